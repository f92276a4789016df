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
    .of = of the piece
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
    .of = of the attacker
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
    .of = of the defender
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
    .of = of the fox
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
    .of = of the goat
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
    .of = of the goose
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
    .of = of the hound
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
    .of = of the king
    .gender = masculine
piece-tiger = { $count ->
        [one] tiger
       *[other] tigers
    }
    .the = { $count ->
        [one] the tiger
       *[other] the tigers
    }
    .a = a tiger
    .of = of the tiger
    .gender = neuter

counted = { $count } { $noun }

### Sides; $count is how many pieces the side has at the start

side-attackers =
    .to-move = { $count ->
        [one] Attacker to move
       *[other] Attackers to move
    }
    .wins = { $count ->
        [one] The attacker wins
       *[other] The attackers win
    }
    .won = { $count ->
        [one] the attacker has won
       *[other] the attackers have won
    }
    .stuck = { $count ->
        [one] the attacker cannot move
       *[other] the attackers cannot move
    }
    .the = { $count ->
        [one] the attacker
       *[other] the attackers
    }
    .of = { $count ->
        [one] of the attacker
       *[other] of the attackers
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = neuter
side-defenders =
    .to-move = { $count ->
        [one] Defender to move
       *[other] Defenders to move
    }
    .wins = { $count ->
        [one] The defender wins
       *[other] The defenders win
    }
    .won = { $count ->
        [one] the defender has won
       *[other] the defenders have won
    }
    .stuck = { $count ->
        [one] the defender cannot move
       *[other] the defenders cannot move
    }
    .the = { $count ->
        [one] the defender
       *[other] the defenders
    }
    .of = { $count ->
        [one] of the defender
       *[other] of the defenders
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = neuter
side-fox =
    .to-move = { $count ->
        [one] Fox to move
       *[other] Foxes to move
    }
    .wins = { $count ->
        [one] The fox wins
       *[other] The foxes win
    }
    .won = { $count ->
        [one] the fox has won
       *[other] the foxes have won
    }
    .stuck = { $count ->
        [one] the fox cannot move
       *[other] the foxes cannot move
    }
    .the = { $count ->
        [one] the fox
       *[other] the foxes
    }
    .of = { $count ->
        [one] of the fox
       *[other] of the foxes
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = neuter
side-foxes =
    .to-move = { $count ->
        [one] Fox to move
       *[other] Foxes to move
    }
    .wins = { $count ->
        [one] The fox wins
       *[other] The foxes win
    }
    .won = { $count ->
        [one] the fox has won
       *[other] the foxes have won
    }
    .stuck = { $count ->
        [one] the fox cannot move
       *[other] the foxes cannot move
    }
    .the = { $count ->
        [one] the fox
       *[other] the foxes
    }
    .of = { $count ->
        [one] of the fox
       *[other] of the foxes
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = neuter
side-geese =
    .to-move = { $count ->
        [one] Goose to move
       *[other] Geese to move
    }
    .wins = { $count ->
        [one] The goose wins
       *[other] The geese win
    }
    .won = { $count ->
        [one] the goose has won
       *[other] the geese have won
    }
    .stuck = { $count ->
        [one] the goose cannot move
       *[other] the geese cannot move
    }
    .the = { $count ->
        [one] the goose
       *[other] the geese
    }
    .of = { $count ->
        [one] of the goose
       *[other] of the geese
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = neuter
side-goats =
    .to-move = { $count ->
        [one] Goat to move
       *[other] Goats to move
    }
    .wins = { $count ->
        [one] The goat wins
       *[other] The goats win
    }
    .won = { $count ->
        [one] the goat has won
       *[other] the goats have won
    }
    .stuck = { $count ->
        [one] the goat cannot move
       *[other] the goats cannot move
    }
    .the = { $count ->
        [one] the goat
       *[other] the goats
    }
    .of = { $count ->
        [one] of the goat
       *[other] of the goats
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = neuter
side-hounds =
    .to-move = { $count ->
        [one] Hound to move
       *[other] Hounds to move
    }
    .wins = { $count ->
        [one] The hound wins
       *[other] The hounds win
    }
    .won = { $count ->
        [one] the hound has won
       *[other] the hounds have won
    }
    .stuck = { $count ->
        [one] the hound cannot move
       *[other] the hounds cannot move
    }
    .the = { $count ->
        [one] the hound
       *[other] the hounds
    }
    .of = { $count ->
        [one] of the hound
       *[other] of the hounds
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = neuter
side-tigers =
    .to-move = { $count ->
        [one] Tiger to move
       *[other] Tigers to move
    }
    .wins = { $count ->
        [one] The tiger wins
       *[other] The tigers win
    }
    .won = { $count ->
        [one] the tiger has won
       *[other] the tigers have won
    }
    .stuck = { $count ->
        [one] the tiger cannot move
       *[other] the tigers cannot move
    }
    .the = { $count ->
        [one] the tiger
       *[other] the tigers
    }
    .of = { $count ->
        [one] of the tiger
       *[other] of the tigers
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = neuter

### Regions: what a piece reaches; .of follows "every point", .at follows "stands"

region-beside-throne = { $rules ->
        [ard-ri] a square beside the centre
        [tablut-linnaeus] a square beside the castle
       *[other] a square beside the throne
    }
    .of = { $rules ->
        [ard-ri] beside the centre
        [tablut-linnaeus] beside the castle
       *[other] beside the throne
    }
    .at = { $rules ->
        [ard-ri] beside the centre
        [tablut-linnaeus] beside the castle
       *[other] beside the throne
    }
    .name = { $rules ->
        [ard-ri] squares beside the centre
        [tablut-linnaeus] squares beside the castle
       *[other] squares beside the throne
    }
    .gender = neuter
region-corners = a corner
    .of = of the corners
    .at = on a corner
    .name = corners
    .gender = neuter
region-edge = the edge
    .of = of the edge
    .at = on the edge
    .name = edge
    .gender = neuter
region-last-row = the last row
    .of = of the last row
    .at = on the last row
    .name = last row
    .gender = neuter
region-pen = the pen
    .of = of the pen
    .at = in the pen
    .name = pen
    .gender = neuter
region-throne = { $rules ->
        [ard-ri] the centre
        [tablut-linnaeus] the castle
       *[other] the throne
    }
    .of = { $rules ->
        [ard-ri] of the centre
        [tablut-linnaeus] of the castle
       *[other] of the throne
    }
    .at = { $rules ->
        [ard-ri] on the centre
        [tablut-linnaeus] in the castle
       *[other] on the throne
    }
    .name = { $rules ->
        [ard-ri] centre
        [tablut-linnaeus] castle
       *[other] throne
    }
    .gender = neuter
at-throne-beside-throne = { $rules ->
        [ard-ri] on the centre or beside it
        [tablut-linnaeus] in the castle or beside it
       *[other] on the throne or beside it
    }

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
result-stuck = { $it } cannot move
result-draw = Draw: { $reason }
ending-all-passed = { $the } is past { $passed ->
        [1] { $the_passed }
       *[other] every { $noun }
    }
ending-captures = { $total ->
        [1] { $the } has been captured
       *[other] at least { $count } { $noun } { $count ->
            [one] has
           *[other] have
        } been captured
    }
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
ending-fill = there is { $a } { $count ->
        [1] { $at_region }
       *[other] on every { $cells ->
            [squares] square
           *[points] point
        } { $of_region }
    }
ending-fort = { $the } stands { $at_region } in an exit fort that can never be broken
ending-plies = { $plies ->
        [1] one move
       *[other] { $plies } moves in a row (both sides counted)
    } without progress
ending-reach = { $the } has reached { $region }
ending-times = { $outcome ->
        [won] the same position has occurred
       *[draw] the same position
    } for the { $ordinal } time

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
label-legend = A dashed ring marks a place that the text mentions, an arrow the last move, a red cross a captured piece.
label-file = Open this diagram as a file (SVG)

### Numbers in words. $value is a number below twenty, or full tens or hundreds; $rest are the
### words of what follows it. $gender is that of the noun counted.

number-small = { $value ->
        [0] zero
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
       *[19] nineteen
    }
number-tens = { $value ->
        [20] twenty
        [30] thirty
        [40] forty
        [50] fifty
        [60] sixty
        [70] seventy
        [80] eighty
       *[90] ninety
    }
number-hundreds = { $value ->
        [100] one hundred
        [200] two hundred
        [300] three hundred
        [400] four hundred
        [500] five hundred
        [600] six hundred
        [700] seven hundred
        [800] eight hundred
       *[900] nine hundred
    }
number-over-tens = { number-tens }-{ $rest }
number-over-hundreds = { number-hundreds } and { $rest }
# Words that count beside the numbers above, for the list of numbers in guides.
number-besides = hundreds thousand thousands million dozen dozens half halves twice thrice double pair couple quarter
# Abbreviations of one word; the full stop of one ends no sentence.
abbreviations = etc. approx. cf. vs. fig. ca. resp.
number-digits = { NUMBER($value) }

### Ordinal numbers; in digits $tens and $units are the last two figures of $value

ordinal-small = { $value ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
        [13] thirteenth
        [14] fourteenth
        [15] fifteenth
        [16] sixteenth
        [17] seventeenth
        [18] eighteenth
       *[19] nineteenth
    }
ordinal-tens = { $value ->
        [20] twentieth
        [30] thirtieth
        [40] fortieth
        [50] fiftieth
        [60] sixtieth
        [70] seventieth
        [80] eightieth
       *[90] ninetieth
    }
ordinal-hundreds = { $value ->
        [100] hundredth
        [200] two hundredth
        [300] three hundredth
        [400] four hundredth
        [500] five hundredth
        [600] six hundredth
        [700] seven hundredth
        [800] eight hundredth
       *[900] nine hundredth
    }
ordinal-over-tens = { number-tens }-{ $rest }
ordinal-over-hundreds = { number-hundreds } and { $rest }
ordinal-digits = { NUMBER($value) }{ $tens ->
        [1] th
       *[other] { $units ->
            [1] st
            [2] nd
            [3] rd
           *[other] th
        }
    }

# Number words that mostly count nothing; a search for numbers passes them over.
number-in-passing = one first

### What else is counted than pieces

noun-capture = { $count ->
        [one] capture
       *[other] captures
    }
    .gender = neuter
noun-column = { $count ->
        [one] column
       *[other] columns
    }
    .gender = neuter
noun-line = { $count ->
        [one] line
       *[other] lines
    }
    .gender = neuter
noun-move = { $count ->
        [one] move
       *[other] moves
    }
    .gender = neuter
noun-point = { $count ->
        [one] point
       *[other] points
    }
    .gender = neuter
noun-position = { $count ->
        [one] position
       *[other] positions
    }
    .gender = neuter
noun-row = { $count ->
        [one] row
       *[other] rows
    }
    .gender = neuter
noun-square = { $count ->
        [one] square
       *[other] squares
    }
    .gender = neuter
noun-time = { $count ->
        [one] time
       *[other] times
    }
    .gender = neuter
noun-turn = { $count ->
        [one] turn
       *[other] turns
    }
    .gender = neuter

range = { $first } to { $last }

### Rules in sentences: names and small parts. $number is one or many; $it, $him and $his are pronouns

list-or = { $first } or { $second }
list-nor = { $first } or { $second }
list-clauses = { $first }, and { $second }
pronoun = { $number ->
        [one] { $gender ->
            [masculine] he
           *[neuter] it
        }
       *[many] they
    }
    .object = { $number ->
        [one] { $gender ->
            [masculine] him
           *[neuter] it
        }
       *[many] them
    }
    .own = { $number ->
        [one] { $gender ->
            [masculine] his
           *[neuter] its
        }
       *[many] their
    }
every-piece = every piece
    .number = one
    .gender = neuter
own-piece = piece of that side
    .gender = neuter
enemies = enemies
    .gender = neuter
all-left = { $count ->
        [one] the remaining { $noun }
       *[other] all remaining { $noun }
    }
any-piece = any { $noun }
pieces-or = { $nouns } ({ $these })
none-left = no { $noun } is left
board-edge = the edge of the board
anywhere = of the board

### Directions of a step, and where "forward" lies on the board

way-any = { $along ->
        [rows] along a row or column
        [diagonals] diagonally, in any direction,
       *[lines] along a line, in any direction,
    }
way-along = { $ways }{ $along ->
        [lines] , along a line,
       *[other] { "" }
    }
way-forward = straight forward
way-forward-diagonal = diagonally forward
way-sideways = sideways
way-backward = straight backward
way-backward-diagonal = diagonally backward
way-ahead = forward
way-back = backward
facing-up = up the board
facing-down = down the board
facing-left = to the left
facing-right = to the right

### Rules in sentences: how pieces move

rule-step = { $subject } { $number ->
        [one] steps
       *[many] step
    } one { $cells ->
        [squares] square
       *[points] point
    } { $way } to an empty { $cells ->
        [squares] square
       *[points] point
    }{ $never ->
        [nothing] { "" }
       *[other] , but never { $never }
    }{ $captures ->
        [never] , and { $it } never { $number ->
            [one] captures
           *[many] capture
        }
       *[ever] { "" }
    }
rule-facing = forward means { $facing }
rule-slide = { $subject } { $number ->
        [one] moves
       *[many] move
    } any number of empty { $cells ->
        [squares] squares
       *[points] points
    } { $along ->
        [rows] along a row or column, like a chess rook
        [diagonals] diagonally, like a chess bishop
       *[lines] along a line
    }{ $captures ->
        [never] , and { $it } never { $number ->
            [one] captures
           *[many] capture
        }
       *[ever] { "" }
    }
rule-jump = { $subject } { $number ->
        [one] captures
       *[many] capture
    } { $prey } next to { $him } by jumping over { $prey_him } { $along ->
        [rows] along a row or column
        [diagonals] diagonally
       *[lines] along a line
    } to the empty { $cells ->
        [squares] square
       *[points] point
    } directly behind
rule-jump-then = { $then ->
        [may-continue] after a jump { $it } may stop or jump again in the same turn, in any direction{ $optional ->
            [yes] , and { $it } need never capture
           *[no] { "" }
        }
        [must-continue] { $optional ->
            [yes] { $it } need never capture, but after a jump { $it } must jump again in the same turn as long as { $it } can, in any direction
           *[no] after a jump { $it } must jump again in the same turn as long as { $it } can, in any direction
        }
       *[once] { $it } { $number ->
            [one] makes
           *[many] make
        } only one jump a turn{ $optional ->
            [yes] , and need never capture
           *[no] { "" }
        }
    }
rule-place = { $subject } in hand is placed on any empty { $cells ->
        [squares] square
       *[points] point
    } { $where }, and that is the whole turn
rule-mandatory = when { $the } { $placing ->
        [first] { $number ->
            [one] has
           *[many] have
        } nothing left to place and can capture
       *[never] can capture
    }, { $it } must, and every other move is forbidden; where there is more than one way to capture, the choice is free
rule-place-first = as long as { $hand ->
        [1] { $a } is in hand, every turn { $of } places { $it }
       *[other] there are { $nouns } in hand, every turn { $of } places one of them
    }{ $size ->
        [1] { "" }
       *[other] , and no { $noun } on the board may move
    }{ $other ->
        [nobody] { "" }
       *[someone] ; { $other } { $number ->
            [one] moves from its
           *[many] move from their
        } first turn on
    }

### Rules in sentences: squares that are closed to some pieces, or help to capture

rule-closed = { $pass ->
        [free] any piece may pass over { $over }, but { $who ->
            [nobody] none
           *[someone] only { $who }
        } may stop { $at }
        [shut] { $who ->
            [nobody] { $crossers ->
                [nobody] no piece may stop { $at } or pass over { $over }
               *[someone] no piece may stop { $at }, and only { $crossers } may pass over { $over }
            }
           *[someone] only { $who } may stop { $at }, and { $crossers ->
                [nobody] no piece
               *[someone] only { $crossers }
            } may pass over { $over }
        }
       *[nothing] { $who ->
            [nobody] no piece
           *[someone] only { $who }
        } may stop { $at }
    }
rule-closed-behind = once { $leaver } has left { $region }, no piece may stop there or pass over { $him }, not even { $leaver }
pass-empty = { $region } while { $it } is empty
helper-empty = { $region } (while { $it } is empty)
helper-even = { $region } (even with { $who } there)
rule-helpers = { $helpers } can take the place of one of the two
special-helpers = against { $victims }, { $helpers } can take the place of a captor
rule-too-few = there are too few pieces in this game for that ever to happen
special-none = no { $cells ->
        [squares] square
       *[points] point
    } is closed, and none helps to capture

### Rules in sentences: captures where a piece arrives

rule-custodial = { $victim } is captured when { $captor } moves next to { $him } and so closes { $him } in between { $pair ->
        [self] { $captor_gender ->
            [masculine] himself
           *[neuter] itself
        } and { $helpers }
       *[two] two { $enemies }
    } { $along ->
        [rows] along a row or column
        [diagonals] on a diagonal
       *[lines] on a line
    }{ $except ->
        [nowhere] { "" }
       *[somewhere] , except { $except }
    }{ $safe ->
        [told] ; a piece that itself steps in between two enemies is safe
       *[known] { "" }
    }
rule-unarmed = { $who } { $number ->
        [one] takes
       *[many] take
    } no part in this
rule-surround = { $where ->
        [anywhere] { $victim }
       *[somewhere] { $where }, { $victim }
    } is captured when { $captor } moves next to { $him } and { $sides ->
        [0] every side of { $him } is
        [1] the only side of { $him } is
        [2] both of { $his } sides are
       *[other] all { $number_of_sides } of { $his } sides are
    } then closed by { $enemies }{ $without ->
        [nothing] { "" }
       *[something] , but only if { $without }
    }
rule-surround-also = { $helpers ->
        [nothing] { $safe } { $it } { $never ->
            [at-all] is never captured
           *[but] is not captured in this way
        }
       *[something] { $safe ->
            [nowhere] { $helpers } also closes a side
           *[somewhere] { $helpers } also closes a side, but { $safe } { $it } { $never ->
                [at-all] is never captured
               *[but] is not captured in this way
            }
        }
    }
rule-shieldwall = { $named ->
        [yes] shieldwall:{" "}
       *[no] { "" }
    }two or more { $nouns } side by side along { $the } are captured together when each of them has { $captor } directly in front, one end of the row is closed already, and { $captor } moves to the other end
rule-shieldwall-also = { $corners ->
        [nothing] { $members } { $number ->
            [one] counts
           *[many] count
        } as part of the row but cannot be captured this way
       *[something] { $members ->
            [nobody] { $corners } also closes an end
           *[somebody] { $corners } also closes an end, and { $members } { $number ->
                [one] counts
               *[many] count
            } as part of the row but cannot be captured this way
        }
    }

### Rules in sentences: how a game ends

rule-won = { $wins } { $when }
rule-drawn = the game is a draw { $when }
rule-stuck = { $outcome ->
        [lost] a side that cannot move on its turn loses
       *[draw] if the side whose turn it is cannot move, the game is a draw
    }
unreachable-only-forward = in play this never comes about, because every move of { $the } goes forward
when-all-passed = when { $the } has passed { $passed ->
        [1] { $the_passed } and stands behind { $passed_him } (being level is not enough)
       *[other] every { $noun } and stands behind all of them (being level with one is not enough)
    }
when-cannot-move = when { $the } cannot move on { $his } turn
when-captures = when { $total ->
        [1] { $the } is captured
       *[other] { $number_of } { $noun } { $count ->
            [one] has
           *[other] have
        } been captured
    }
when-encircled = when { $pieces } { $count ->
        [one] is enclosed by { $enemies } so that { $it } cannot
       *[other] are enclosed by { $enemies } so that none of them can
    } reach { $region }
when-fewer-than = when { $count ->
        [1] { $total ->
            [one] { $the } is captured
           *[other] { $the } have all been captured
        }
       *[other] fewer than { $number_of } { $noun } are left{ $hand ->
            [some] , those in hand included
           *[none] { "" }
        }
    }
when-fill = when there is { $a } { $count ->
        [1] { $at_region }
       *[other] on each of the { $number_of } { $cells ->
            [squares] squares
           *[points] points
        } { $of_region }
    }
when-fort = when { $the } stands { $at_region } in an exit fort: { $it } can still move, no { $noun } is inside, and { $walls_number ->
        [one] { $walls } that walls { $him } in can never be captured
       *[many] none of the { $walls } that wall { $him } in can ever be captured
    }
when-plies = when { $plies ->
        [1] one move has passed
       *[other] { $plies } moves in a row, counting both sides, have passed
    } { $quiet }
when-reach = when { $the } reaches { $region }
when-times = when the same position, with the same side to move, occurs for the { $ordinal } time
quiet-capture = without a capture
quiet-forward-step = without { $pieces } stepping { $both ->
        [yes] straight or diagonally forward
       *[no] forward
    }
quiet-placement = without { $pieces } being placed

### The rules in brief: what no rule of its own says

brief-turn = { $the } { $number ->
        [one] moves
       *[many] move
    } first; after that the sides take turns, one move each, and nobody may pass
brief-no-captures = nothing is captured in this game
brief-no-repetition = there is no rule on repetition: a position may come back any number of times
brief-no-draw = there are no draws
brief-no-draw-forward = there are no draws: { $way ->
        [forward] every move { $of } goes forward
        [backward] every move { $of } goes backward
       *[mixed] no move { $of } can ever be undone
    }, so no position can come back
brief-order = if one move brings about several of these endings at once, the one named first here decides
brief-example = { $count ->
        [one] example
       *[other] examples
    } { $number }

### Facts of a game

facts-players = Players
facts-board = Board
facts-pieces = Pieces
facts-start = Starting position
facts-first = Moves first
facts-options = Table options
fact-players = two, { $first } against { $second }
fact-board = { $shape ->
        [grid] { $cells ->
            [squares] { $rows }×{ $columns } squares
           *[points] { $points } points in { $rows } rows and { $columns } columns
        }
        [colour] the { $points } squares of one colour on a board of { $rows }×{ $columns }
        [cross] { $cells ->
            [squares] a cross of { $points } squares
           *[points] a cross of { $points } points
        }
       *[other] { $cells ->
            [squares] { $points } squares
           *[points] { $points } points
        }
    }
fact-lines = { $lines ->
        [rows] joined along rows and columns
        [diagonals] joined along diagonals
        [all] joined along rows, columns and all diagonals
        [even] joined along rows and columns, with diagonals through every second point
       *[other] joined as the lines show
    }
fact-region = { $name } { $points }
fact-pieces = { $first } against { $second }
fact-in-hand = { $pieces } ({ $hand ->
        [one] in hand at the start
        [all] all in hand at the start
       *[some] { $in_hand } of them in hand at the start
    })
fact-standing = { $the } on { $points }
fact-rows = every { $cells ->
        [squares] square
       *[points] point
    } of { $count ->
        [one] row
       *[other] rows
    } { $rows }
fact-also = { $rows } and on { $points }
fact-rest = the others as in the picture
fact-empty = the board is empty
fact-picture = as in the picture

### The table of changes, and the names of these parts

changes-title = What changes from { $game }
changes-moves = How { $the } { $number ->
        [one] moves
       *[many] move
    }
changes-moves-all = How the pieces move
changes-special = { $cells ->
        [squares] Special squares
       *[points] Special points
    }
changes-capture = Capturing
changes-capture-of = Capturing { $the }
changes-shieldwall = Shieldwall
changes-wins = How { $the } { $number ->
        [one] wins
       *[many] win
    }
changes-encircled = Encirclement
changes-fort = Exit fort
changes-draws = Repetition and draws
changes-stuck = No move left
changes-otherwise = arranged in another way
changes-none = none
review-facts = At a glance
review-rules = The rules in brief

### How far the rules of a game are proven; $why is the reason why some never come into play

proven-rules = { $count ->
        [one] The engine plays this game by one rule, and an example proves it.
       *[other] The engine plays this game by { $count } rules, and each of them is proven by an example.
    }
proven-game = { $game }: { $count ->
        [one] one rule in the engine, and an example proves it.
       *[other] { $count } rules in the engine, each of them proven by an example.
    }
proven-beyond = { $count ->
        [one] One more rule never comes into play
       *[other] { $count } more rules never come into play
    }, because { $why ->
       *[only-forward] one side only ever moves forward
    }.

### The head and the frame of a page; head-locale is the country whose spelling is used

head-locale = en_GB
head-title = { $title } | { $site }
head-guide = { $title } – rules
frame-menu = Menu
frame-variant-of = A variant of { $game }
frame-not-translated-yet = This page has not been translated yet.
frame-not-translated = This page has not been translated into English yet. { $language ->
        [pt] It is shown in Portuguese.
        [sv] It is shown in Swedish.
       *[other] It is shown in another language.
    }
frame-version = Version { $version }
frame-version-commit = Version { $version }, commit { $commit }
frame-made-with = Made with { $tool }

### The page for what is not found

not-found-title = Page not found
not-found-text = There is no page at this address. It may have moved, or the address has a slip in it.
not-found-home = Go to the home page

### Stepping through a figure, and asking its board

label-told = In words
label-picture = Position
label-picture-before = Position before the first move
label-picture-after = Position after move { $number }
label-step-first = To the start
label-step-back = Back one move
label-step-forward = Forward one move
label-step-last = To the end
label-step-steps = Steps through the example
label-step-moves = Moves
label-step-copy = Copy link
label-step-copied = Copied
label-step-address = The link is in the address bar
label-ask-try = Try a move
label-ask-done = Done
label-ask-board = Board
label-ask-choose = Choose a piece, then where it should go.
label-ask-place = Choose where { $the } should go.
label-ask-either = Choose a piece and then where it should go, or where to place { $the }.
label-ask-legal = Legal move.
label-ask-illegal = Illegal move.
label-ask-or = Or:
label-ask-can = Can go to:
label-ask-cannot = Cannot move.
label-ask-empty = empty

### Boards to print, and what stands on their sheets

print-title = Print and play
print-how = Print the board and the pieces, cut the pieces out, and play. When you print, choose 100% or “actual size”. The line at the foot of each sheet shows whether the size is right.
print-here = Print this board and its pieces
print-one = Board and pieces
print-large = Large board and pieces
print-link = { $what } ({ $paper }, { $format })
print-on-squares = { $count ->
        [one] one sheet for the board
       *[other] { $count } sheets for the board, to be glued together
    }, with squares of { $size } mm
print-on-points = { $count ->
        [one] one sheet for the board
       *[other] { $count } sheets for the board, to be glued together
    }, with points { $size } mm apart
print-drawings = As drawings (SVG)
sheet-document = { $game }: board and pieces
sheet-board = Board
sheet-pieces = Pieces
sheet-of = Board, sheet { $number } of { $count }
sheet-scale-mm = This line is 100 mm long. If yours is not, print at 100% (“actual size”).
sheet-scale-inches = This line is 4 inches long. If yours is not, print at 100% (“actual size”).
sheet-glue = Glue here
sheet-join = Cut the picture out along the marks, but leave the grey strips on. Put glue on a strip and lay the next sheet on it so that the lines meet.
sheet-played-with = The game is played with { $pieces }.
sheet-up-to = If you agree to play with more, there are enough here for { $pieces }.
sheet-spares = The others are spares.
sheet-tip = Stiff paper is best, or glue the sheet to cardboard before you cut. Coins, buttons or beads will do instead.
sheet-start = Starting position
sheet-brief = The rules in brief

### The home page, and how a game is filed there

home-filter = Which game shall it be?
home-family = Family
home-places = Size of the board
home-length = Length of a game
home-any = Any
home-none = No game of this family fits that choice.
card-sides = { $first } against { $second }
family-hunt = Hunt games
family-tafl = Tafl games
length-short = short
length-medium = medium
length-long = long
places-small = up to 50 places
places-medium = 51 to 100
places-large = more than 100
size-also = { $first }, also { $others }
size-points = { $count } points
size-squares = { $columns }×{ $rows } squares

### Each game in two sentences, for its card

summary-alea-evangelii = The largest of the family, from a manuscript of about 1140: { $attacker } attackers, { $defender } defenders, and a long way to the corner.
summary-ard-ri = { $attacker } attackers and { $defender } defenders crowded onto { $places } squares. Nobody goes farther than one step, and the king needs only the edge.
summary-bagh-chal = { $tiger } tigers and { $goat } goats: the national board game of Nepal. The goats come onto the board one by one and try to shut the tigers in.
summary-brandubh = { $attacker } attackers against { $defender } men and their king: the family at its smallest. Away from the throne, two captors are enough to take the king.
summary-copenhagen-hnefatafl = The modern tournament game, with shieldwall, exit fort and encirclement. Its rules serve on boards of four sizes.
summary-fetlar-hnefatafl = The rules of the championships on Fetlar in Shetland. No shieldwall and no exit fort: only the corner counts.
summary-fox-and-geese = { $fox } fox against { $goose } geese on a cross of crowded lines. The fox captures by jumping, and the geese crowd it in.
summary-fox-and-geese-ten = The same hunt on a board with fewer lines. Geese may always step sideways, and the fox needs { $captures } captures.
summary-fox-and-hounds = A short game on one colour of a chessboard. The fox tries to slip past { $hound } hounds that never turn back.
summary-halatafl = { $fox } foxes, which must capture whenever they can, against { $goose } geese. The geese win by filling the pen.
summary-tablut = { $attacker } attackers around a king and his { $defender } men. The king wants to reach a corner. Our standard for the whole family.
summary-tablut-linnaeus = The game that Linnaeus saw played in Lapland in 1732. The castle closes behind the king, who needs only the edge.
summary-tawlbwrdd = A Welsh game in which no square is closed to anyone. The king is captured like any piece, and wins on any edge square.

### The table that compares all games

matrix-caption = All games side by side
matrix-game = Game
matrix-board = Board
matrix-places = Places
matrix-pieces = Pieces
matrix-begins = First move
matrix-captures = How the sides capture
matrix-king = How the king is captured
matrix-mandatory = Must you capture?
matrix-wins = How each side wins
matrix-draws = Draws
matrix-on-lines = { $columns }×{ $rows }, on lines
matrix-jump = by a jump
matrix-jumps = by jumps, several in a turn
matrix-custodial = from two sides
matrix-surround = from all sides
matrix-shieldwall = by shieldwall
matrix-where = { $where }: { $how }
matrix-elsewhere = on other squares
matrix-except = { $how }, but not { $where }
matrix-without = { $where }, only without { $nouns }
matrix-nothing = –
matrix-free = No
matrix-bound = Yes, { $sides }
matrix-none = None
