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
game-halatafl = Duas raposas (Halatafl)
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
    .gender = masculine

counted = { $count } { $noun }

### Lados; $count é quantas peças o lado tem no início

side-attackers =
    .to-move = Vez dos atacantes
    .wins = Os atacantes vencem
    .stuck = os atacantes não têm lance possível
side-defenders =
    .to-move = Vez dos defensores
    .wins = Os defensores vencem
    .stuck = os defensores não têm lance possível
side-fox =
    .to-move = Vez da raposa
    .wins = A raposa vence
    .stuck = a raposa não tem lance possível
side-foxes =
    .to-move = { $count ->
        [one] Vez da raposa
       *[other] Vez das raposas
    }
    .wins = { $count ->
        [one] A raposa vence
       *[other] As raposas vencem
    }
    .stuck = { $count ->
        [one] a raposa não tem lance possível
       *[other] as raposas não têm lance possível
    }
side-geese =
    .to-move = Vez dos gansos
    .wins = Os gansos vencem
    .stuck = os gansos não têm lance possível
side-goats =
    .to-move = Vez das cabras
    .wins = As cabras vencem
    .stuck = as cabras não têm lance possível
side-hounds =
    .to-move = Vez dos cães
    .wins = Os cães vencem
    .stuck = os cães não têm lance possível
side-tigers =
    .to-move = Vez dos tigres
    .wins = Os tigres vencem
    .stuck = os tigres não têm lance possível

### Regiões: o que uma peça alcança; .of segue "em cada ponto", .at segue "está"

region-beside-throne = uma casa ao lado do trono
    .of = ao lado do trono
    .at = ao lado do trono
region-corners = um canto
    .of = dos cantos
    .at = num canto
region-edge = a borda
    .of = da borda
    .at = na borda
region-last-row = a última fileira
    .of = da última fileira
    .at = na última fileira
region-pen = o cercado
    .of = do cercado
    .at = no cercado
region-throne = o trono
    .of = do trono
    .at = no trono

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
result-draw = Empate: { $reason }
ending-all-passed = { $the } deixou para trás { $gender ->
        [feminine] todas
       *[masculine] todos
    } { $the_passed }
ending-captures = pelo menos { $count } { $noun } { $gender ->
        [feminine] foram capturadas
       *[masculine] foram capturados
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
ending-fill = há { $a } em cada ponto { $of_region }
ending-fort = { $the } está { $at_region }, num forte de saída que nunca poderá ser rompido
ending-plies = { $plies } lances seguidos sem progresso, contando os dois lados
ending-reach = { $the } alcançou { $region }
ending-times = { $outcome ->
        [won] a mesma posição ocorreu
       *[draw] a mesma posição
    } { $times ->
        [3] pela terceira vez
       *[other] { $times } vezes
    }

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

### The head and the frame of a page; head-locale is the country whose spelling is used

head-locale = pt_BR
head-title = { $title } | { $site }
head-guide = { $title } – regras
frame-menu = Menu
frame-variant-of = Uma variante de { $game }
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
       *[other] { $count } folhas para o tabuleiro, que se colam uma na outra
    }, com casas de { $size } mm
print-on-points = { $count ->
        [one] uma folha para o tabuleiro
       *[other] { $count } folhas para o tabuleiro, que se colam uma na outra
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
size-squares = { $columns } × { $rows } casas

### Cada jogo em duas frases, para o seu cartão

summary-alea-evangelii = O maior jogo da família, de um manuscrito de cerca de 1140. Quarenta e oito atacantes, vinte e quatro defensores e um longo caminho até o canto.
summary-ard-ri = Dezesseis atacantes e oito defensores apertados em quarenta e nove casas. Ninguém anda mais de um passo, e ao rei basta chegar à borda.
summary-bagh-chal = Quatro tigres e vinte cabras: o jogo de tabuleiro nacional do Nepal. As cabras entram uma a uma e tentam prender os tigres.
summary-brandubh = Oito atacantes contra quatro homens e seu rei: o menor jogo da família. Longe do trono, bastam dois captores para tomar o rei.
summary-copenhagen-hnefatafl = O jogo dos torneios de hoje, com muralha de escudos, forte de saída e cerco. As regras servem em tabuleiros de quatro tamanhos.
summary-fetlar-hnefatafl = As regras dos campeonatos da ilha de Fetlar, nas Shetland. Sem muralha de escudos nem forte de saída: só o canto vale.
summary-fox-and-geese = Uma raposa contra treze gansos numa cruz cheia de linhas. A raposa captura saltando, e os gansos tentam encurralá-la.
summary-fox-and-geese-ten = A mesma caçada num tabuleiro com menos linhas. Os gansos sempre podem andar para o lado, e a raposa precisa de dez capturas.
summary-fox-and-hounds = Um jogo curto, nas casas de uma só cor de um tabuleiro de xadrez. A raposa tenta passar por quatro cães que nunca voltam atrás.
summary-halatafl = Duas raposas, obrigadas a capturar sempre que podem, contra vinte gansos. Os gansos vencem se encherem o cercado.
summary-tablut = Dezesseis atacantes em volta de um rei e seus oito homens. O rei quer chegar a um canto. É o nosso padrão para toda a família.
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
matrix-on-lines = { $columns } × { $rows }, sobre linhas
matrix-jump = com um salto
matrix-jumps = com saltos, vários na mesma vez
matrix-custodial = por dois lados
matrix-surround = por todos os lados
matrix-shieldwall = por muralha de escudos
matrix-where = { $where }: { $how }
matrix-elsewhere = no resto do tabuleiro
matrix-except = { $how }, mas não { $where }
matrix-without = { $where }, sem { $nouns }
matrix-nothing = –
matrix-free = Não
matrix-bound = Sim, para { $sides }
matrix-none = Nenhum
