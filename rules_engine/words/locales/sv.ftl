# Svenska. Nycklarna är desamma i alla språk; se en.ftl.

### Spel

game-bagh-chal = Bagh-Chal (Tigrar och getter)
game-fox-and-geese = Räv och gäss
game-fox-and-geese-ten = Räv och gäss, utgåvan med tio slag
game-fox-and-hounds = Räv och hundar
game-halatafl = Två rävar (Halatafl)

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
    .gender = common
piece-tiger = { $count ->
        [one] tiger
       *[other] tigrar
    }
    .the = { $count ->
        [one] tigern
       *[other] tigrarna
    }
    .a = en tiger
    .gender = common

counted = { $count } { $noun }

### Sidor; $count är hur många pjäser sidan har från början

side-fox =
    .to-move = Räven är vid draget
    .wins = Räven vinner
    .stuck = räven kan inte flytta
side-foxes =
    .to-move = { $count ->
        [one] Räven är vid draget
       *[other] Rävarna är vid draget
    }
    .wins = { $count ->
        [one] Räven vinner
       *[other] Rävarna vinner
    }
    .stuck = { $count ->
        [one] räven kan inte flytta
       *[other] rävarna kan inte flytta
    }
side-geese =
    .to-move = Gässen är vid draget
    .wins = Gässen vinner
    .stuck = gässen kan inte flytta
side-goats =
    .to-move = Getterna är vid draget
    .wins = Getterna vinner
    .stuck = getterna kan inte flytta
side-hounds =
    .to-move = Hundarna är vid draget
    .wins = Hundarna vinner
    .stuck = hundarna kan inte flytta
side-tigers =
    .to-move = Tigrarna är vid draget
    .wins = Tigrarna vinner
    .stuck = tigrarna kan inte flytta

### Områden; .of följer på "varje punkt"

region-last-row = sista raden
    .of = på sista raden
region-pen = fållan
    .of = i fållan

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
shown-none = inga { $noun } på brädet
shown-hand = kvar att sätta ut: { $pieces }
shown-captured = slagna: { $pieces }
shown-quiet = drag i rad utan framsteg: { $plies }

### Vad som hände i ett drag

happened-step = { $the } går från { $start } till { $end }
happened-jump = { $the } hoppar från { $start } till { $end } och slår { $captured }
happened-jump-by = { $the } hoppar från { $start } via { $by } till { $end } och slår { $captured }
happened-placed = { $a } sätts ut på { $point }
captured-on = { $the } på { $points }

### Hur ett parti slutade

result-won = { $wins }: { $reason }
result-draw = Oavgjort: { $reason }
ending-all-passed = { $the } har kommit förbi alla { $nouns }
ending-captures = minst { $count } { $noun } har slagits
ending-fewer-than = färre än { $count } { $noun } är kvar
ending-fill = det står { $a } på varje punkt { $of_region }
ending-plies = { $plies } drag i rad utan framsteg, båda sidornas inräknade
ending-reach = { $the } har nått { $region }
ending-times = { $times ->
        [3] samma ställning för tredje gången
       *[other] samma ställning { $times } gånger
    }

### Varför ett drag är otillåtet

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
label-file = Öppna diagrammet som fil (SVG)
