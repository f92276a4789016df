# English. One key a sentence; the keys are the same in every language. A clause without a full
# stop stands inside a sentence; the code makes the first letter of a sentence a capital.
# $count chooses between singular and plural; $gender is the .gender of the piece spoken of.

### Games

game-bagh-chal = Bagh-Chal (Tigers and Goats)
game-fox-and-geese = Fox and Geese
game-fox-and-geese-ten = Fox and Geese, ten-capture edition
game-fox-and-hounds = Fox and Hounds
game-halatafl = Two Foxes (Halatafl)

### Pieces: the noun, .the with the definite article, .a with the indefinite one

piece-any = { $count ->
        [one] piece
       *[other] pieces
    }
    .the = { $count ->
        [one] the piece
       *[other] the pieces
    }
    .a = a piece
    .gender = neuter
piece-fox = { $count ->
        [one] fox
       *[other] foxes
    }
    .the = { $count ->
        [one] the fox
       *[other] the foxes
    }
    .a = a fox
    .gender = neuter
piece-goat = { $count ->
        [one] goat
       *[other] goats
    }
    .the = { $count ->
        [one] the goat
       *[other] the goats
    }
    .a = a goat
    .gender = neuter
piece-goose = { $count ->
        [one] goose
       *[other] geese
    }
    .the = { $count ->
        [one] the goose
       *[other] the geese
    }
    .a = a goose
    .gender = neuter
piece-hound = { $count ->
        [one] hound
       *[other] hounds
    }
    .the = { $count ->
        [one] the hound
       *[other] the hounds
    }
    .a = a hound
    .gender = neuter
piece-tiger = { $count ->
        [one] tiger
       *[other] tigers
    }
    .the = { $count ->
        [one] the tiger
       *[other] the tigers
    }
    .a = a tiger
    .gender = neuter

counted = { $count } { $noun }

### Sides; $count is how many pieces the side has at the start

side-fox =
    .to-move = Fox to move
    .wins = The fox wins
    .stuck = the fox cannot move
side-foxes =
    .to-move = { $count ->
        [one] Fox to move
       *[other] Foxes to move
    }
    .wins = { $count ->
        [one] The fox wins
       *[other] The foxes win
    }
    .stuck = { $count ->
        [one] the fox cannot move
       *[other] the foxes cannot move
    }
side-geese =
    .to-move = Geese to move
    .wins = The geese win
    .stuck = the geese cannot move
side-goats =
    .to-move = Goats to move
    .wins = The goats win
    .stuck = the goats cannot move
side-hounds =
    .to-move = Hounds to move
    .wins = The hounds win
    .stuck = the hounds cannot move
side-tigers =
    .to-move = Tigers to move
    .wins = The tigers win
    .stuck = the tigers cannot move

### Regions; .of follows "every point"

region-last-row = the last row
    .of = of the last row
region-pen = the pen
    .of = of the pen

### Table options, as they stand in titles

option-geese = { $value } geese
option-sideways = { $value ->
        [on] geese may step sideways
       *[off] no steps sideways
    }

### Titles of diagrams

title-start = { $game }: starting position
title-start-options = { $game }: starting position, { $options }
title-position = { $game }: position
title-before = { $game }: position before the first move
title-after = { $game }: position after move { $number }, { $move }

### What a diagram shows

list-two = { $first } and { $second }
shown-pieces = { $noun } on { $points }
shown-none = no { $noun } on the board
shown-hand = in hand: { $pieces }
shown-captured = captured: { $pieces }
shown-quiet = moves in a row without progress: { $plies }

### What happened in a move

happened-step = { $the } moves from { $start } to { $end }
happened-jump = { $the } jumps from { $start } to { $end }, capturing { $captured }
happened-jump-by = { $the } jumps from { $start } by way of { $by } to { $end }, capturing { $captured }
happened-placed = { $a } is placed on { $point }
captured-on = { $the } on { $points }

### How a game ended

result-won = { $wins }: { $reason }
result-draw = Draw: { $reason }
ending-all-passed = { $the } is past every { $noun }
ending-captures = at least { $count } { $noun } have been captured
ending-fewer-than = fewer than { $count } { $noun } are left
ending-fill = there is { $a } on every point { $of_region }
ending-plies = { $plies } moves in a row (both sides counted) without progress
ending-reach = { $the } has reached { $region }
ending-times = { $times ->
        [3] the same position for the third time
       *[other] the same position { $times } times
    }

### Why a move is illegal

refused-direction = { $the } may not step in that direction.
refused-empty = No piece stands on { $point }.
refused-game-over = The game is over.
refused-mandatory = A capture is possible, and capturing is mandatory.
refused-must-continue = { $the } can jump again from { $point }, so it must.
refused-never-jumps = { $the } never jumps.
refused-never-placed = This side places no pieces.
refused-never-steps = { $the } never steps.
refused-no-such-point = The board has no such point.
refused-none-in-hand = No { $noun } is left to place.
refused-not-joined = No line joins the two points.
refused-not-jumped = { $the } on { $point } may not be jumped.
refused-not-yours = { $the } on { $point } belongs to the other side.
refused-nothing-to-jump = No piece stands on { $point } to be jumped.
refused-occupied = { $point } is not empty.
refused-one-jump = { $the } makes only one jump a turn.
refused-outside = No { $noun } may be placed on { $point }.
refused-place-first = While pieces are in hand, one of them must be placed.
refused-too-far = { $point } is more than one step away.

### Labels of a figure

label-example = Worked example: { $game }
label-start = Start
label-move = Move { $number }
label-file = Open this diagram as a file (SVG)
