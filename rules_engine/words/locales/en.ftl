# English. One key a sentence; the keys are the same in every language. A clause without a full
# stop stands inside a sentence; the code makes the first letter of a sentence a capital.
# $count chooses between singular and plural; $gender is the .gender of the piece spoken of.

### Games

game-alea-evangelii = Alea Evangelii
game-ard-ri = Ard Ri
game-bagh-chal = Bagh-Chal (Tigers and Goats)
game-brandubh = Brandubh
game-copenhagen-hnefatafl = Copenhagen Hnefatafl
game-copenhagen-hnefatafl-13 = Copenhagen Hnefatafl 13×13
game-copenhagen-hnefatafl-7 = Copenhagen Hnefatafl 7×7
game-copenhagen-hnefatafl-9 = Copenhagen Hnefatafl 9×9
game-fetlar-hnefatafl = Fetlar Hnefatafl
game-fox-and-geese = Fox and Geese
game-fox-and-geese-ten = Fox and Geese, ten-capture edition
game-fox-and-hounds = Fox and Hounds
game-halatafl = Two Foxes (Halatafl)
game-tablut = Tablut
game-tablut-linnaeus = Tablut after Linnaeus
game-tawlbwrdd = Tawlbwrdd

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
piece-attacker = { $count ->
        [one] attacker
       *[other] attackers
    }
    .the = { $count ->
        [one] the attacker
       *[other] the attackers
    }
    .a = an attacker
    .gender = neuter
piece-defender = { $count ->
        [one] defender
       *[other] defenders
    }
    .the = { $count ->
        [one] the defender
       *[other] the defenders
    }
    .a = a defender
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
piece-king = { $count ->
        [one] king
       *[other] kings
    }
    .the = { $count ->
        [one] the king
       *[other] the kings
    }
    .a = a king
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

side-attackers =
    .to-move = Attackers to move
    .wins = The attackers win
    .stuck = the attackers cannot move
side-defenders =
    .to-move = Defenders to move
    .wins = The defenders win
    .stuck = the defenders cannot move
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

### Regions: what a piece reaches; .of follows "every point", .at follows "stands"

region-beside-throne = a square beside the throne
    .of = beside the throne
    .at = beside the throne
region-corners = a corner
    .of = of the corners
    .at = on a corner
region-edge = the edge
    .of = of the edge
    .at = on the edge
region-last-row = the last row
    .of = of the last row
    .at = on the last row
region-pen = the pen
    .of = of the pen
    .at = in the pen
region-throne = the throne
    .of = of the throne
    .at = on the throne

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
shown-hostile = { $count ->
        [one] hostile square
       *[other] hostile squares
    }: { $points }
shown-quiet = moves in a row without progress: { $plies }

### What happened in a move

happened-step = { $the } moves from { $start } to { $end }
happened-jump = { $the } jumps from { $start } to { $end }, capturing { $captured }
happened-jump-by = { $the } jumps from { $start } by way of { $by } to { $end }, capturing { $captured }
happened-capture = { $the } moves from { $start } to { $end }, capturing { $captured }
happened-placed = { $a } is placed on { $point }

### What was captured, by the rule that took it: it follows "capturing"

captured-custodial = { $the } on { $points }
captured-jump = { $the } on { $points }
captured-shieldwall = by shieldwall { $the } on { $points }
captured-surround = { $the }, surrounded on { $points }

### How a game ended

result-won = { $wins }: { $reason }
result-draw = Draw: { $reason }
ending-all-passed = { $the } is past every { $noun }
ending-captures = at least { $count } { $noun } have been captured
ending-encircled = { $pieces } { $count ->
        [one] is
       *[other] are
    } encircled and can no longer reach { $region }
ending-fewer-than = { $count ->
        [1] { $total ->
            [one] { $the } has been captured
           *[other] { $the } have all been captured
        }
       *[other] fewer than { $count } { $noun } are left
    }
ending-fill = there is { $a } on every point { $of_region }
ending-fort = { $the } stands { $at_region } in an exit fort that can never be broken
ending-plies = { $plies } moves in a row (both sides counted) without progress
ending-reach = { $the } has reached { $region }
ending-times = { $outcome ->
        [won] the same position has occurred
       *[draw] the same position
    } { $times ->
        [3] for the third time
       *[other] { $times } times
    }

### Why a move is illegal

refused-blocked = A piece on { $point } is in the way.
refused-closed = { $the } may not enter { $point }.
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
refused-not-a-jump = A jump goes over exactly one point of a line.
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
label-legend = A dashed ring marks a place that the words speak of, an arrow the last move, a red cross a captured piece.
label-file = Open this diagram as a file (SVG)
