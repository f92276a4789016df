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

### The head and the frame of a page; head-locale is the country whose spelling is used

head-locale = en_GB
head-title = { $title } | { $site }
head-guide = { $title } – rules
frame-menu = Menu
frame-variant-of = A variant of { $game }
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
size-squares = { $columns } × { $rows } squares

### Each game in two sentences, for its card

summary-alea-evangelii = The largest of the family, from a manuscript of about 1140. Forty-eight attackers, twenty-four defenders, and a long way to the corner.
summary-ard-ri = Sixteen attackers and eight defenders crowded onto forty-nine squares. Nobody goes farther than one step, and the king needs only the edge.
summary-bagh-chal = Four tigers and twenty goats: the national board game of Nepal. The goats come onto the board one by one and try to shut the tigers in.
summary-brandubh = Eight attackers against four men and their king: the family at its smallest. Away from the throne, two captors are enough to take the king.
summary-copenhagen-hnefatafl = The modern tournament game, with shieldwall, exit fort and encirclement. Its rules serve on boards of four sizes.
summary-fetlar-hnefatafl = The rules of the championships on Fetlar in Shetland. No shieldwall and no exit fort: only the corner counts.
summary-fox-and-geese = One fox against thirteen geese on a cross of crowded lines. The fox captures by jumping, and the geese crowd it in.
summary-fox-and-geese-ten = The same hunt on a board with fewer lines. Geese may always step sideways, and the fox needs ten captures.
summary-fox-and-hounds = A short game on one colour of a chessboard. The fox tries to slip past four hounds that never turn back.
summary-halatafl = Two foxes, which must capture whenever they can, against twenty geese. The geese win by filling the pen.
summary-tablut = Sixteen attackers around a king and his eight men. The king wants to reach a corner. Our standard for the whole family.
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
matrix-on-lines = { $columns } × { $rows }, on lines
matrix-jump = by a jump
matrix-jumps = by jumps, several in a turn
matrix-custodial = from two sides
matrix-surround = from all sides
matrix-shieldwall = by shieldwall
matrix-where = { $where }: { $how }
matrix-elsewhere = elsewhere
matrix-except = { $how }, but not { $where }
matrix-without = { $where }, without { $nouns }
matrix-nothing = –
matrix-free = No
matrix-bound = Yes, { $sides }
matrix-none = None
