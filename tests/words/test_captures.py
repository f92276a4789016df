"""What is said of slides, and of pieces that are captured where another arrives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_engine.game import Refusal, Result
from rules_engine.loading import BUILT_IN, Library
from rules_engine.notation.boards import parse_stones
from rules_engine.position import Position
from rules_engine.words import COMPLETE, describe, refusal_sentence, result_sentence, words_in
from tests.loading.small import SMALL, check_text, edited

if TYPE_CHECKING:
    from pathlib import Path

LIBRARY = Library((BUILT_IN,))


def described(name: str, board: str, to_move: str, move: str) -> list[str]:
    """Return what is said in each language after a legal move from a position."""
    variant = LIBRARY.load(name, {})
    stones, faults = parse_stones(variant.board, variant.pieces, board)
    assert faults == []
    none = (0,) * len(stones)
    here = Position(stones, variant.sides.index(to_move), none, none)
    assert variant.why_illegal(here, move) is None
    after, events = variant.apply(here, variant.parse_move(move))
    result = variant.result(after)
    return [describe(words_in(lang), variant, after, result, events) for lang in COMPLETE]


BETWEEN_TWO = """\
. . . . . . .
. . . . . . .
. t T . . t .
. . . . . . .
t . . . . . .
. K . . . . .
. . . . . . .
"""


def test_a_slide() -> None:
    english, portuguese, swedish = described("brandubh", BETWEEN_TWO, "defenders", "b2-g2")
    assert english == (
        "The king moves from b2 to g2. Attackers on b5, f5 and a3. Defender on c5. King on g2. "
        "Attackers to move."
    )
    assert portuguese == (
        "O rei vai de b2 para g2. Atacantes em b5, f5 e a3. Defensor em c5. Rei em g2. "
        "Vez dos atacantes."
    )
    assert swedish == (
        "Kungen går från b2 till g2. Angripare på b5, f5 och a3. Försvarare på c5. Kung på g2. "
        "Angriparna är vid draget."
    )


def test_a_piece_between_two_enemies() -> None:
    english, portuguese, swedish = described("brandubh", BETWEEN_TWO, "attackers", "f5-d5")
    assert english == (
        "The attacker moves from f5 to d5, capturing the defender on c5. Attackers on b5, d5 and "
        "a3. No defenders on the board. King on b2. Captured: 1 defender. Defenders to move."
    )
    assert portuguese == (
        "O atacante vai de f5 para d5 e captura o defensor de c5. Atacantes em b5, d5 e a3. "
        "Nenhum defensor no tabuleiro. Rei em b2. Peças capturadas: 1 defensor. "
        "Vez dos defensores."
    )
    assert swedish == (
        "Angriparen går från f5 till d5 och slår försvararen på c5. Angripare på b5, d5 och a3. "
        "Inga försvarare på brädet. Kung på b2. Slagna: 1 försvarare. Försvararna är vid draget."
    )


SURROUNDED = """\
. . . . . . . . .
. . . . . . . . .
. . t . . . . . .
. t K . t . . . .
. . t . . . . . .
. . . . . . . . .
. . . . . . T . .
. . . . . . . . .
. . . . . . . . .
"""


def test_the_only_piece_of_its_kind_surrounded() -> None:
    # TB-10: all four sides closed by attackers.
    english, portuguese, swedish = described("tablut", SURROUNDED, "attackers", "e6-d6")
    assert english == (
        "The attacker moves from e6 to d6, capturing the king, surrounded on c6. Attackers on c7, "
        "b6, d6 and c5. Defender on g3. No king on the board. Captured: the king. "
        "The attackers win: the king has been captured."
    )
    assert portuguese == (
        "O atacante vai de e6 para d6 e captura o rei, rodeado em c6. Atacantes em c7, b6, d6 e "
        "c5. Defensor em g3. Nenhum rei no tabuleiro. Peças capturadas: o rei. "
        "Os atacantes vencem: o rei foi capturado."
    )
    assert swedish == (
        "Angriparen går från e6 till d6 och slår kungen, omringad på c6. Angripare på c7, b6, d6 "
        "och c5. Försvarare på g3. Ingen kung på brädet. Slagna: kungen. "
        "Angriparna vinner: kungen är slagen."
    )


SHIELDWALL = """\
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
t . . . . . . . .
T t . . . . K . .
T t . . . . . . .
. T t . . . . . .
t . . . . . . . .
. . . . . . . . .
"""


def test_a_row_at_the_edge_and_a_piece_between_two_at_once() -> None:
    # CH-10 and CH-12: the move to a3 closes the row at its end, and b3 between a3 and c3.
    said = described("copenhagen-hnefatafl-9", SHIELDWALL, "attackers", "a2-a3")
    wanted = (
        ("the defender on b3", "the defenders on a5 and a4", "shieldwall"),
        ("o defensor de b3", "os defensores de a5 e a4", "muralha de escudos"),
        ("försvararen på b3", "försvararna på a5 och a4", "sköldborg"),
    )
    for text, words in zip(said, wanted, strict=True):
        happened = text.split(". ")[0]
        assert [word for word in words if happened.count(word) != 1] == []


@pytest.mark.parametrize(
    ("code", "piece", "said"),
    [
        (
            "blocked",
            "attacker",
            (
                "A piece on d4 is in the way.",
                "Há uma peça no caminho, em d4.",
                "En pjäs på d4 står i vägen.",
            ),
        ),
        (
            "closed",
            "defender",
            (
                "The defender may not enter d4.",
                "O defensor não pode entrar em d4.",
                "Försvararen får inte gå in på d4.",
            ),
        ),
    ],
)
def test_what_stops_a_slide(code: str, piece: str, said: tuple[str, ...]) -> None:
    variant = LIBRARY.load("brandubh", {})
    refusal = Refusal(code, "", variant.parse_point("d4"), piece, "")
    assert tuple(refusal_sentence(words_in(lang), variant, refusal) for lang in COMPLETE) == said


def test_where_none_of_several_may_be_left(tmp_path: Path) -> None:
    """The sentence depends on how many there were, not on which piece it is."""
    text = edited(SMALL, ("fewer-than: 2", "fewer-than: 1"), ("by: cat,", "by: fox,"))
    for old, new in (
        ("mouse", "goose"),
        ("mice", "geese"),
        ("cats", "foxes"),
        ("  cat:", "  fox:"),
    ):
        text = text.replace(old, new)
    variant = check_text(tmp_path, text)[0]
    result = Result("foxes", "two-left")
    assert [result_sentence(words_in(lang), variant, result) for lang in COMPLETE] == [
        "The fox wins: the geese have all been captured",
        "A raposa vence: todos os gansos foram capturados",
        "Räven vinner: gässen är alla slagna",
    ]
