"""The pictures that links to pages show."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from rules_engine.diagram import card
from rules_engine.diagram.card import card_png
from rules_engine.diagram.sheet import LettersError, Text
from rules_engine.diagram.sheet_pdf import text_width
from rules_engine.loading import BUILT_IN, Library
from rules_engine.site.cards import Cards, card_path
from rules_engine.site.drawings import Drawings
from rules_engine.site.languages import SitePage
from rules_engine.site.verify import Project, read_project
from tests.site.projects import LANGUAGES, ROOT

if TYPE_CHECKING:
    from tests.site.conftest import Site

LIBRARY = Library((BUILT_IN,))
DRAWINGS = Drawings()
ENGLISH = ROOT / "docs" / "en"
PAGES = sorted(path.relative_to(ENGLISH).as_posix() for path in ENGLISH.rglob("*.md"))


def made(name: str, title: str, said: str, language: str = "en") -> bytes:
    variant = LIBRARY.load(name)
    drawing = DRAWINGS.board(variant).drawing
    return card_png(drawing, variant.start(), title, said, language)


def picture(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def page(language: str, name: str, title: str, **more: Any) -> SitePage:
    facts: dict[str, Any] = {
        "default": "en",
        "spoken": language,
        "url": "",
        "description": "",
        "markdown": "",
    }
    facts |= {"section": "", "site_name": "The rulebook", "site_description": "Old games."}
    facts |= {"address": "", "sisters": (), "find": dict, "href": str, **more}
    return SitePage(language=language, name=name, title=title, **facts)


@pytest.fixture(scope="module")
def project() -> Project:
    return read_project(ROOT)


def test_a_path_is_made_of_language_and_page() -> None:
    assert card_path("pt", "games/halatafl.md") == "assets/cards/pt/games/halatafl.png"
    assert card_path("en", "index.md") == "assets/cards/en/index.png"
    assert len({card_path("en", name) for name in ("index.md", "games/index.md")}) == 2


@pytest.mark.xdist_group("site")
def test_every_page_has_a_card_of_the_right_size_in_every_language(site: Site) -> None:
    seen = set()
    for language in LANGUAGES:
        for name in PAGES:
            data = (site.folder / card_path(language, name)).read_bytes()
            image = Image.open(BytesIO(data))
            assert (image.format, image.size) == ("PNG", (1200, 630))
            assert len(data) < 100_000
            seen.add(data)
    assert len(seen) == len(LANGUAGES) * len(PAGES), "no two are alike"


@pytest.mark.xdist_group("site")
def test_pages_name_their_cards(site: Site) -> None:
    for folder, language in (("", "en"), ("pt/", "pt"), ("sv/", "sv")):
        for name in PAGES:
            html = site.html(f"{folder}{name.removesuffix('.md').removesuffix('index')}")
            assert html.count(card_path(language, name)) >= 1
            assert '<meta name="twitter:card" content="summary_large_image">' in html


def test_a_card_shows_the_start() -> None:
    image = picture(made("bagh-chal", "Bagh-Chal", "The rulebook"))
    drawing = DRAWINGS.board(LIBRARY.load("bagh-chal")).drawing
    # The board is 540 pixels wide, 45 from the top and the left.
    unit = 540 / drawing.view.width
    seen = {}
    for row in range(5):
        for column in range(5):
            x, y = drawing.layout.spots[row * 5 + column]
            left = 45 + unit * (x - drawing.view.x) - 0.3 * unit
            top = 45 + unit * (y - drawing.view.y) - 0.3 * unit
            part = image.crop((round(left), round(top), round(left + 40), round(top + 40)))
            mean = part.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
            assert isinstance(mean, tuple)
            seen[row, column] = mean[2]
    # A tiger is much darker, and less blue, than the wood of the board.
    tigers = sorted(seen, key=seen.__getitem__)[:4]
    assert sorted(tigers) == [(0, 0), (0, 4), (4, 0), (4, 4)]


def test_the_name_stands_beside_the_board_and_not_on_it() -> None:
    with_name = picture(made("tablut", "Tablut", "Så"))
    without = picture(made("tablut", " ", " "))
    board = (0, 0, 600, 600)
    one, other = (image.crop(board).tobytes() for image in (with_name, without))
    # The colours of a card are chosen together, so that a shade here and there differs a little.
    different = sum(abs(a - b) > 16 for a, b in zip(one, other, strict=True))
    assert different < len(one) / 1000
    text = with_name.crop((640, 40, 1180, 590)).convert("L").point(lambda v: 255 * (v < 90))
    box = text.getbbox()
    assert box is not None
    assert box[0] >= 0
    assert box[2] < 540, "it ends before the edge"


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Tablut", 1),
        ("Raposa e Gansos, edição das dez capturas", 4),
        ("Räv och gäss: utgåvan med tio slag", 4),
        ("Hnefatafl de Copenhague", 3),
    ],
)
def test_long_names_become_smaller_and_fit(name: str, lines: int) -> None:
    variant = LIBRARY.load("tablut")
    made_page = card._page(DRAWINGS.board(variant).drawing, variant.start(), name, "The rulebook")
    titles = [item for item in made_page.items if isinstance(item, Text) and item.strong]
    assert 1 <= len(titles) <= lines
    assert " ".join(item.text for item in titles) == name
    for item in titles:
        assert item.x + text_width(item.text, item.size, bold=True) <= 1200 - 40
    assert min(item.y for item in titles) > 45
    assert max(item.y for item in made_page.items if isinstance(item, Text)) < 600


LONG = "Überquadragesimohyperpolysyllabicgame"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (LONG, "The rulebook"),
        (f"The {LONG} of old", "The rulebook"),
        ("Tablut", f"About the {LONG}{LONG}"),
        (" ".join(["Tablut"] * 200), " ".join(["Tablut"] * 200)),
        (LONG * 40, LONG * 40),
    ],
)
def test_nothing_runs_off_the_card(name: str, said: str) -> None:
    variant = LIBRARY.load("tablut")
    made_page = card._page(DRAWINGS.board(variant).drawing, variant.start(), name, said)
    texts = [item for item in made_page.items if isinstance(item, Text)]
    for item in texts:
        assert item.text
        assert item.x + text_width(item.text, item.size, bold=item.strong) <= 1200 - 45
        assert item.size <= item.y <= 630 - 45
    assert len({item.y for item in texts}) == len(texts)
    for text, is_name in ((name, True), (said, False)):
        shown = "".join(item.text for item in texts if item.strong is is_name)
        whole = text.replace(" ", "")
        assert whole.startswith(shown.replace(" ", "").removesuffix("…"))
        assert (shown.replace(" ", "") == whole) is (len(text) < 100), "only a long one is cut"


def test_the_same_card_has_the_same_bytes() -> None:
    arguments = ("halatafl", "Två rävar (Halatafl)", "Regelboken som inte kan ljuga", "sv")
    assert made(*arguments) == made(*arguments)


def test_letters_that_the_font_lacks_are_told() -> None:
    with pytest.raises(LettersError, match="虎"):
        made("bagh-chal", "虎", "The rulebook")


def test_cards_are_kept(project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def board(variant: Any) -> Any:
        return DRAWINGS.board(variant).drawing

    guide = project.guides["sv/games/brandubh.md"]
    asked = page("sv", "games/brandubh.md", "Brandubh"), guide
    first = Cards(project, board, tmp_path)
    path = first.card_of(*asked)
    assert path == "assets/cards/sv/games/brandubh.png"
    files = dict(first.files())
    assert list(files) == [path]

    def none(*_: object) -> bytes:
        raise AssertionError("it is there already")

    monkeypatch.setattr(card, "card_png", none)
    second = Cards(project, board, tmp_path)
    assert second.card_of(*asked) == path
    assert dict(second.files()) == files
    with pytest.raises(AssertionError):
        second.card_of(
            page("en", "games/brandubh.md", "Brandub"), project.guides["en/games/brandubh.md"]
        )


@pytest.mark.parametrize(
    ("name", "variant"),
    [
        ("how-examples-are-verified.md", "halatafl"),  # the game that it links to first
        ("glossary.md", "fox-and-geese"),  # none; so that of the home page
        ("index.md", "fox-and-geese"),
    ],
)
def test_a_page_that_teaches_no_game_shows_one_that_it_names(
    project: Project, tmp_path: Path, name: str, variant: str
) -> None:
    drawn: list[str] = []

    def board(of: Any) -> Any:
        drawn.append(of.id)
        return DRAWINGS.board(of).drawing

    cards = Cards(project, board, tmp_path)
    path = cards.card_of(page("en", name, "A page"), project.guides[f"en/{name}"])
    assert path == card_path("en", name)
    assert drawn == [variant]


def test_pages_without_a_board_have_no_card(project: Project, tmp_path: Path) -> None:
    glossary = project.guides["en/glossary.md"]
    alone = project._replace(guides={"en/glossary.md": glossary})
    cards = Cards(alone, lambda variant: DRAWINGS.board(variant).drawing, tmp_path)
    assert cards.card_of(page("en", "glossary.md", "Glossary"), glossary) is None
    assert cards.card_of(page("en", "somewhere.md", "Elsewhere"), None) is None
    assert dict(cards.files()) == {}


def test_a_language_whose_letters_are_missing_has_no_cards_and_says_so(
    project: Project, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cards = Cards(project, lambda variant: DRAWINGS.board(variant).drawing, tmp_path)
    guide = project.guides["en/games/bagh-chal.md"]
    assert cards.card_of(page("en", "games/bagh-chal.md", "बाघचाल"), guide) is None
    assert "docs/en/games/bagh-chal.md" in caplog.text
    assert list(tmp_path.iterdir()) == []
