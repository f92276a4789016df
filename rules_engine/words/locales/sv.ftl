# Svenska. Nycklarna är desamma i alla språk; se en.ftl.

### Spel

game-alea-evangelii = Alea Evangelii
game-ard-ri = Ard Ri
game-bagh-chal = Bagh-Chal (Tigrar och getter)
game-brandubh = Brandubh
game-copenhagen-hnefatafl = Köpenhamns-hnefatafl
game-copenhagen-hnefatafl-13 = Köpenhamns-hnefatafl 13×13
game-copenhagen-hnefatafl-7 = Köpenhamns-hnefatafl 7×7
game-copenhagen-hnefatafl-9 = Köpenhamns-hnefatafl 9×9
game-fetlar-hnefatafl = Fetlar-hnefatafl
game-fox-and-geese = Räv och gäss
game-fox-and-geese-ten = Räv och gäss, utgåvan med tio slag
game-fox-and-hounds = Räv och hundar
game-halatafl = Två rävar (Halatafl)
game-tablut = Tablut
game-tablut-linnaeus = Tablut enligt Linné
game-tawlbwrdd = Tawlbwrdd

### Pjäser: substantivet, .the i bestämd form, .a med obestämd artikel

piece-any = { $count ->
        [one] pjäs
       *[other] pjäser
    }
    .the = { $count ->
        [one] pjäsen
       *[other] pjäserna
    }
    .a = en pjäs
    .of = pjäsens
    .gender = common
piece-attacker = angripare
    .the = { $count ->
        [one] angriparen
       *[other] angriparna
    }
    .a = en angripare
    .of = angriparens
    .gender = common
piece-defender = försvarare
    .the = { $count ->
        [one] försvararen
       *[other] försvararna
    }
    .a = en försvarare
    .of = försvararens
    .gender = common
piece-fox = { $count ->
        [one] räv
       *[other] rävar
    }
    .the = { $count ->
        [one] räven
       *[other] rävarna
    }
    .a = en räv
    .of = rävens
    .gender = common
piece-goat = { $count ->
        [one] get
       *[other] getter
    }
    .the = { $count ->
        [one] geten
       *[other] getterna
    }
    .a = en get
    .of = getens
    .gender = common
piece-goose = { $count ->
        [one] gås
       *[other] gäss
    }
    .the = { $count ->
        [one] gåsen
       *[other] gässen
    }
    .a = en gås
    .of = gåsens
    .gender = common
piece-hound = { $count ->
        [one] hund
       *[other] hundar
    }
    .the = { $count ->
        [one] hunden
       *[other] hundarna
    }
    .a = en hund
    .of = hundens
    .gender = common
piece-king = { $count ->
        [one] kung
       *[other] kungar
    }
    .the = { $count ->
        [one] kungen
       *[other] kungarna
    }
    .a = en kung
    .of = kungens
    .gender = masculine
piece-tiger = { $count ->
        [one] tiger
       *[other] tigrar
    }
    .the = { $count ->
        [one] tigern
       *[other] tigrarna
    }
    .a = en tiger
    .of = tigerns
    .gender = common

counted = { $count } { $noun }

### Sidor; $count är hur många pjäser sidan har från början

side-attackers =
    .to-move = { $count ->
        [one] Angriparen är vid draget
       *[other] Angriparna är vid draget
    }
    .wins = { $count ->
        [one] Angriparen vinner
       *[other] Angriparna vinner
    }
    .won = { $count ->
        [one] angriparen har vunnit
       *[other] angriparna har vunnit
    }
    .stuck = { $count ->
        [one] angriparen kan inte flytta
       *[other] angriparna kan inte flytta
    }
    .the = { $count ->
        [one] angriparen
       *[other] angriparna
    }
    .of = { $count ->
        [one] angriparens
       *[other] angriparnas
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = common
side-defenders =
    .to-move = { $count ->
        [one] Försvararen är vid draget
       *[other] Försvararna är vid draget
    }
    .wins = { $count ->
        [one] Försvararen vinner
       *[other] Försvararna vinner
    }
    .won = { $count ->
        [one] försvararen har vunnit
       *[other] försvararna har vunnit
    }
    .stuck = { $count ->
        [one] försvararen kan inte flytta
       *[other] försvararna kan inte flytta
    }
    .the = { $count ->
        [one] försvararen
       *[other] försvararna
    }
    .of = { $count ->
        [one] försvararens
       *[other] försvararnas
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = common
side-fox =
    .to-move = { $count ->
        [one] Räven är vid draget
       *[other] Rävarna är vid draget
    }
    .wins = { $count ->
        [one] Räven vinner
       *[other] Rävarna vinner
    }
    .won = { $count ->
        [one] räven har vunnit
       *[other] rävarna har vunnit
    }
    .stuck = { $count ->
        [one] räven kan inte flytta
       *[other] rävarna kan inte flytta
    }
    .the = { $count ->
        [one] räven
       *[other] rävarna
    }
    .of = { $count ->
        [one] rävens
       *[other] rävarnas
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = common
side-foxes =
    .to-move = { $count ->
        [one] Räven är vid draget
       *[other] Rävarna är vid draget
    }
    .wins = { $count ->
        [one] Räven vinner
       *[other] Rävarna vinner
    }
    .won = { $count ->
        [one] räven har vunnit
       *[other] rävarna har vunnit
    }
    .stuck = { $count ->
        [one] räven kan inte flytta
       *[other] rävarna kan inte flytta
    }
    .the = { $count ->
        [one] räven
       *[other] rävarna
    }
    .of = { $count ->
        [one] rävens
       *[other] rävarnas
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = common
side-geese =
    .to-move = { $count ->
        [one] Gåsen är vid draget
       *[other] Gässen är vid draget
    }
    .wins = { $count ->
        [one] Gåsen vinner
       *[other] Gässen vinner
    }
    .won = { $count ->
        [one] gåsen har vunnit
       *[other] gässen har vunnit
    }
    .stuck = { $count ->
        [one] gåsen kan inte flytta
       *[other] gässen kan inte flytta
    }
    .the = { $count ->
        [one] gåsen
       *[other] gässen
    }
    .of = { $count ->
        [one] gåsens
       *[other] gässens
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = common
side-goats =
    .to-move = { $count ->
        [one] Geten är vid draget
       *[other] Getterna är vid draget
    }
    .wins = { $count ->
        [one] Geten vinner
       *[other] Getterna vinner
    }
    .won = { $count ->
        [one] geten har vunnit
       *[other] getterna har vunnit
    }
    .stuck = { $count ->
        [one] geten kan inte flytta
       *[other] getterna kan inte flytta
    }
    .the = { $count ->
        [one] geten
       *[other] getterna
    }
    .of = { $count ->
        [one] getens
       *[other] getternas
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = common
side-hounds =
    .to-move = { $count ->
        [one] Hunden är vid draget
       *[other] Hundarna är vid draget
    }
    .wins = { $count ->
        [one] Hunden vinner
       *[other] Hundarna vinner
    }
    .won = { $count ->
        [one] hunden har vunnit
       *[other] hundarna har vunnit
    }
    .stuck = { $count ->
        [one] hunden kan inte flytta
       *[other] hundarna kan inte flytta
    }
    .the = { $count ->
        [one] hunden
       *[other] hundarna
    }
    .of = { $count ->
        [one] hundens
       *[other] hundarnas
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = common
side-tigers =
    .to-move = { $count ->
        [one] Tigern är vid draget
       *[other] Tigrarna är vid draget
    }
    .wins = { $count ->
        [one] Tigern vinner
       *[other] Tigrarna vinner
    }
    .won = { $count ->
        [one] tigern har vunnit
       *[other] tigrarna har vunnit
    }
    .stuck = { $count ->
        [one] tigern kan inte flytta
       *[other] tigrarna kan inte flytta
    }
    .the = { $count ->
        [one] tigern
       *[other] tigrarna
    }
    .of = { $count ->
        [one] tigerns
       *[other] tigrarnas
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = common

### Områden: vad en pjäs når; .of följer på "varje punkt", .at följer på "står"

region-beside-throne = { $rules ->
        [ard-ri] en ruta bredvid mittrutan
        [tablut-linnaeus] en ruta bredvid borgen
       *[other] en ruta bredvid tronen
    }
    .of = { $rules ->
        [ard-ri] bredvid mittrutan
        [tablut-linnaeus] bredvid borgen
       *[other] bredvid tronen
    }
    .at = { $rules ->
        [ard-ri] bredvid mittrutan
        [tablut-linnaeus] bredvid borgen
       *[other] bredvid tronen
    }
    .name = { $rules ->
        [ard-ri] rutor bredvid mittrutan
        [tablut-linnaeus] rutor bredvid borgen
       *[other] rutor bredvid tronen
    }
    .gender = common
region-corners = ett hörn
    .of = i hörnen
    .at = i ett hörn
    .name = hörn
    .gender = neuter
region-edge = kanten
    .of = vid kanten
    .at = vid kanten
    .name = kant
    .gender = common
region-last-row = sista raden
    .of = på sista raden
    .at = på sista raden
    .name = sista raden
    .gender = common
region-pen = fållan
    .of = i fållan
    .at = i fållan
    .name = fålla
    .gender = common
region-throne = { $rules ->
        [ard-ri] mittrutan
        [tablut-linnaeus] borgen
       *[other] tronen
    }
    .of = { $rules ->
        [ard-ri] på mittrutan
        [tablut-linnaeus] i borgen
       *[other] på tronen
    }
    .at = { $rules ->
        [ard-ri] på mittrutan
        [tablut-linnaeus] i borgen
       *[other] på tronen
    }
    .name = { $rules ->
        [ard-ri] mittruta
        [tablut-linnaeus] borg
       *[other] tron
    }
    .gender = common
at-throne-beside-throne = { $rules ->
        [ard-ri] på mittrutan eller bredvid den
        [tablut-linnaeus] i borgen eller bredvid den
       *[other] på tronen eller bredvid den
    }

### Tillval vid bordet, som de står i rubriker

option-geese = { $value } gäss
option-sideways = { $value ->
        [on] med sidosteg
       *[off] utan sidosteg
    }

### Diagrammens rubriker

title-start = { $game }: startställning
title-start-options = { $game }: startställning, { $options }
title-position = { $game }: ställning
title-before = { $game }: ställningen före första draget
title-after = { $game }: ställningen efter drag { $number }, { $move }

### Vad ett diagram visar

list-two = { $first } och { $second }
shown-pieces = { $noun } på { $points }
shown-none = { $count ->
        [one] { $gender ->
            [neuter] inget
           *[common] ingen
        }
       *[other] inga
    } { $noun } på brädet
shown-hand = kvar att sätta ut: { $pieces }
shown-captured = slagna: { $pieces }
shown-hostile = { $count ->
        [one] fientlig ruta
       *[other] fientliga rutor
    }: { $points }
shown-quiet = drag i rad utan framsteg: { $plies }

### Vad som hände i ett drag

happened-step = { $the } går från { $start } till { $end }
happened-jump = { $the } hoppar från { $start } till { $end } och slår { $captured }
happened-jump-by = { $the } hoppar från { $start } via { $by } till { $end } och slår { $captured }
happened-capture = { $the } går från { $start } till { $end } och slår { $captured }
happened-placed = { $a } sätts ut på { $point }

### Vad som slogs, efter regeln som tog det: det följer på "slår"

captured-custodial = { $the } på { $points }
captured-jump = { $the } på { $points }
captured-shieldwall = { $the } på { $points } med sköldborg
captured-surround = { $the }, { $count ->
        [one] { $gender ->
            [neuter] omringat
           *[common] omringad
        }
       *[other] omringade
    } på { $points }

### Hur ett parti slutade

result-won = { $wins }: { $reason }
result-stuck = { $it } kan inte flytta
result-draw = Oavgjort: { $reason }
ending-all-passed = { $the } har kommit förbi { $passed ->
        [1] { $the_passed }
       *[other] alla { $nouns }
    }
ending-captures = { $total ->
        [1] { $the } är { $gender ->
            [neuter] slaget
           *[common] slagen
        }
       *[other] minst { $count } { $noun } har slagits
    }
ending-encircled = { $pieces } är { $count ->
        [one] { $gender ->
            [neuter] inringat
           *[common] inringad
        }
       *[other] inringade
    } och kan inte längre nå { $region }
ending-fewer-than = { $count ->
        [1] { $total ->
            [one] { $the } är { $gender ->
                [neuter] slaget
               *[common] slagen
            }
           *[other] { $the } är alla slagna
        }
       *[other] färre än { $count } { $noun } är kvar
    }
ending-fill = det står { $a } { $count ->
        [1] { $at_region }
       *[other] på varje { $cells ->
            [squares] ruta
           *[points] punkt
        } { $of_region }
    }
ending-fort = { $the } står { $at_region } i ett utgångsfort som ingen kan bryta sig in i
ending-plies = { $plies ->
        [1] ett drag utan framsteg
       *[other] { $plies } drag i rad utan framsteg, båda sidornas inräknade
    }
ending-reach = { $the } har nått { $region }
ending-times = { $outcome ->
        [won] samma ställning har uppstått
       *[draw] samma ställning
    } för { $ordinal } gången

### Varför ett drag är otillåtet

refused-blocked = En pjäs på { $point } står i vägen.
refused-closed = { $the } får inte gå in på { $point }.
refused-direction = { $the } får inte gå åt det hållet.
refused-empty = Det står ingen pjäs på { $point }.
refused-game-over = Partiet är slut.
refused-mandatory = Det går att slå, och då är det tvingande.
refused-must-continue = { $the } kan hoppa vidare från { $point } och måste därför göra det.
refused-never-jumps = { $the } hoppar aldrig.
refused-never-placed = Den här sidan sätter inte ut några pjäser.
refused-never-steps = { $the } tar aldrig ett vanligt steg.
refused-no-such-point = Brädet har ingen sådan punkt.
refused-none-in-hand = Det finns { $gender ->
        [neuter] inget
       *[common] ingen
    } { $noun } kvar att sätta ut.
refused-not-a-jump = Ett hopp går över exakt en punkt på en linje.
refused-not-joined = Ingen linje förbinder de två punkterna.
refused-not-jumped = { $the } på { $point } får man inte hoppa över.
refused-not-yours = { $the } på { $point } tillhör den andra sidan.
refused-nothing-to-jump = Det står ingen pjäs på { $point } att hoppa över.
refused-occupied = { $point } är inte tom.
refused-one-jump = { $the } hoppar bara en gång per drag.
refused-outside = { $gender ->
        [neuter] Inget
       *[common] Ingen
    } { $noun } får sättas ut på { $point }.
refused-place-first = Så länge det finns pjäser kvar att sätta ut måste en av dem sättas ut.
refused-too-far = { $point } ligger mer än ett steg bort.

### Texter i en figur

label-example = Genomgånget exempel: { $game }
label-start = Start
label-move = Drag { $number }
label-legend = En streckad ring markerar en plats som texten nämner, en pil det senaste draget och ett rött kryss en slagen pjäs.
label-file = Öppna diagrammet som fil (SVG)

### Tal i ord. $value är ett tal under tjugo, eller jämna tiotal eller hundratal; $rest är orden för
### det som följer. $gender är genus hos det som räknas.

number-small = { $value ->
        [0] noll
        [1] { $gender ->
            [neuter] ett
           *[common] en
        }
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
        [11] elva
        [12] tolv
        [13] tretton
        [14] fjorton
        [15] femton
        [16] sexton
        [17] sjutton
        [18] arton
       *[19] nitton
    }
number-tens = { $value ->
        [20] tjugo
        [30] trettio
        [40] fyrtio
        [50] femtio
        [60] sextio
        [70] sjuttio
        [80] åttio
       *[90] nittio
    }
number-hundreds = { $value ->
        [100] hundra
        [200] tvåhundra
        [300] trehundra
        [400] fyrahundra
        [500] femhundra
        [600] sexhundra
        [700] sjuhundra
        [800] åttahundra
       *[900] niohundra
    }
number-over-tens = { number-tens }{ $rest }
number-over-hundreds = { number-hundreds }{ $rest }
# Ord som räknar utöver talen ovan, för listan över tal i guiderna.
number-besides = tusen miljon miljoner dussin tjog hälften halva halv halvt dubbelt dubbla par
# Förkortningar på ett ord; deras punkt avslutar ingen mening.
abbreviations = osv. etc. ex. jfr. ca. resp. fig. nr.
number-digits = { NUMBER($value) }

### Ordningstal; med siffror är $tens och $units de två sista siffrorna i $value

ordinal-small = { $value ->
        [1] första
        [2] andra
        [3] tredje
        [4] fjärde
        [5] femte
        [6] sjätte
        [7] sjunde
        [8] åttonde
        [9] nionde
        [10] tionde
        [11] elfte
        [12] tolfte
        [13] trettonde
        [14] fjortonde
        [15] femtonde
        [16] sextonde
        [17] sjuttonde
        [18] artonde
       *[19] nittonde
    }
ordinal-tens = { $value ->
        [20] tjugonde
        [30] trettionde
        [40] fyrtionde
        [50] femtionde
        [60] sextionde
        [70] sjuttionde
        [80] åttionde
       *[90] nittionde
    }
ordinal-hundreds = { number-hundreds }de
ordinal-over-tens = { number-tens }{ $rest }
ordinal-over-hundreds = { number-hundreds }{ $rest }
ordinal-digits = { NUMBER($value) }{ $tens ->
        [1] :e
       *[other] { $units ->
            [1] :a
            [2] :a
           *[other] :e
        }
    }

# Räkneord som nästan aldrig räknar något; sökningen efter tal går förbi dem.
number-in-passing = en ett första andra

### Vad som räknas utom pjäser

noun-capture = slag
    .gender = neuter
noun-column = { $count ->
        [one] kolumn
       *[other] kolumner
    }
    .gender = common
noun-line = { $count ->
        [one] linje
       *[other] linjer
    }
    .gender = common
noun-move = drag
    .gender = neuter
noun-point = { $count ->
        [one] punkt
       *[other] punkter
    }
    .gender = common
noun-position = { $count ->
        [one] ställning
       *[other] ställningar
    }
    .gender = common
noun-row = { $count ->
        [one] rad
       *[other] rader
    }
    .gender = common
noun-square = { $count ->
        [one] ruta
       *[other] rutor
    }
    .gender = common
noun-time = { $count ->
        [one] gång
       *[other] gånger
    }
    .gender = common
noun-turn = drag
    .gender = neuter

range = { $first } till { $last }

### Regler i meningar: namn och smådelar. $number är one eller many; $it, $him och $his är pronomen

list-or = { $first } eller { $second }
list-nor = { $first } eller { $second }
list-clauses = { $first }, och { $second }
pronoun = { $number ->
        [one] { $gender ->
            [masculine] han
            [neuter] det
           *[common] den
        }
       *[many] de
    }
    .object = { $number ->
        [one] { $gender ->
            [masculine] honom
            [neuter] det
           *[common] den
        }
       *[many] dem
    }
    .own = { $number ->
        [one] { $gender ->
            [masculine] hans
           *[common] dess
        }
       *[many] deras
    }
every-piece = alla pjäser
    .number = many
    .gender = common
own-piece = pjäs på den sidan
    .gender = common
enemies = fiender
    .gender = common
all-left = { $count ->
        [one] { $the } som är kvar
       *[other] alla { $noun } som är kvar
    }
any-piece = { $gender ->
        [neuter] något
       *[common] någon
    } { $noun }
pieces-or = { $nouns } ({ $these })
none-left = det inte finns { $gender ->
        [neuter] något
       *[common] någon
    } { $noun } kvar på brädet
board-edge = brädets kant
anywhere = på brädet

### Ett stegs riktning, och vad som är framåt på brädet

way-any = { $along ->
        [rows] längs en rad eller en kolumn
        [diagonals] diagonalt, åt vilket håll som helst,
       *[lines] längs en linje, åt vilket håll som helst,
    }
way-along = { $ways }{ $along ->
        [lines] {" "}längs en linje
       *[other] { "" }
    }
way-forward = rakt framåt
way-forward-diagonal = snett framåt
way-sideways = åt sidan
way-backward = rakt bakåt
way-backward-diagonal = snett bakåt
way-ahead = framåt
way-back = bakåt
facing-up = uppåt på brädet
facing-down = nedåt på brädet
facing-left = åt vänster
facing-right = åt höger

### Regler i meningar: hur pjäserna går

rule-step = { $subject } går ett steg { $way } till en tom { $cells ->
        [squares] ruta
       *[points] punkt
    }{ $never ->
        [nothing] { "" }
       *[other] , men aldrig { $never }
    }{ $captures ->
        [never] , och { $it } slår aldrig
       *[ever] { "" }
    }
rule-facing = framåt är { $facing }
rule-slide = { $subject } går så många tomma { $cells ->
        [squares] rutor
       *[points] punkter
    } man vill { $along ->
        [rows] längs en rad eller en kolumn, som tornet i schack
        [diagonals] diagonalt, som löparen i schack
       *[lines] längs en linje
    }{ $captures ->
        [never] , och { $it } slår aldrig
       *[ever] { "" }
    }
rule-jump = { $subject } slår { $prey } som står intill genom att hoppa över { $prey_him }, { $along ->
        [rows] längs en rad eller en kolumn
        [diagonals] diagonalt
       *[lines] längs en linje
    }, till den tomma { $cells ->
        [squares] rutan
       *[points] punkten
    } rakt bakom
rule-jump-then = { $then ->
        [may-continue] efter ett hopp får { $it } stanna eller hoppa igen i samma drag, åt vilket håll som helst{ $optional ->
            [yes] , och { $it } behöver aldrig slå
           *[no] { "" }
        }
        [must-continue] { $optional ->
            [yes] { $it } behöver aldrig slå, men efter ett hopp måste { $it } hoppa igen i samma drag så länge { $it } kan, åt vilket håll som helst
           *[no] efter ett hopp måste { $it } hoppa igen i samma drag så länge { $it } kan, åt vilket håll som helst
        }
       *[once] { $it } hoppar bara en gång per drag{ $optional ->
            [yes] {" "}och behöver aldrig slå
           *[no] { "" }
        }
    }
rule-place = { $subject } sätts ut på valfri tom { $cells ->
        [squares] ruta
       *[points] punkt
    } { $where }, och det är hela draget
rule-mandatory = { $placing ->
        [first] när { $the } inte har något kvar att sätta ut måste { $it } slå så fort det går, och då är alla andra drag förbjudna
       *[never] går det att slå måste { $the } göra det, och alla andra drag är förbjudna
    }; finns det flera sätt att slå är valet fritt
rule-place-first = så länge { $hand ->
        [1] { $a } är kvar att sätta ut måste { $it } sättas ut när det är { $of } tur
       *[other] det finns { $nouns } kvar att sätta ut måste { $gender ->
            [neuter] ett
           *[common] en
        } av dem sättas ut i vart och ett av { $of } drag
    }{ $size ->
        [1] { "" }
       *[other] , och { $own_gender ->
            [neuter] inget
           *[common] ingen
        } { $noun } på brädet får röra sig
    }{ $other ->
        [nobody] { "" }
       *[someone] ; { $other } får flytta redan i sitt första drag
    }

### Regler i meningar: rutor som är stängda för somliga pjäser, eller som hjälper till att slå

rule-closed = { $pass ->
        [free] alla pjäser får gå över { $over }, men { $who ->
            [nobody] ingen
           *[someone] bara { $who }
        } får stanna { $at }
        [shut] { $who ->
            [nobody] { $crossers ->
                [nobody] ingen pjäs får stanna { $at } eller gå över { $over }
               *[someone] ingen pjäs får stanna { $at }, och bara { $crossers } får gå över { $over }
            }
           *[someone] bara { $who } får stanna { $at }, och { $crossers ->
                [nobody] ingen pjäs
               *[someone] bara { $crossers }
            } får gå över { $over }
        }
       *[nothing] { $who ->
            [nobody] ingen pjäs
           *[someone] bara { $who }
        } får stanna { $at }
    }
rule-closed-behind = när { $leaver } har lämnat { $region } får ingen pjäs stanna där eller gå över { $him }, inte ens { $leaver }
pass-empty = { $region } när { $it } är { $gender ->
        [neuter] tomt
       *[common] tom
    }
helper-empty = { $region } (när { $it } är { $gender ->
        [neuter] tomt
       *[common] tom
    })
helper-even = { $region } (även med { $who } där)
rule-helpers = { $helpers } kan ersätta den ena av de två
special-helpers = mot { $victims } kan { $helpers } ersätta en av dem som stänger in
rule-too-few = det finns för få pjäser i det här spelet för att det någonsin ska kunna hända
special-none = ingen { $cells ->
        [squares] ruta
       *[points] punkt
    } är stängd, och ingen hjälper till att slå

### Regler i meningar: att slå där en pjäs kommer fram

rule-custodial = { $victim } blir { $gender ->
        [neuter] slaget
       *[common] slagen
    } när { $captor } flyttar intill { $him } och på så sätt stänger in { $him } mellan { $pair ->
        [self] sig och { $helpers }
       *[two] två { $enemies }
    } { $along ->
        [rows] i en rad eller en kolumn
        [diagonals] på en diagonal
       *[lines] på en linje
    }{ $except ->
        [nowhere] { "" }
       *[somewhere] , utom { $except }
    }{ $safe ->
        [told] ; en pjäs som själv går in mellan två fiender är säker
       *[known] { "" }
    }
rule-unarmed = { $who } hjälper inte till med det
rule-surround = { $where ->
        [anywhere] { $victim } blir { $gender ->
            [neuter] slaget
           *[common] slagen
        }
       *[somewhere] { $where } blir { $victim } { $gender ->
            [neuter] slaget
           *[common] slagen
        }
    } när { $captor } flyttar intill { $him } och { $sides ->
        [0] varje sida om { $him } då är stängd
        [1] den enda sidan om { $him } då är stängd
        [2] båda sidor om { $him } då är stängda
       *[other] alla { $number_of_sides } sidor om { $him } då är stängda
    } av { $enemies }{ $without ->
        [nothing] { "" }
       *[something] , men bara om { $without }
    }
rule-surround-also = { $helpers ->
        [nothing] { $safe } blir { $it } { $never ->
            [at-all] aldrig
           *[but] inte
        } { $gender ->
            [neuter] slaget
           *[common] slagen
        }{ $never ->
            [at-all] { "" }
           *[but] {" "}på det sättet
        }
       *[something] { $safe ->
            [nowhere] { $helpers } stänger också en sida
           *[somewhere] { $helpers } stänger också en sida, men { $safe } blir { $it } { $never ->
                [at-all] aldrig
               *[but] inte
            } { $gender ->
                [neuter] slaget
               *[common] slagen
            }{ $never ->
                [at-all] { "" }
               *[but] {" "}på det sättet
            }
        }
    }
rule-shieldwall = { $named ->
        [yes] sköldborg:{" "}
       *[no] { "" }
    }två eller fler { $nouns } intill varandra längs { $the } slås alla på en gång när var och en av dem har { $captor } rakt framför sig och { $captor } flyttar till ledets ena ände medan den andra redan är stängd
rule-shieldwall-also = { $corners ->
        [nothing] { $members } räknas med i ledet men kan inte slås så
       *[something] { $members ->
            [nobody] { $corners } stänger också en ände
           *[somebody] { $corners } stänger också en ände, och { $members } räknas med i ledet men kan inte slås så
        }
    }

### Regler i meningar: hur partiet slutar

rule-won = { $wins } { $when }
rule-drawn = partiet slutar oavgjort { $when }
rule-stuck = { $outcome ->
        [lost] en sida som inte kan flytta när det är dess tur förlorar
       *[draw] kan en sida inte flytta när det är dess tur slutar partiet oavgjort
    }
unreachable-only-forward = det kan aldrig hända i ett parti, eftersom { $the } går framåt i varje drag
when-all-passed = när { $the } har kommit förbi { $passed ->
        [1] { $the_passed } och står bakom { $passed_him }
       *[other] alla { $nouns } och står bakom dem
    } (att stå jämsides räcker inte)
when-cannot-move = när det är { $of } tur och { $it } inte kan flytta
when-captures = när { $total ->
        [1] { $the } blir { $gender ->
            [neuter] slaget
           *[common] slagen
        }
       *[other] { $number_of } { $noun } har slagits
    }
when-encircled = när { $pieces } är { $count ->
        [one] { $gender ->
            [neuter] inringat av { $enemies } så att { $it } inte
           *[common] inringad av { $enemies } så att { $it } inte
        }
       *[other] inringade av { $enemies } så att ingen av dem
    } kan nå { $region }
when-fewer-than = när { $count ->
        [1] { $total ->
            [one] { $the } blir { $gender ->
                [neuter] slaget
               *[common] slagen
            }
           *[other] alla { $noun } är slagna
        }
       *[other] färre än { $number_of } { $noun } är kvar{ $hand ->
            [some] , inräknat dem som inte har satts ut
           *[none] { "" }
        }
    }
when-fill = när det står { $a } { $count ->
        [1] { $at_region }
       *[other] på var och en av de { $number_of } { $cells ->
            [squares] rutorna
           *[points] punkterna
        } { $of_region }
    }
when-fort = när { $the } står { $at_region } i ett utgångsfort: { $it } kan fortfarande röra sig, ingen { $noun } är innanför, och { $walls_number ->
        [one] { $walls } som stänger in { $him } kan aldrig slås
       *[many] ingen av de { $walls } som stänger in { $him } kan någonsin slås
    }
when-plies = när { $plies ->
        [1] ett drag
       *[other] { $plies } drag i rad, båda sidornas inräknade,
    } har gått { $quiet }
when-reach = när { $the } når { $region }
when-times = när samma ställning, med samma sida vid draget, uppstår för { $ordinal } gången
quiet-capture = utan slag
quiet-forward-step = utan att { $pieces } har gått { $both ->
        [yes] rakt eller snett framåt
       *[no] framåt
    }
quiet-placement = utan att { $pieces } har satts ut

### Reglerna i korthet: det som ingen enskild regel säger

brief-turn = { $the } gör första draget; sedan turas sidorna om med ett drag var, och ingen får passa
brief-no-captures = i det här spelet slås ingenting
brief-no-repetition = det finns ingen regel om upprepning: en ställning får komma tillbaka hur många gånger som helst
brief-no-draw = det kan inte bli oavgjort
brief-no-draw-forward = det kan inte bli oavgjort: { $way ->
        [forward] { $the } går framåt i varje drag
        [backward] { $the } går bakåt i varje drag
       *[mixed] inget av { $of } drag kan göras ogjort
    }, så ingen ställning kan komma tillbaka
brief-order = leder ett drag till flera av de här sluten på en gång gäller det som nämns först här
brief-example = exempel { $number }

### Fakta om ett spel

facts-players = Spelare
facts-board = Bräde
facts-pieces = Pjäser
facts-start = Startställning
facts-first = Börjar
facts-options = Tillval
fact-players = två, { $first } mot { $second }
fact-board = { $shape ->
        [grid] { $cells ->
            [squares] { $rows }×{ $columns } rutor
           *[points] { $points } punkter i { $rows } rader och { $columns } kolumner
        }
        [colour] de { $points } rutorna av den ena färgen på ett bräde med { $rows }×{ $columns } rutor
        [cross] { $cells ->
            [squares] ett kors med { $points } rutor
           *[points] ett kors med { $points } punkter
        }
       *[other] { $cells ->
            [squares] { $points } rutor
           *[points] { $points } punkter
        }
    }
fact-lines = { $lines ->
        [rows] med linjer längs rader och kolumner
        [diagonals] med linjer längs diagonalerna
        [all] med linjer längs rader, kolumner och alla diagonaler
        [even] med linjer längs rader och kolumner samt diagonaler genom varannan punkt
       *[other] med linjer som på bilden
    }
fact-region = { $name } { $points }
fact-pieces = { $first } mot { $second }
fact-in-hand = { $pieces } ({ $hand ->
        [one] kvar att sätta ut
        [all] alla är kvar att sätta ut
       *[some] { $in_hand } av dem är kvar att sätta ut
    })
fact-standing = { $the } på { $points }
fact-rows = alla { $cells ->
        [squares] rutor
       *[points] punkter
    } på { $count ->
        [one] rad
       *[other] raderna
    } { $rows }
fact-also = { $rows } och på { $points }
fact-rest = övriga som på bilden
fact-empty = brädet är tomt
fact-picture = som på bilden

### Tabellen över ändringar, och vad de här delarna heter

changes-title = Skillnader mot { $game }
changes-moves = Så går { $the }
changes-moves-all = Så går pjäserna
changes-special = Särskilda { $cells ->
        [squares] rutor
       *[points] punkter
    }
changes-capture = Att slå
changes-capture-of = Att slå { $the }
changes-shieldwall = Sköldborg
changes-wins = Så vinner { $the }
changes-encircled = Inringning
changes-fort = Utgångsfort
changes-draws = Upprepning och oavgjort
changes-stuck = Inget drag kvar
changes-otherwise = på ett annat sätt
changes-none = finns inte
review-facts = I korthet
review-rules = Reglerna i korthet

### Hur väl reglerna är belagda; $why är varför några aldrig blir aktuella

proven-rules = { $count ->
        [one] Motorn spelar spelet efter en enda regel, och ett exempel bekräftar den.
       *[other] Motorn spelar spelet efter { $count } regler, och var och en av dem bekräftas av ett exempel.
    }
proven-game = { $game }: { $count ->
        [one] en enda regel i motorn, och ett exempel bekräftar den.
       *[other] { $count } regler i motorn, var och en bekräftad av ett exempel.
    }
proven-beyond = { $count ->
        [one] Ytterligare en regel blir aldrig aktuell
        [2] Ytterligare två regler blir aldrig aktuella
       *[other] Ytterligare { $count } regler blir aldrig aktuella
    }, eftersom { $why ->
       *[only-forward] den ena sidan bara går framåt
    }.

### The head and the frame of a page; head-locale is the country whose spelling is used

head-locale = sv_SE
head-title = { $title } | { $site }
head-guide = { $title } – regler
frame-menu = Meny
frame-variant-of = En variant av { $game }
frame-not-translated-yet = Den här sidan är inte översatt än.
frame-not-translated = Den här sidan är inte översatt till svenska än. { $language ->
        [en] Den visas på engelska.
        [pt] Den visas på portugisiska.
       *[other] Den visas på ett annat språk.
    }
frame-version = Version { $version }
frame-version-commit = Version { $version }, commit { $commit }
frame-made-with = Gjord med { $tool }

### The page for what is not found

not-found-title = Sidan finns inte
not-found-text = Det finns ingen sida på den här adressen. Den kan ha flyttats, eller så är det något fel i adressen.
not-found-home = Till startsidan

### Att stega genom en figur och fråga dess bräde

label-told = Med ord
label-picture = Ställning
label-picture-before = Ställningen före första draget
label-picture-after = Ställningen efter drag { $number }
label-step-first = Till början
label-step-back = Ett drag bakåt
label-step-forward = Ett drag framåt
label-step-last = Till slutet
label-step-steps = Stega genom exemplet
label-step-moves = Drag
label-step-copy = Kopiera länk
label-step-copied = Kopierad
label-step-address = Länken står i adressfältet
label-ask-try = Prova ett drag
label-ask-done = Klar
label-ask-board = Bräde
label-ask-choose = Välj en pjäs och sedan vart den ska gå.
label-ask-place = Välj var { $the } ska sättas ut.
label-ask-either = Välj en pjäs och sedan vart den ska gå, eller var { $the } ska sättas ut.
label-ask-legal = Tillåtet drag.
label-ask-illegal = Otillåtet drag.
label-ask-or = Eller:
label-ask-can = Kan gå till:
label-ask-cannot = Kan inte flytta.
label-ask-empty = tom

### Bräden att skriva ut, och vad som står på arken

print-title = Skriv ut och spela
print-how = Skriv ut brädet och pjäserna, klipp ut pjäserna och spela. Välj 100 % eller ”verklig storlek” vid utskriften. Linjen längst ner på varje ark visar om storleken stämmer.
print-here = Skriv ut brädet och pjäserna
print-one = Bräde och pjäser
print-large = Stort bräde och pjäser
print-link = { $what } ({ $paper }, { $format })
print-on-squares = { $count ->
        [one] ett ark för brädet
        [2] två ark för brädet, att limma ihop
        [4] fyra ark för brädet, att limma ihop
       *[other] { $count } ark för brädet, att limma ihop
    }, med rutor på { $size } mm
print-on-points = { $count ->
        [one] ett ark för brädet
        [2] två ark för brädet, att limma ihop
        [4] fyra ark för brädet, att limma ihop
       *[other] { $count } ark för brädet, att limma ihop
    }, med { $size } mm mellan punkterna
print-drawings = Som enskilda bilder (SVG)
sheet-document = { $game }: bräde och pjäser
sheet-board = Bräde
sheet-pieces = Pjäser
sheet-of = Bräde, ark { $number } av { $count }
sheet-scale-mm = Den här linjen är 100 mm lång. Är din inte det, skriv ut i 100 % (”verklig storlek”).
sheet-scale-inches = Den här linjen är 4 tum lång. Är din inte det, skriv ut i 100 % (”verklig storlek”).
sheet-glue = Limma här
sheet-join = Klipp ut bilden längs märkena, men låt de grå remsorna sitta kvar. Stryk lim på en remsa och lägg nästa ark ovanpå, så att linjerna möts.
sheet-played-with = Spelet spelas med { $pieces }.
sheet-up-to = Kommer ni överens om att spela med fler, räcker pjäserna här till { $pieces }.
sheet-spares = Resten är reserver.
sheet-tip = Styvt papper är bäst, eller limma arket på kartong innan du klipper. Mynt, knappar eller pärlor går också bra som pjäser.
sheet-start = Startställning
sheet-brief = Reglerna i korthet

### Startsidan, och hur ett spel sorteras där

home-filter = Vilket spel får det bli?
home-family = Familj
home-places = Brädets storlek
home-length = Partiets längd
home-any = Alla
home-none = Inget spel i familjen stämmer med valet.
card-sides = { $first } mot { $second }
family-hunt = Jaktspel
family-tafl = Taflspel
length-short = kort
length-medium = medellångt
length-long = långt
places-small = högst 50 platser
places-medium = 51 till 100
places-large = fler än 100
size-also = { $first }, även { $others }
size-points = { $count } punkter
size-squares = { $columns }×{ $rows } rutor

### Varje spel i två meningar, för dess kort

summary-alea-evangelii = Det största spelet i familjen, ur en handskrift från omkring 1140: { $attacker } angripare, { $defender } försvarare och en lång väg till hörnet.
summary-ard-ri = { $attacker } angripare och { $defender } försvarare, trängda på { $places } rutor. Ingen går längre än ett steg, och kungen behöver bara nå kanten.
summary-bagh-chal = { $tiger } tigrar och { $goat } getter: Nepals nationalspel. Getterna sätts ut en i taget och försöker stänga in tigrarna.
summary-brandubh = { $attacker } angripare mot { $defender } män och deras kung: familjens minsta spel. På avstånd från tronen räcker det med två för att slå kungen.
summary-copenhagen-hnefatafl = Vår tids turneringsspel, med sköldborg, utgångsfort och inringning. Reglerna passar bräden i fyra storlekar.
summary-fetlar-hnefatafl = Reglerna från mästerskapen på Fetlar i Shetland. Ingen sköldborg och inget utgångsfort: bara hörnet räknas.
summary-fox-and-geese = { $fox } räv mot { $goose } gäss på ett kors fullt av linjer. Räven slår genom att hoppa, och gässen försöker stänga in den.
summary-fox-and-geese-ten = Samma jakt på ett bräde med färre linjer. Gässen får alltid gå åt sidan, och räven behöver { $captures } slag.
summary-fox-and-hounds = Ett kort spel på den ena färgens rutor på ett schackbräde. Räven försöker slinka förbi { $hound } hundar som aldrig vänder om.
summary-halatafl = { $fox } rävar, som måste slå så fort de kan, mot { $goose } gäss. Gässen vinner genom att fylla fållan.
summary-tablut = { $attacker } angripare runt en kung och hans { $defender } män. Kungen vill nå ett hörn. Det är vår standard för hela familjen.
summary-tablut-linnaeus = Spelet som Linné såg spelas i Lappland 1732. Borgen stängs bakom kungen, som bara behöver nå kanten.
summary-tawlbwrdd = Ett walesiskt spel där ingen ruta är stängd för någon. Kungen slås som vilken pjäs som helst och vinner på vilken kantruta som helst.

### Tabellen som jämför alla spel

matrix-caption = Alla spel sida vid sida
matrix-game = Spel
matrix-board = Bräde
matrix-places = Platser
matrix-pieces = Pjäser
matrix-begins = Vem som börjar
matrix-captures = Hur man slår
matrix-king = Hur kungen slås
matrix-mandatory = Måste man slå?
matrix-wins = Hur var sida vinner
matrix-draws = Oavgjort
matrix-on-lines = { $columns }×{ $rows }, på linjer
matrix-jump = med ett hopp
matrix-jumps = med hopp, flera i samma drag
matrix-custodial = från två sidor
matrix-surround = från alla sidor
matrix-shieldwall = med sköldborg
matrix-where = { $where }: { $how }
matrix-elsewhere = på andra rutor
matrix-except = { $how }, men inte { $where }
matrix-without = { $where }, bara utan { $nouns }
matrix-nothing = –
matrix-free = Nej
matrix-bound = Ja, { $sides }
matrix-none = Inget
