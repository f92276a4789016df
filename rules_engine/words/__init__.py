"""Words: generated names, titles, descriptions and labels, one Fluent file a language."""

from rules_engine.words.fluent import MissingWordError, Words, WordsError
from rules_engine.words.lookup import COMPLETE, check_words, languages, words_in
from rules_engine.words.positions import (
    StepWords,
    describe,
    happened,
    start_title,
    step_pattern,
    step_words,
    told,
)
from rules_engine.words.refusals import refusal_pattern, refusal_sentence
from rules_engine.words.results import result_sentence

__all__ = [
    "COMPLETE",
    "MissingWordError",
    "StepWords",
    "Words",
    "WordsError",
    "check_words",
    "describe",
    "happened",
    "languages",
    "refusal_pattern",
    "refusal_sentence",
    "result_sentence",
    "start_title",
    "step_pattern",
    "step_words",
    "told",
    "words_in",
]
