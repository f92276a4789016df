"""Numbers in words, against lists written by hand from the grammars of the three languages."""

from __future__ import annotations

import pytest

from rules_engine.words import COMPLETE, MissingWordError, words_in
from rules_engine.words.numbers import (
    MOST,
    cardinal,
    digits,
    ordinal,
    ordinal_digits,
    passed_over,
)

GENDERS = {"en": ("neuter",), "pt": ("masculine", "feminine"), "sv": ("common", "neuter")}

# British usage: a hyphen from 21 to 99, "and" after the hundreds.
ENGLISH = """
0 zero, 1 one, 4 four, 5 five, 8 eight, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen,
15 fifteen, 18 eighteen, 19 nineteen, 20 twenty, 21 twenty-one, 30 thirty, 40 forty,
44 forty-four, 55 fifty-five, 80 eighty, 99 ninety-nine, 100 one hundred,
101 one hundred and one, 110 one hundred and ten, 120 one hundred and twenty,
342 three hundred and forty-two, 900 nine hundred, 999 nine hundred and ninety-nine
"""
# Brazilian spelling; "e" between hundreds, tens and units; cem becomes cento before a rest.
PORTUGUESE = """
0 zero, 3 três, 13 treze, 14 quatorze, 16 dezesseis, 17 dezessete, 19 dezenove, 20 vinte,
24 vinte e quatro, 50 cinquenta, 60 sessenta, 73 setenta e três, 90 noventa, 100 cem,
103 cento e três, 120 cento e vinte, 199 cento e noventa e nove
"""
MASCULINE = """
1 um, 2 dois, 21 vinte e um, 32 trinta e dois, 101 cento e um, 200 duzentos,
222 duzentos e vinte e dois, 300 trezentos, 400 quatrocentos, 500 quinhentos, 600 seiscentos,
700 setecentos, 800 oitocentos, 991 novecentos e noventa e um
"""
FEMININE = """
1 uma, 2 duas, 21 vinte e uma, 32 trinta e duas, 101 cento e uma, 200 duzentas,
222 duzentas e vinte e duas, 300 trezentas, 400 quatrocentas, 500 quinhentas, 600 seiscentas,
700 setecentas, 800 oitocentas, 991 novecentas e noventa e uma
"""
# One word each, as the language council writes them.
SWEDISH = """
0 noll, 2 två, 8 åtta, 9 nio, 11 elva, 12 tolv, 13 tretton, 14 fjorton, 17 sjutton, 18 arton,
19 nitton, 20 tjugo, 24 tjugofyra, 30 trettio, 32 trettiotvå, 40 fyrtio, 48 fyrtioåtta,
73 sjuttiotre, 88 åttioåtta, 99 nittionio, 100 hundra, 105 hundrafem, 120 hundratjugo,
300 trehundra, 999 niohundranittionio
"""
COMMON = "1 en, 21 tjugoen, 31 trettioen, 101 hundraen, 241 tvåhundrafyrtioen"
NEUTER = "1 ett, 21 tjugoett, 31 trettioett, 101 hundraett, 241 tvåhundrafyrtioett"

CARDINALS = {
    ("en", "neuter"): ENGLISH,
    ("pt", "masculine"): f"{PORTUGUESE}, {MASCULINE}",
    ("pt", "feminine"): f"{PORTUGUESE}, {FEMININE}",
    ("sv", "common"): f"{SWEDISH}, {COMMON}",
    ("sv", "neuter"): f"{SWEDISH}, {NEUTER}",
}
ORDINALS = {
    ("en", "neuter"): """
        1 first, 2 second, 3 third, 5 fifth, 8 eighth, 9 ninth, 12 twelfth, 13 thirteenth,
        20 twentieth, 21 twenty-first, 44 forty-fourth, 90 ninetieth, 100 hundredth,
        120 one hundred and twentieth, 343 three hundred and forty-third
    """,
    ("pt", "masculine"): """
        1 primeiro, 3 terceiro, 6 sexto, 7 sétimo, 9 nono, 10 décimo, 11 décimo primeiro,
        12 décimo segundo, 20 vigésimo, 30 trigésimo, 44 quadragésimo quarto,
        50 quinquagésimo, 60 sexagésimo, 70 septuagésimo, 80 octogésimo, 90 nonagésimo,
        100 centésimo, 120 centésimo vigésimo, 200 ducentésimo, 300 trecentésimo
    """,
    ("pt", "feminine"): """
        1 primeira, 3 terceira, 5 quinta, 10 décima, 11 décima primeira, 21 vigésima primeira,
        44 quadragésima quarta, 100 centésima, 122 centésima vigésima segunda
    """,
    ("sv", "common"): """
        1 första, 2 andra, 3 tredje, 4 fjärde, 6 sjätte, 7 sjunde, 8 åttonde, 9 nionde,
        11 elfte, 12 tolfte, 13 trettonde, 18 artonde, 20 tjugonde, 21 tjugoförsta,
        44 fyrtiofjärde, 90 nittionde, 100 hundrade, 102 hundraandra, 120 hundratjugonde
    """,
}
IN_DIGITS = {
    ("en", "neuter"): """
        1 1st, 2 2nd, 3 3rd, 4 4th, 11 11th, 12 12th, 13 13th, 21 21st, 22 22nd, 44 44th,
        101 101st, 111 111th, 112 112th, 120 120th, 1003 1,003rd
    """,
    ("pt", "masculine"): "1 1º, 11 11º, 44 44º, 120 120º, 1003 1.003º",
    ("pt", "feminine"): "1 1ª, 22 22ª, 120 120ª",
    ("sv", "common"): """
        1 1:a, 2 2:a, 3 3:e, 11 11:e, 12 12:e, 21 21:a, 44 44:e, 101 101:a, 111 111:e, 112 112:e,
        120 120:e, 122 122:a
    """,
}


def listed(text: str) -> dict[int, str]:
    """Return the numbers of a list such as ``1 one, 2 two``."""
    found = {}
    for part in " ".join(text.split()).split(", "):
        number, _, words = part.partition(" ")
        found[int(number)] = words.strip()
    return found


@pytest.mark.parametrize(("language", "gender"), list(CARDINALS))
def test_cardinal_numbers(language: str, gender: str) -> None:
    words = words_in(language)
    wanted = listed(CARDINALS[language, gender])
    assert {value: cardinal(words, value, gender) for value in wanted} == wanted


@pytest.mark.parametrize(("language", "gender"), list(ORDINALS))
def test_ordinal_numbers(language: str, gender: str) -> None:
    words = words_in(language)
    wanted = listed(ORDINALS[language, gender])
    assert {value: ordinal(words, value, gender) for value in wanted} == wanted


@pytest.mark.parametrize(("language", "gender"), list(IN_DIGITS))
def test_ordinal_numbers_in_digits(language: str, gender: str) -> None:
    words = words_in(language)
    wanted = listed(IN_DIGITS[language, gender])
    assert {value: ordinal_digits(words, value, gender) for value in wanted} == wanted


def test_digits_are_grouped_as_the_language_does() -> None:
    written = {language: digits(words_in(language), 841928) for language in COMPLETE}
    assert written == {"en": "841,928", "pt": "841.928", "sv": "841\N{NO-BREAK SPACE}928"}
    assert {digits(words_in(language), 120) for language in COMPLETE} == {"120"}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_number_has_words_of_its_own(language: str) -> None:
    words = words_in(language)
    for gender in GENDERS[language]:
        cardinals = [cardinal(words, value, gender) for value in range(MOST + 1)]
        ordinals = [ordinal(words, value, gender) for value in range(1, MOST + 1)]
        both = cardinals + ordinals
        assert len(set(both)) == 2 * MOST + 1
        assert all(text == text.strip() and "{" not in text and "  " not in text for text in both)


def test_numbers_without_words() -> None:
    words = words_in("en")
    for value in (-1, MOST + 1):
        with pytest.raises(ValueError, match="no words"):
            cardinal(words, value, "neuter")
    for value in (0, MOST + 1):
        with pytest.raises(ValueError, match="no ordinal words"):
            ordinal(words, value, "neuter")


def test_a_language_without_number_words() -> None:
    from rules_engine.loading.source import text_source
    from rules_engine.words import Words

    words = Words("xx", text_source("number-small = one\n", "xx.ftl"))
    assert cardinal(words, 1, "neuter") == "one"
    with pytest.raises(MissingWordError, match="number-tens"):
        cardinal(words, 20, "neuter")


@pytest.mark.parametrize("language", COMPLETE)
def test_what_is_passed_over_are_number_words(language: str) -> None:
    words = words_in(language)
    known = {
        made(words, value, gender)
        for made in (cardinal, ordinal)
        for value in (1, 2)
        for gender in GENDERS[language]
    }
    assert passed_over(words) <= known
    assert {cardinal(words, 1, gender) for gender in GENDERS[language]} <= passed_over(words)
