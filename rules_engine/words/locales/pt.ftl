# Português como se escreve no Brasil. As chaves são as mesmas em todas as línguas; veja en.ftl.
# Para o CLDR, zero também é [one] em português: "nenhuma raposa" usa a forma do singular.

### Jogos

game-alea-evangelii = Alea Evangelii
game-ard-ri = Ard Ri
game-bagh-chal = Bagh-Chal (Tigres e Cabras)
game-brandubh = Brandubh
game-copenhagen-hnefatafl = Hnefatafl de Copenhague
game-copenhagen-hnefatafl-13 = Hnefatafl de Copenhague 13×13
game-copenhagen-hnefatafl-7 = Hnefatafl de Copenhague 7×7
game-copenhagen-hnefatafl-9 = Hnefatafl de Copenhague 9×9
game-fetlar-hnefatafl = Hnefatafl de Fetlar
game-fox-and-geese = Raposa e Gansos
game-fox-and-geese-ten = Raposa e Gansos, edição das dez capturas
game-fox-and-hounds = Raposa e Cães
game-halatafl = Duas Raposas (Halatafl)
game-tablut = Tablut
game-tablut-linnaeus = Tablut segundo Lineu
game-tawlbwrdd = Tawlbwrdd

### Peças: o substantivo, .the com artigo definido, .a com artigo indefinido

piece-any = { $count ->
        [one] peça
       *[other] peças
    }
    .the = { $count ->
        [one] a peça
       *[other] as peças
    }
    .a = uma peça
    .of = da peça
    .gender = feminine
piece-attacker = { $count ->
        [one] atacante
       *[other] atacantes
    }
    .the = { $count ->
        [one] o atacante
       *[other] os atacantes
    }
    .a = um atacante
    .of = do atacante
    .gender = masculine
piece-defender = { $count ->
        [one] defensor
       *[other] defensores
    }
    .the = { $count ->
        [one] o defensor
       *[other] os defensores
    }
    .a = um defensor
    .of = do defensor
    .gender = masculine
piece-fox = { $count ->
        [one] raposa
       *[other] raposas
    }
    .the = { $count ->
        [one] a raposa
       *[other] as raposas
    }
    .a = uma raposa
    .of = da raposa
    .gender = feminine
piece-goat = { $count ->
        [one] cabra
       *[other] cabras
    }
    .the = { $count ->
        [one] a cabra
       *[other] as cabras
    }
    .a = uma cabra
    .of = da cabra
    .gender = feminine
piece-goose = { $count ->
        [one] ganso
       *[other] gansos
    }
    .the = { $count ->
        [one] o ganso
       *[other] os gansos
    }
    .a = um ganso
    .of = do ganso
    .gender = masculine
piece-hound = { $count ->
        [one] cão
       *[other] cães
    }
    .the = { $count ->
        [one] o cão
       *[other] os cães
    }
    .a = um cão
    .of = do cão
    .gender = masculine
piece-king = { $count ->
        [one] rei
       *[other] reis
    }
    .the = { $count ->
        [one] o rei
       *[other] os reis
    }
    .a = um rei
    .of = do rei
    .gender = masculine
piece-tiger = { $count ->
        [one] tigre
       *[other] tigres
    }
    .the = { $count ->
        [one] o tigre
       *[other] os tigres
    }
    .a = um tigre
    .of = do tigre
    .gender = masculine

counted = { $count } { $noun }

### Lados; $count é quantas peças o lado tem no início

side-attackers =
    .to-move = { $count ->
        [one] Vez do atacante
       *[other] Vez dos atacantes
    }
    .wins = { $count ->
        [one] O atacante vence
       *[other] Os atacantes vencem
    }
    .won = { $count ->
        [one] o atacante venceu
       *[other] os atacantes venceram
    }
    .stuck = { $count ->
        [one] o atacante não tem lance possível
       *[other] os atacantes não têm lance possível
    }
    .the = { $count ->
        [one] o atacante
       *[other] os atacantes
    }
    .of = { $count ->
        [one] do atacante
       *[other] dos atacantes
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = masculine
side-defenders =
    .to-move = { $count ->
        [one] Vez do defensor
       *[other] Vez dos defensores
    }
    .wins = { $count ->
        [one] O defensor vence
       *[other] Os defensores vencem
    }
    .won = { $count ->
        [one] o defensor venceu
       *[other] os defensores venceram
    }
    .stuck = { $count ->
        [one] o defensor não tem lance possível
       *[other] os defensores não têm lance possível
    }
    .the = { $count ->
        [one] o defensor
       *[other] os defensores
    }
    .of = { $count ->
        [one] do defensor
       *[other] dos defensores
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = masculine
side-fox =
    .to-move = { $count ->
        [one] Vez da raposa
       *[other] Vez das raposas
    }
    .wins = { $count ->
        [one] A raposa vence
       *[other] As raposas vencem
    }
    .won = { $count ->
        [one] a raposa venceu
       *[other] as raposas venceram
    }
    .stuck = { $count ->
        [one] a raposa não tem lance possível
       *[other] as raposas não têm lance possível
    }
    .the = { $count ->
        [one] a raposa
       *[other] as raposas
    }
    .of = { $count ->
        [one] da raposa
       *[other] das raposas
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = feminine
side-foxes =
    .to-move = { $count ->
        [one] Vez da raposa
       *[other] Vez das raposas
    }
    .wins = { $count ->
        [one] A raposa vence
       *[other] As raposas vencem
    }
    .won = { $count ->
        [one] a raposa venceu
       *[other] as raposas venceram
    }
    .stuck = { $count ->
        [one] a raposa não tem lance possível
       *[other] as raposas não têm lance possível
    }
    .the = { $count ->
        [one] a raposa
       *[other] as raposas
    }
    .of = { $count ->
        [one] da raposa
       *[other] das raposas
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = feminine
side-geese =
    .to-move = { $count ->
        [one] Vez do ganso
       *[other] Vez dos gansos
    }
    .wins = { $count ->
        [one] O ganso vence
       *[other] Os gansos vencem
    }
    .won = { $count ->
        [one] o ganso venceu
       *[other] os gansos venceram
    }
    .stuck = { $count ->
        [one] o ganso não tem lance possível
       *[other] os gansos não têm lance possível
    }
    .the = { $count ->
        [one] o ganso
       *[other] os gansos
    }
    .of = { $count ->
        [one] do ganso
       *[other] dos gansos
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = masculine
side-goats =
    .to-move = { $count ->
        [one] Vez da cabra
       *[other] Vez das cabras
    }
    .wins = { $count ->
        [one] A cabra vence
       *[other] As cabras vencem
    }
    .won = { $count ->
        [one] a cabra venceu
       *[other] as cabras venceram
    }
    .stuck = { $count ->
        [one] a cabra não tem lance possível
       *[other] as cabras não têm lance possível
    }
    .the = { $count ->
        [one] a cabra
       *[other] as cabras
    }
    .of = { $count ->
        [one] da cabra
       *[other] das cabras
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = feminine
side-hounds =
    .to-move = { $count ->
        [one] Vez do cão
       *[other] Vez dos cães
    }
    .wins = { $count ->
        [one] O cão vence
       *[other] Os cães vencem
    }
    .won = { $count ->
        [one] o cão venceu
       *[other] os cães venceram
    }
    .stuck = { $count ->
        [one] o cão não tem lance possível
       *[other] os cães não têm lance possível
    }
    .the = { $count ->
        [one] o cão
       *[other] os cães
    }
    .of = { $count ->
        [one] do cão
       *[other] dos cães
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = masculine
side-tigers =
    .to-move = { $count ->
        [one] Vez do tigre
       *[other] Vez dos tigres
    }
    .wins = { $count ->
        [one] O tigre vence
       *[other] Os tigres vencem
    }
    .won = { $count ->
        [one] o tigre venceu
       *[other] os tigres venceram
    }
    .stuck = { $count ->
        [one] o tigre não tem lance possível
       *[other] os tigres não têm lance possível
    }
    .the = { $count ->
        [one] o tigre
       *[other] os tigres
    }
    .of = { $count ->
        [one] do tigre
       *[other] dos tigres
    }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = masculine

### Regiões: o que uma peça alcança; .of segue "em cada ponto", .at segue "está"

region-beside-throne = { $rules ->
        [ard-ri] uma casa ao lado do centro
        [tablut-linnaeus] uma casa ao lado do castelo
       *[other] uma casa ao lado do trono
    }
    .of = { $rules ->
        [ard-ri] ao lado do centro
        [tablut-linnaeus] ao lado do castelo
       *[other] ao lado do trono
    }
    .at = { $rules ->
        [ard-ri] ao lado do centro
        [tablut-linnaeus] ao lado do castelo
       *[other] ao lado do trono
    }
    .name = { $rules ->
        [ard-ri] casas ao lado do centro
        [tablut-linnaeus] casas ao lado do castelo
       *[other] casas ao lado do trono
    }
    .gender = feminine
region-corners = um canto
    .of = dos cantos
    .at = num canto
    .name = cantos
    .gender = masculine
region-edge = a borda
    .of = da borda
    .at = na borda
    .name = borda
    .gender = feminine
region-last-row = a última fileira
    .of = da última fileira
    .at = na última fileira
    .name = última fileira
    .gender = feminine
region-pen = o cercado
    .of = do cercado
    .at = no cercado
    .name = cercado
    .gender = masculine
region-throne = { $rules ->
        [ard-ri] o centro
        [tablut-linnaeus] o castelo
       *[other] o trono
    }
    .of = { $rules ->
        [ard-ri] do centro
        [tablut-linnaeus] do castelo
       *[other] do trono
    }
    .at = { $rules ->
        [ard-ri] no centro
        [tablut-linnaeus] no castelo
       *[other] no trono
    }
    .name = { $rules ->
        [ard-ri] centro
        [tablut-linnaeus] castelo
       *[other] trono
    }
    .gender = masculine
at-throne-beside-throne = { $rules ->
        [ard-ri] no centro ou ao lado do centro
        [tablut-linnaeus] no castelo ou ao lado do castelo
       *[other] no trono ou ao lado do trono
    }

### Opções de mesa, como aparecem nos títulos

option-geese = { $value } gansos
option-sideways = { $value ->
        [on] com passo lateral
       *[off] sem passo lateral
    }

### Títulos dos diagramas

title-start = { $game }: posição inicial
title-start-options = { $game }: posição inicial, { $options }
title-position = { $game }: posição
title-before = { $game }: posição antes do primeiro lance
title-after = { $game }: posição depois do lance { $number }, { $move }

### O que um diagrama mostra

list-two = { $first } e { $second }
shown-pieces = { $noun } em { $points }
shown-none = { $gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { $noun } no tabuleiro
shown-hand = por colocar: { $pieces }
shown-captured = peças capturadas: { $pieces }
shown-hostile = { $count ->
        [one] casa hostil
       *[other] casas hostis
    }: { $points }
shown-quiet = lances seguidos sem progresso: { $plies }

### O que aconteceu num lance

happened-step = { $the } vai de { $start } para { $end }
happened-jump = { $the } salta de { $start } para { $end } e captura { $captured }
happened-jump-by = { $the } salta de { $start } para { $end }, passando por { $by }, e captura { $captured }
happened-capture = { $the } vai de { $start } para { $end } e captura { $captured }
happened-placed = { $a } é { $gender ->
        [feminine] colocada
       *[masculine] colocado
    } em { $point }

### O que foi capturado, conforme a regra que o tomou: segue "captura"

captured-custodial = { $the } de { $points }
captured-jump = { $the } de { $points }
captured-shieldwall = { $the } de { $points }, com uma muralha de escudos
captured-surround = { $the }, { $count ->
        [one] { $gender ->
            [feminine] rodeada
           *[masculine] rodeado
        }
       *[other] { $gender ->
            [feminine] rodeadas
           *[masculine] rodeados
        }
    } em { $points }

### Como terminou uma partida

result-won = { $wins }: { $reason }
result-stuck = { $number ->
        [one] { $it } não tem lance possível
       *[many] { $it } não têm lance possível
    }
result-draw = Empate: { $reason }
ending-all-passed = { $the } deixou para trás { $passed ->
        [1] { $the_passed }
       *[other] { $gender ->
            [feminine] todas
           *[masculine] todos
        } { $the_passed }
    }
ending-captures = { $total ->
        [1] { $the }
       *[other] pelo menos { $count } { $noun }
    } { $count ->
        [one] { $gender ->
            [feminine] foi capturada
           *[masculine] foi capturado
        }
       *[other] { $gender ->
            [feminine] foram capturadas
           *[masculine] foram capturados
        }
    }
ending-encircled = { $pieces } { $count ->
        [one] { $gender ->
            [feminine] está cercada
           *[masculine] está cercado
        } e não pode mais
       *[other] { $gender ->
            [feminine] estão cercadas
           *[masculine] estão cercados
        } e não podem mais
    } alcançar { $region }
ending-fewer-than = { $count ->
        [1] { $total ->
            [one] { $the } { $gender ->
                [feminine] foi capturada
               *[masculine] foi capturado
            }
           *[other] { $gender ->
                [feminine] todas { $the } foram capturadas
               *[masculine] todos { $the } foram capturados
            }
        }
       *[other] restam menos de { $count } { $noun }
    }
ending-fill = há { $a } { $count ->
        [1] { $at_region }
       *[other] em cada { $cells ->
            [squares] casa
           *[points] ponto
        } { $of_region }
    }
ending-fort = { $the } está { $at_region }, num forte de saída que nunca poderá ser rompido
ending-plies = { $plies ->
        [1] um lance sem progresso
       *[other] { $plies } lances seguidos sem progresso, contando os dois lados
    }
ending-reach = { $the } alcançou { $region }
ending-times = { $outcome ->
        [won] a mesma posição ocorreu
       *[draw] a mesma posição
    } pela { $ordinal } vez

### Por que um lance é ilegal

refused-blocked = Há uma peça no caminho, em { $point }.
refused-closed = { $the } não pode entrar em { $point }.
refused-direction = { $the } não pode andar nessa direção.
refused-empty = Não há peça em { $point }.
refused-game-over = A partida já terminou.
refused-mandatory = Há uma captura possível, e capturar é obrigatório.
refused-must-continue = { $the } ainda pode saltar a partir de { $point } e por isso é { $gender ->
        [feminine] obrigada
       *[masculine] obrigado
    } a continuar.
refused-never-jumps = { $the } nunca salta.
refused-never-placed = Este lado não coloca peças no tabuleiro.
refused-never-steps = { $the } nunca dá um passo simples.
refused-no-such-point = O tabuleiro não tem esse ponto.
refused-none-in-hand = Não resta { $gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { $noun } por colocar.
refused-not-a-jump = Um salto passa por cima de exatamente um ponto de uma linha.
refused-not-joined = Nenhuma linha liga os dois pontos.
refused-not-jumped = Não se pode saltar por cima da peça de { $point }.
refused-not-yours = { $the } de { $point } pertence ao outro lado.
refused-nothing-to-jump = Não há em { $point } peça por cima da qual saltar.
refused-occupied = Já há uma peça em { $point }.
refused-one-jump = { $the } dá só um salto por lance.
refused-outside = { $gender ->
        [feminine] Nenhuma
       *[masculine] Nenhum
    } { $noun } pode ser { $gender ->
        [feminine] colocada
       *[masculine] colocado
    } em { $point }.
refused-place-first = Enquanto houver peças por colocar, é preciso colocar uma delas.
refused-too-far = { $point } fica a mais de um passo.

### Textos de uma figura

label-example = Exemplo explicado: { $game }
label-start = Início
label-move = Lance { $number }
label-legend = O anel tracejado marca um lugar citado no texto; a seta, o último lance; a cruz vermelha, uma peça capturada.
label-file = Abrir este diagrama como arquivo (SVG)

### Números por extenso. $value é um número até dezenove, ou dezenas ou centenas inteiras; $rest
### são as palavras do que vem depois. $gender é o gênero do que se conta.

number-small = { $value ->
        [0] zero
        [1] { $gender ->
            [feminine] uma
           *[masculine] um
        }
        [2] { $gender ->
            [feminine] duas
           *[masculine] dois
        }
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
        [13] treze
        [14] quatorze
        [15] quinze
        [16] dezesseis
        [17] dezessete
        [18] dezoito
       *[19] dezenove
    }
number-tens = { $value ->
        [20] vinte
        [30] trinta
        [40] quarenta
        [50] cinquenta
        [60] sessenta
        [70] setenta
        [80] oitenta
       *[90] noventa
    }
number-hundreds = { $value ->
        [100] cem
        [200] { $gender ->
            [feminine] duzentas
           *[masculine] duzentos
        }
        [300] { $gender ->
            [feminine] trezentas
           *[masculine] trezentos
        }
        [400] { $gender ->
            [feminine] quatrocentas
           *[masculine] quatrocentos
        }
        [500] { $gender ->
            [feminine] quinhentas
           *[masculine] quinhentos
        }
        [600] { $gender ->
            [feminine] seiscentas
           *[masculine] seiscentos
        }
        [700] { $gender ->
            [feminine] setecentas
           *[masculine] setecentos
        }
        [800] { $gender ->
            [feminine] oitocentas
           *[masculine] oitocentos
        }
       *[900] { $gender ->
            [feminine] novecentas
           *[masculine] novecentos
        }
    }
number-over-tens = { number-tens } e { $rest }
number-over-hundreds = { $value ->
        [100] cento
       *[other] { number-hundreds }
    } e { $rest }
# Palavras que contam além dos números acima, para a lista de números nos guias.
number-besides = centena centenas mil milhares milhão milhões dúzia dúzias metade metades meia dobro triplo
# Abreviaturas de uma palavra; o ponto delas não encerra a frase.
abbreviations = etc. ex. cf. aprox. pág. fig. séc.
number-digits = { NUMBER($value) }

### Números ordinais; $tens e $units, os dois últimos algarismos de $value, não importam aqui

ordinal-small = { $gender ->
        [feminine] { $value ->
            [1] primeira
            [2] segunda
            [3] terceira
            [4] quarta
            [5] quinta
            [6] sexta
            [7] sétima
            [8] oitava
            [9] nona
            [10] décima
            [11] décima primeira
            [12] décima segunda
            [13] décima terceira
            [14] décima quarta
            [15] décima quinta
            [16] décima sexta
            [17] décima sétima
            [18] décima oitava
           *[19] décima nona
        }
       *[masculine] { $value ->
            [1] primeiro
            [2] segundo
            [3] terceiro
            [4] quarto
            [5] quinto
            [6] sexto
            [7] sétimo
            [8] oitavo
            [9] nono
            [10] décimo
            [11] décimo primeiro
            [12] décimo segundo
            [13] décimo terceiro
            [14] décimo quarto
            [15] décimo quinto
            [16] décimo sexto
            [17] décimo sétimo
            [18] décimo oitavo
           *[19] décimo nono
        }
    }
ordinal-tens = { $gender ->
        [feminine] { $value ->
            [20] vigésima
            [30] trigésima
            [40] quadragésima
            [50] quinquagésima
            [60] sexagésima
            [70] septuagésima
            [80] octogésima
           *[90] nonagésima
        }
       *[masculine] { $value ->
            [20] vigésimo
            [30] trigésimo
            [40] quadragésimo
            [50] quinquagésimo
            [60] sexagésimo
            [70] septuagésimo
            [80] octogésimo
           *[90] nonagésimo
        }
    }
ordinal-hundreds = { $gender ->
        [feminine] { $value ->
            [100] centésima
            [200] ducentésima
            [300] trecentésima
            [400] quadringentésima
            [500] quingentésima
            [600] sexcentésima
            [700] septingentésima
            [800] octingentésima
           *[900] nongentésima
        }
       *[masculine] { $value ->
            [100] centésimo
            [200] ducentésimo
            [300] trecentésimo
            [400] quadringentésimo
            [500] quingentésimo
            [600] sexcentésimo
            [700] septingentésimo
            [800] octingentésimo
           *[900] nongentésimo
        }
    }
ordinal-over-tens = { ordinal-tens } { $rest }
ordinal-over-hundreds = { ordinal-hundreds } { $rest }
ordinal-digits = { NUMBER($value) }{ $gender ->
        [feminine] ª
       *[masculine] º
    }

# Palavras de número que quase nunca contam; a procura de números não as mostra.
number-in-passing = um uma primeiro primeira segundo

### O que mais se conta além das peças

noun-capture = { $count ->
        [one] captura
       *[other] capturas
    }
    .gender = feminine
noun-column = { $count ->
        [one] coluna
       *[other] colunas
    }
    .gender = feminine
noun-line = { $count ->
        [one] linha
       *[other] linhas
    }
    .gender = feminine
noun-move = { $count ->
        [one] lance
       *[other] lances
    }
    .gender = masculine
noun-point = { $count ->
        [one] ponto
       *[other] pontos
    }
    .gender = masculine
noun-position = { $count ->
        [one] posição
       *[other] posições
    }
    .gender = feminine
noun-row = { $count ->
        [one] fileira
       *[other] fileiras
    }
    .gender = feminine
noun-square = { $count ->
        [one] casa
       *[other] casas
    }
    .gender = feminine
noun-time = { $count ->
        [one] vez
       *[other] vezes
    }
    .gender = feminine
noun-turn = { $count ->
        [one] lance
       *[other] lances
    }
    .gender = masculine

range = { $first } a { $last }

### Regras em frases: nomes e partes pequenas. $number é one ou many; $it, $him e $his são pronomes

list-or = { $first } ou { $second }
list-nor = { $first } nem { $second }
list-clauses = { $first }, e { $second }
pronoun = { $number ->
        [one] { $gender ->
            [feminine] ela
           *[masculine] ele
        }
       *[many] { $gender ->
            [feminine] elas
           *[masculine] eles
        }
    }
    .object = { $number ->
        [one] { $gender ->
            [feminine] a
           *[masculine] o
        }
       *[many] { $gender ->
            [feminine] as
           *[masculine] os
        }
    }
    .own = { $number ->
        [one] { $gender ->
            [feminine] dela
           *[masculine] dele
        }
       *[many] { $gender ->
            [feminine] delas
           *[masculine] deles
        }
    }
every-piece = toda peça
    .number = one
    .gender = feminine
own-piece = peça desse lado
    .gender = feminine
enemies = peças inimigas
    .gender = feminine
all-left = { $count ->
        [one] { $gender ->
            [feminine] a { $noun }
           *[masculine] o { $noun }
        } que resta
       *[other] { $gender ->
            [feminine] todas { $the }
           *[masculine] todos { $the }
        } que restam
    }
any-piece = { $gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { $noun }
pieces-or = { $nouns } ({ $these })
none-left = já não há { $gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { $noun } no tabuleiro
board-edge = a borda do tabuleiro
anywhere = do tabuleiro

### Direções de um passo, e para onde fica "a frente"

way-any = { $along ->
        [rows] ao longo de uma fileira ou de uma coluna
        [diagonals] na diagonal, em qualquer direção
       *[lines] ao longo de uma linha, em qualquer direção
    }
way-along = { $ways }{ $along ->
        [lines] , ao longo de uma linha
       *[other] { "" }
    }
way-forward = reto para a frente
way-forward-diagonal = na diagonal para a frente
way-sideways = para o lado
way-backward = reto para trás
way-backward-diagonal = na diagonal para trás
way-ahead = para a frente
way-back = para trás
facing-up = tabuleiro acima
facing-down = tabuleiro abaixo
facing-left = para a esquerda
facing-right = para a direita

### Regras em frases: como as peças andam

rule-step = { $subject } { $number ->
        [one] anda
       *[many] andam
    } { $cells ->
        [squares] uma casa
       *[points] um ponto
    } { $way }, até { $cells ->
        [squares] uma casa vazia
       *[points] um ponto vazio
    }{ $never ->
        [nothing] { "" }
       *[other] , mas nunca { $never }
    }{ $captures ->
        [never] , e nunca { $number ->
            [one] captura
           *[many] capturam
        }
       *[ever] { "" }
    }
rule-facing = para a frente quer dizer { $facing }
rule-slide = { $subject } { $number ->
        [one] anda
       *[many] andam
    } { $cells ->
        [squares] quantas casas vazias
       *[points] quantos pontos vazios
    } { $number ->
        [one] quiser
       *[many] quiserem
    } { $along ->
        [rows] ao longo de uma fileira ou de uma coluna, como a torre do xadrez
        [diagonals] na diagonal, como o bispo do xadrez
       *[lines] ao longo de uma linha
    }{ $captures ->
        [never] , e nunca { $number ->
            [one] captura
           *[many] capturam
        }
       *[ever] { "" }
    }
rule-jump = { $subject } { $number ->
        [one] captura
       *[many] capturam
    } { $prey } { $prey_gender ->
        [feminine] vizinha saltando por cima dela
        [mixed] que esteja ao seu lado saltando por cima dessa peça
       *[masculine] vizinho saltando por cima dele
    }, { $along ->
        [rows] ao longo de uma fileira ou de uma coluna
        [diagonals] na diagonal
       *[lines] ao longo de uma linha
    }, até { $cells ->
        [squares] a casa vazia
       *[points] o ponto vazio
    } logo atrás
rule-jump-then = { $then ->
        [may-continue] depois de um salto, { $number ->
            [one] pode
           *[many] podem
        } parar ou saltar de novo no mesmo lance, em qualquer direção{ $optional ->
            [yes] , e a captura nunca é obrigatória
           *[no] { "" }
        }
        [must-continue] { $optional ->
            [yes] a captura não é obrigatória, mas, depois de um salto, { $number ->
                [one] { $it } tem
               *[many] { $it } têm
            } de saltar de novo no mesmo lance enquanto { $number ->
                [one] puder
               *[many] puderem
            }, em qualquer direção
           *[no] depois de um salto, { $number ->
                [one] tem
               *[many] têm
            } de saltar de novo no mesmo lance enquanto { $number ->
                [one] puder
               *[many] puderem
            }, em qualquer direção
        }
       *[once] há só um salto por lance{ $optional ->
            [yes] , e a captura não é obrigatória
           *[no] { "" }
        }
    }
rule-place = { $subject } por colocar entra em { $cells ->
        [squares] qualquer casa vazia
       *[points] qualquer ponto vazio
    } { $where }, e com isso termina o lance
rule-mandatory = quando { $the } { $placing ->
        [first] { $number ->
            [one] já não tem peças por colocar e pode
           *[many] já não têm peças por colocar e podem
        }
       *[never] { $number ->
            [one] pode
           *[many] podem
        }
    } capturar, { $number ->
        [one] { $gender ->
            [feminine] é obrigada
           *[masculine] é obrigado
        }
       *[many] { $gender ->
            [feminine] são obrigadas
           *[masculine] são obrigados
        }
    } a fazê-lo, e qualquer outro lance é proibido; se há mais de uma captura possível, a escolha é livre
rule-place-first = enquanto { $hand ->
        [1] { $a } estiver por colocar, o lance { $of } é sempre { $gender ->
            [feminine] colocá-la
           *[masculine] colocá-lo
        }
       *[other] houver { $nouns } por colocar, o lance { $of } é sempre colocar { $gender ->
            [feminine] uma delas
           *[masculine] um deles
        }
    } no tabuleiro{ $size ->
        [1] { "" }
       *[other] , e { $own_gender ->
            [feminine] nenhuma
           *[masculine] nenhum
        } { $noun } que já esteja nele pode andar
    }{ $other ->
        [nobody] { "" }
       *[someone] ; { $other } { $number ->
            [one] anda
           *[many] andam
        } desde o seu primeiro lance
    }

### Regras em frases: casas fechadas a algumas peças, ou que ajudam a capturar

rule-closed = { $pass ->
        [free] qualquer peça pode atravessar { $over }, mas { $who ->
            [nobody] nenhuma pode
           *[someone] só { $who } { $number ->
                [one] pode
               *[many] podem
            }
        } parar { $at }
        [shut] { $who ->
            [nobody] { $crossers ->
                [nobody] nenhuma peça pode parar { $at } nem atravessar { $over }
               *[someone] nenhuma peça pode parar { $at }, e só { $crossers } { $crossers_number ->
                    [one] pode
                   *[many] podem
                } atravessar { $over }
            }
           *[someone] só { $who } { $number ->
                [one] pode
               *[many] podem
            } parar { $at }, e { $crossers ->
                [nobody] nenhuma peça pode
               *[someone] só { $crossers } { $crossers_number ->
                    [one] pode
                   *[many] podem
                }
            } atravessar { $over }
        }
       *[nothing] { $who ->
            [nobody] nenhuma peça pode
           *[someone] só { $who } { $number ->
                [one] pode
               *[many] podem
            }
        } parar { $at }
    }
rule-closed-behind = depois que { $leaver } deixa { $region }, nenhuma peça pode parar ali nem passar por cima, nem mesmo { $leaver }
pass-empty = { $region } enquanto { $gender ->
        [feminine] ela estiver vazia
       *[masculine] ele estiver vazio
    }
helper-empty = { $region } (quando { $gender ->
        [feminine] vazia
       *[masculine] vazio
    })
helper-even = { $region } (mesmo com { $who } ali)
rule-helpers = { $helpers } pode fazer as vezes de { $gender ->
        [feminine] uma das duas
       *[masculine] um dos dois
    }
special-helpers = contra { $victims }, { $helpers } pode fazer as vezes de uma peça que captura
rule-too-few = há peças de menos neste jogo para que isso aconteça
special-none = { $cells ->
        [squares] nenhuma casa está fechada, e nenhuma ajuda
       *[points] nenhum ponto está fechado, e nenhum ajuda
    } a capturar

### Regras em frases: capturas na chegada de uma peça

rule-custodial = { $victim } é { $gender ->
        [feminine] capturada
       *[masculine] capturado
    } quando { $captor } chega ao lado { $his } e, com isso, { $him } prende entre { $pair ->
        [self] si e { $helpers }
       *[two] { $enemies_gender ->
            [feminine] duas
           *[masculine] dois
        } { $enemies }
    }, { $along ->
        [rows] na mesma fileira ou coluna
        [diagonals] na mesma diagonal
       *[lines] na mesma linha
    }{ $except ->
        [nowhere] { "" }
       *[somewhere] , exceto quando está { $except }
    }{ $safe ->
        [told] ; uma peça que entra por conta própria entre duas inimigas está a salvo
       *[known] { "" }
    }
rule-unarmed = { $who } não { $number ->
        [one] participa
       *[many] participam
    } dessa captura
rule-surround = { $where ->
        [anywhere] { $victim }
       *[somewhere] { $where }, { $victim }
    } é { $gender ->
        [feminine] capturada
       *[masculine] capturado
    } quando { $captor } chega ao lado { $his } e { $him } deixa com { $sides ->
        [0] todos os lados fechados
        [1] o único lado fechado
       *[other] os { $number_of_sides } lados fechados
    } { $enemies_number ->
        [one] pel{ $enemies }
       *[many] por { $enemies }
    }{ $without ->
        [nothing] { "" }
       *[something] , mas só se { $without }
    }
rule-surround-also = { $helpers ->
        [nothing] { $safe } { $the } { $never ->
            [at-all] nunca é { $gender ->
                [feminine] capturada
               *[masculine] capturado
            }
           *[but] não é { $gender ->
                [feminine] capturada
               *[masculine] capturado
            } assim
        }
       *[something] { $safe ->
            [nowhere] { $helpers } também fecha um lado
           *[somewhere] { $helpers } também fecha um lado, mas { $safe } { $the } { $never ->
                [at-all] nunca é { $gender ->
                    [feminine] capturada
                   *[masculine] capturado
                }
               *[but] não é { $gender ->
                    [feminine] capturada
                   *[masculine] capturado
                } assim
            }
        }
    }
rule-shieldwall = { $named ->
        [yes] muralha de escudos:{" "}
       *[no] { "" }
    }{ $gender ->
        [feminine] duas ou mais
       *[masculine] dois ou mais
    } { $nouns } lado a lado ao longo { $of_region } são { $gender ->
        [feminine] capturadas juntas
       *[masculine] capturados juntos
    } quando cada { $gender ->
        [feminine] uma delas
       *[masculine] um deles
    } tem { $captor } bem à sua frente e { $captor } chega a uma ponta da fila com a outra já fechada
rule-shieldwall-also = { $corners ->
        [nothing] { $members } { $number ->
            [one] conta como peça da fila, mas não pode ser { $member_gender ->
                [feminine] capturada
               *[masculine] capturado
            }
           *[many] contam como peças da fila, mas não podem ser { $member_gender ->
                [feminine] capturadas
               *[masculine] capturados
            }
        } assim
       *[something] { $members ->
            [nobody] { $corners } também fecha uma ponta
           *[somebody] { $corners } também fecha uma ponta, e { $members } { $number ->
                [one] conta como peça da fila, mas não pode ser { $member_gender ->
                    [feminine] capturada
                   *[masculine] capturado
                }
               *[many] contam como peças da fila, mas não podem ser { $member_gender ->
                    [feminine] capturadas
                   *[masculine] capturados
                }
            } assim
        }
    }

### Regras em frases: como a partida termina. Quando $the é um pronome, o sujeito já está dito

rule-won = { $wins } { $when }
rule-drawn = a partida termina empatada { $when }
rule-stuck = { $outcome ->
        [lost] perde o lado que, na sua vez, não tem nenhum lance possível
       *[draw] se um lado, na sua vez, não tem nenhum lance possível, a partida termina empatada
    }
unreachable-only-forward = isso nunca acontece numa partida, porque todo lance { $of } é para a frente
when-all-passed = quando { $the ->
        [ela] deixa
        [ele] deixa
       *[other] { $the } deixa
    } para trás { $passed ->
        [1] { $the_passed } (ficar na mesma fileira não basta)
       *[other] { $passed_gender ->
            [feminine] todas
           *[masculine] todos
        } { $the_passed } (ficar na mesma fileira que { $passed_gender ->
            [feminine] uma delas
           *[masculine] um deles
        } não basta)
    }
when-cannot-move = quando é a vez { $of } e { $it } não { $number ->
        [one] tem
       *[many] têm
    } lance possível
when-captures = quando { $total ->
        [1] { $the }
       *[other] { $number_of } { $noun }
    } { $count ->
        [one] { $gender ->
            [feminine] é capturada
           *[masculine] é capturado
        }
       *[other] { $gender ->
            [feminine] já foram capturadas
           *[masculine] já foram capturados
        }
    }
when-encircled = quando { $pieces } { $count ->
        [one] { $gender ->
            [feminine] está cercada
           *[masculine] está cercado
        }
       *[other] { $gender ->
            [feminine] estão cercadas
           *[masculine] estão cercados
        }
    } { $enemies_number ->
        [one] pel{ $enemies }
       *[many] por { $enemies }
    } e { $count ->
        [one] não
       *[other] { $gender ->
            [feminine] nenhuma delas
           *[masculine] nenhum deles
        }
    } pode mais alcançar { $region }
when-fewer-than = quando { $count ->
        [1] { $total ->
            [one] { $the } é { $gender ->
                [feminine] capturada
               *[masculine] capturado
            }
           *[other] { $gender ->
                [feminine] todas { $the } já foram capturadas
               *[masculine] todos { $the } já foram capturados
            }
        }
       *[other] restam menos de { $number_of } { $noun }{ $hand ->
            [some] , { $gender ->
                [feminine] contando as que estão
               *[masculine] contando os que estão
            } por colocar
           *[none] { "" }
        }
    }
when-fill = quando há { $a } { $count ->
        [1] { $at_region }
       *[other] em cada { $cells ->
            [squares] uma das { $number_of } casas
           *[points] um dos { $number_of } pontos
        } { $of_region }
    }
when-fort = quando { $the } está { $at_region }, num forte de saída: { $it } ainda pode andar, não há { $not_any } lá dentro, e { $walls_number ->
        [one] { $walls }, que é o muro em volta { $his }, jamais poderá
       *[many] { $walls_gender ->
            [feminine] nenhuma das { $walls }
           *[masculine] nenhum dos { $walls }
        } do muro em volta { $his } poderá jamais
    } ser { $walls_gender ->
        [feminine] capturada
       *[masculine] capturado
    }
when-plies = depois de { $plies ->
        [1] um lance
       *[other] { $plies } lances seguidos, contando os dois lados,
    } { $quiet }
when-reach = quando { $the ->
        [ela] alcança
        [ele] alcança
       *[other] { $the } alcança
    } { $region }
when-times = quando a mesma posição, com o mesmo lado a jogar, ocorre pela { $ordinal } vez
quiet-capture = sem nenhuma captura
quiet-forward-step = sem que { $pieces } ande { $both ->
        [yes] reto ou na diagonal para a frente
       *[no] para a frente
    }
quiet-placement = sem que se coloque { $pieces }

### As regras em resumo: o que nenhuma regra diz sozinha

brief-turn = { $the } { $number ->
        [one] joga
       *[many] jogam
    } primeiro; depois os lados se alternam, lance a lance, e ninguém pode passar a vez
brief-no-captures = neste jogo não há capturas
brief-no-repetition = não há regra sobre repetição: uma posição pode se repetir sem limite
brief-no-draw = não há empates
brief-no-draw-forward = não há empates: { $way ->
        [forward] todo lance { $of } é para a frente
        [backward] todo lance { $of } é para trás
       *[mixed] nenhum lance { $of } pode ser desfeito
    }, e por isso nenhuma posição pode voltar
brief-order = se um lance leva a vários destes desfechos ao mesmo tempo, vale o que aparece primeiro aqui
brief-example = { $count ->
        [one] exemplo
       *[other] exemplos
    } { $number }

### Os dados de um jogo

facts-players = Jogadores
facts-board = Tabuleiro
facts-pieces = Peças
facts-start = Posição inicial
facts-first = Quem começa
facts-options = Opções de mesa
fact-players = dois, { $first } contra { $second }
fact-board = { $shape ->
        [grid] { $cells ->
            [squares] { $rows }×{ $columns } casas
           *[points] { $points } pontos em { $rows } fileiras e { $columns } colunas
        }
        [colour] as { $points } casas de uma só cor de um tabuleiro de { $rows }×{ $columns }
        [cross] { $cells ->
            [squares] uma cruz de { $points } casas
           *[points] uma cruz de { $points } pontos
        }
       *[other] { $cells ->
            [squares] { $points } casas
           *[points] { $points } pontos
        }
    }
fact-lines = { $lines ->
        [rows] com linhas nas fileiras e nas colunas
        [diagonals] com linhas nas diagonais
        [all] com linhas nas fileiras, nas colunas e em todas as diagonais
        [even] com linhas nas fileiras e nas colunas, e diagonais que só passam por um ponto sim, outro não
       *[other] com as linhas que se veem na figura
    }
fact-region = { $name } { $points }
fact-pieces = { $first } contra { $second }
fact-in-hand = { $pieces } ({ $hand ->
        [one] por colocar no início
        [all] { $gender ->
            [feminine] todas
           *[masculine] todos
        } por colocar no início
       *[some] { $in_hand } por colocar no início
    })
fact-standing = { $the } em { $points }
fact-rows = { $cells ->
        [squares] todas as casas
       *[points] todos os pontos
    } { $count ->
        [one] da fileira { $rows }
       *[other] das fileiras { $rows }
    }
fact-also = { $rows } e em { $points }
fact-rest = as outras peças como na figura
fact-empty = o tabuleiro está vazio
fact-picture = como na figura

### A tabela do que muda, e os nomes destas partes

changes-title = O que muda em comparação com { $game }
changes-moves = Como { $number ->
        [one] anda
       *[many] andam
    } { $the }
changes-moves-all = Como as peças andam
changes-special = { $cells ->
        [squares] Casas especiais
       *[points] Pontos especiais
    }
changes-capture = Captura
changes-capture-of = Captura { $of }
changes-shieldwall = Muralha de escudos
changes-wins = Como { $number ->
        [one] vence
       *[many] vencem
    } { $the }
changes-encircled = Cerco
changes-fort = Forte de saída
changes-draws = Repetição e empate
changes-stuck = Sem lance possível
changes-otherwise = em outra disposição
changes-none = não há
review-facts = Em poucas palavras
review-rules = As regras em resumo

### Até onde as regras de um jogo estão comprovadas; $why é por que algumas nunca entram em jogo

proven-rules = { $count ->
        [one] O motor joga este jogo com uma só regra, comprovada por um exemplo.
       *[other] O motor joga este jogo com { $count } regras, e cada uma delas é comprovada por um exemplo.
    }
proven-game = { $game }: { $count ->
        [one] uma só regra no motor, comprovada por um exemplo.
       *[other] { $count } regras no motor, cada uma delas comprovada por um exemplo.
    }
proven-beyond = { $count ->
        [one] Outra regra nunca entra em jogo
       *[other] Outras { $count } regras nunca entram em jogo
    }, porque { $why ->
       *[only-forward] um dos lados só anda para a frente
    }.

### The head and the frame of a page; head-locale is the country whose spelling is used

head-locale = pt_BR
head-title = { $title } | { $site }
head-guide = { $title } – regras
frame-menu = Menu
frame-variant-of = Uma variante do jogo { $game }
frame-not-translated-yet = Esta página ainda não foi traduzida.
frame-not-translated = Esta página ainda não foi traduzida para o português. { $language ->
        [en] Ela aparece em inglês.
        [sv] Ela aparece em sueco.
       *[other] Ela aparece em outra língua.
    }
frame-version = Versão { $version }
frame-version-commit = Versão { $version }, commit { $commit }
frame-made-with = Feito com { $tool }

### The page for what is not found

not-found-title = Página não encontrada
not-found-text = Não há nenhuma página neste endereço. Talvez ela tenha mudado de lugar, ou haja um erro no endereço.
not-found-home = Ir para a página inicial

### Percorrer uma figura e consultar o seu tabuleiro

label-told = Em palavras
label-picture = Posição
label-picture-before = Posição antes do primeiro lance
label-picture-after = Posição depois do lance { $number }
label-step-first = Ir para o início
label-step-back = Voltar um lance
label-step-forward = Avançar um lance
label-step-last = Ir para o fim
label-step-steps = Percorrer o exemplo
label-step-moves = Lances
label-step-copy = Copiar link
label-step-copied = Copiado
label-step-address = O link está na barra de endereço
label-ask-try = Tente um lance
label-ask-done = Pronto
label-ask-board = Tabuleiro
label-ask-choose = Escolha uma peça e depois para onde ela vai.
label-ask-place = Escolha onde colocar { $the }.
label-ask-either = Escolha uma peça e depois para onde ela vai, ou onde colocar { $the }.
label-ask-legal = Lance legal.
label-ask-illegal = Lance ilegal.
label-ask-or = Ou:
label-ask-can = Pode ir para:
label-ask-cannot = Não pode se mover.
label-ask-empty = sem peça

### Tabuleiros para imprimir, e o que está escrito nas folhas

print-title = Imprima e jogue
print-how = Imprima o tabuleiro e as peças, recorte as peças e jogue. Ao imprimir, escolha 100% ou “tamanho real”. A linha ao pé de cada folha mostra se o tamanho está certo.
print-here = Imprima este tabuleiro e as peças
print-one = Tabuleiro e peças
print-large = Tabuleiro grande e peças
print-link = { $what } ({ $paper }, { $format })
print-on-squares = { $count ->
        [one] uma folha para o tabuleiro
        [2] { $count } folhas para o tabuleiro, que se colam uma na outra
       *[other] { $count } folhas para o tabuleiro, que se colam umas nas outras
    }, com casas de { $size } mm
print-on-points = { $count ->
        [one] uma folha para o tabuleiro
        [2] { $count } folhas para o tabuleiro, que se colam uma na outra
       *[other] { $count } folhas para o tabuleiro, que se colam umas nas outras
    }, com { $size } mm entre os pontos
print-drawings = Em desenhos separados (SVG)
sheet-document = { $game }: tabuleiro e peças
sheet-board = Tabuleiro
sheet-pieces = Peças
sheet-of = Tabuleiro, folha { $number } de { $count }
sheet-scale-mm = Esta linha mede 100 mm. Se a sua não medir, imprima em 100% (“tamanho real”).
sheet-scale-inches = Esta linha mede 4 polegadas. Se a sua não medir, imprima em 100% (“tamanho real”).
sheet-glue = Cole aqui
sheet-join = Recorte a figura pelas marcas, mas deixe as faixas cinzentas. Passe cola na faixa e ponha a folha seguinte por cima, de modo que as linhas se encontrem.
sheet-played-with = O jogo se joga com { $pieces }.
sheet-up-to = Se vocês combinarem jogar com mais, aqui há o bastante para { $pieces }.
sheet-spares = As outras são de reserva.
sheet-tip = O melhor é usar papel grosso, ou colar a folha em cartolina antes de recortar. Moedas, botões ou contas também servem de peças.
sheet-start = Posição inicial
sheet-brief = As regras em resumo

### A página inicial, e como um jogo é classificado nela

home-filter = Qual jogo vai ser?
home-family = Família
home-places = Tamanho do tabuleiro
home-length = Duração da partida
home-any = Qualquer
home-none = Nenhum jogo desta família corresponde à escolha.
card-sides = { $first } contra { $second }
family-hunt = Jogos de caça
family-tafl = Jogos de tafl
length-short = curta
length-medium = média
length-long = longa
places-small = até 50 lugares
places-medium = de 51 a 100
places-large = mais de 100
size-also = { $first }, também { $others }
size-points = { $count } pontos
size-squares = { $columns }×{ $rows } casas

### Cada jogo em duas frases, para o seu cartão

summary-alea-evangelii = O maior jogo da família, de um manuscrito de cerca de 1140: { $attacker } atacantes, { $defender } defensores e um longo caminho até o canto.
summary-ard-ri = { $attacker } atacantes e { $defender } defensores apertados em { $places } casas. Ninguém anda mais de um passo, e ao rei basta chegar à borda.
summary-bagh-chal = { $tiger } tigres e { $goat } cabras: o jogo de tabuleiro nacional do Nepal. As cabras entram uma a uma e tentam prender os tigres.
summary-brandubh = { $attacker } atacantes contra { $defender } homens e seu rei: o menor jogo da família. Longe do trono, bastam dois atacantes para capturar o rei.
summary-copenhagen-hnefatafl = O jogo dos torneios de hoje, com muralha de escudos, forte de saída e cerco. As regras servem em tabuleiros de quatro tamanhos.
summary-fetlar-hnefatafl = As regras dos campeonatos da ilha de Fetlar, nas Shetland. Sem muralha de escudos nem forte de saída: só o canto vale.
summary-fox-and-geese = { $fox } raposa contra { $goose } gansos numa cruz cheia de linhas. A raposa captura saltando, e os gansos tentam encurralá-la.
summary-fox-and-geese-ten = A mesma caçada num tabuleiro com menos linhas. Os gansos sempre podem andar para o lado, e a raposa precisa de { $captures } capturas.
summary-fox-and-hounds = Um jogo curto, nas casas de uma só cor de um tabuleiro de xadrez. A raposa tenta passar por { $hound } cães que nunca voltam atrás.
summary-halatafl = { $fox } raposas, obrigadas a capturar sempre que podem, contra { $goose } gansos. Os gansos vencem se encherem o cercado.
summary-tablut = { $attacker } atacantes em volta de um rei e seus { $defender } homens. O rei quer chegar a um canto. É o nosso padrão para toda a família.
summary-tablut-linnaeus = O jogo que Lineu viu na Lapônia em 1732. O castelo se fecha atrás do rei, a quem basta chegar à borda.
summary-tawlbwrdd = Um jogo galês em que nenhuma casa é fechada a ninguém. O rei é capturado como qualquer peça e vence em qualquer casa da borda.

### A tabela que compara todos os jogos

matrix-caption = Todos os jogos lado a lado
matrix-game = Jogo
matrix-board = Tabuleiro
matrix-places = Lugares
matrix-pieces = Peças
matrix-begins = Quem começa
matrix-captures = Como se captura
matrix-king = Como o rei é capturado
matrix-mandatory = Captura obrigatória?
matrix-wins = Como cada lado vence
matrix-draws = Empates
matrix-on-lines = { $columns }×{ $rows }, sobre linhas
matrix-jump = com um salto
matrix-jumps = com saltos, vários na mesma vez
matrix-custodial = por dois lados
matrix-surround = por todos os lados
matrix-shieldwall = por muralha de escudos
matrix-where = { $where }: { $how }
matrix-elsewhere = nas outras casas
matrix-except = { $how }, mas não { $where }
matrix-without = { $where }, só quando já não há { $nouns }
matrix-nothing = –
matrix-free = Não
matrix-bound = Sim, para { $sides }
matrix-none = Nenhum
