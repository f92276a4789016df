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
    .gender = common
piece-attacker = angripare
    .the = { $count ->
        [one] angriparen
       *[other] angriparna
    }
    .a = en angripare
    .gender = common
piece-defender = försvarare
    .the = { $count ->
        [one] försvararen
       *[other] försvararna
    }
    .a = en försvarare
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
piece-king = { $count ->
        [one] kung
       *[other] kungar
    }
    .the = { $count ->
        [one] kungen
       *[other] kungarna
    }
    .a = en kung
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

side-attackers =
    .to-move = Angriparna är vid draget
    .wins = Angriparna vinner
    .stuck = angriparna kan inte flytta
side-defenders =
    .to-move = Försvararna är vid draget
    .wins = Försvararna vinner
    .stuck = försvararna kan inte flytta
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

### Områden: vad en pjäs når; .of följer på "varje punkt", .at följer på "står"

region-beside-throne = en ruta bredvid tronen
    .of = bredvid tronen
    .at = bredvid tronen
region-corners = ett hörn
    .of = i hörnen
    .at = i ett hörn
region-edge = kanten
    .of = vid kanten
    .at = vid kanten
region-last-row = sista raden
    .of = på sista raden
    .at = på sista raden
region-pen = fållan
    .of = i fållan
    .at = i fållan
region-throne = tronen
    .of = på tronen
    .at = på tronen

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
result-draw = Oavgjort: { $reason }
ending-all-passed = { $the } har kommit förbi alla { $nouns }
ending-captures = minst { $count } { $noun } har slagits
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
ending-fill = det står { $a } på varje punkt { $of_region }
ending-fort = { $the } står { $at_region } i ett utgångsfort som aldrig kan brytas
ending-plies = { $plies } drag i rad utan framsteg, båda sidornas inräknade
ending-reach = { $the } har nått { $region }
ending-times = { $outcome ->
        [won] samma ställning har uppstått
       *[draw] samma ställning
    } { $times ->
        [3] för tredje gången
       *[other] { $times } gånger
    }

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

### The head and the frame of a page; head-locale is the country whose spelling is used

head-locale = sv_SE
head-title = { $title } | { $site }
head-guide = { $title } – regler
frame-menu = Meny
frame-variant-of = En variant av { $game }
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
       *[other] { $count } ark för brädet, att limma ihop
    }, med rutor på { $size } mm
print-on-points = { $count ->
        [one] ett ark för brädet
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
sheet-tip = Styvt papper är bäst, eller så limmas arket på kartong innan man klipper. Mynt, knappar eller pärlor går också bra som pjäser.
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
size-squares = { $columns } × { $rows } rutor

### Varje spel i två meningar, för dess kort

summary-alea-evangelii = Det största spelet i familjen, ur en handskrift från omkring 1140. Fyrtioåtta angripare, tjugofyra försvarare och en lång väg till hörnet.
summary-ard-ri = Sexton angripare och åtta försvarare, trängda på fyrtionio rutor. Ingen går längre än ett steg, och kungen behöver bara nå kanten.
summary-bagh-chal = Fyra tigrar och tjugo getter: Nepals nationella brädspel. Getterna sätts ut en i taget och försöker stänga in tigrarna.
summary-brandubh = Åtta angripare mot fyra män och deras kung: familjens minsta spel. På avstånd från tronen räcker det med två för att slå kungen.
summary-copenhagen-hnefatafl = Vår tids turneringsspel, med sköldborg, utgångsfort och inringning. Reglerna passar bräden i fyra storlekar.
summary-fetlar-hnefatafl = Reglerna från mästerskapen på Fetlar i Shetland. Ingen sköldborg och inget utgångsfort: bara hörnet räknas.
summary-fox-and-geese = En räv mot tretton gäss på ett kors fullt av linjer. Räven slår genom att hoppa, och gässen försöker stänga in den.
summary-fox-and-geese-ten = Samma jakt på ett bräde med färre linjer. Gässen får alltid gå åt sidan, och räven behöver tio slag.
summary-fox-and-hounds = Ett kort spel på den ena färgens rutor på ett schackbräde. Räven försöker slinka förbi fyra hundar som aldrig vänder om.
summary-halatafl = Två rävar, som måste slå så fort de kan, mot tjugo gäss. Gässen vinner genom att fylla fållan.
summary-tablut = Sexton angripare runt en kung och hans åtta män. Kungen vill nå ett hörn. Det är vår standard för hela familjen.
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
matrix-on-lines = { $columns } × { $rows }, på linjer
matrix-jump = med ett hopp
matrix-jumps = med hopp, flera i samma drag
matrix-custodial = från två sidor
matrix-surround = från alla sidor
matrix-shieldwall = med sköldborg
matrix-where = { $where }: { $how }
matrix-elsewhere = på andra rutor
matrix-except = { $how }, men inte { $where }
matrix-without = { $where }, utan { $nouns }
matrix-nothing = –
matrix-free = Nej
matrix-bound = Ja, { $sides }
matrix-none = Inget
