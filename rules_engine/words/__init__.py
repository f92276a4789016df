"""Words: generated names, titles, descriptions and labels, one Fluent file a language."""

from rules_engine.words.fluent import MissingWordError, Words, WordsError
from rules_engine.words.lookup import COMPLETE, check_words, languages, words_in
from rules_engine.words.positions import StepWords, describe, start_title, step_words
from rules_engine.words.refusals import refusal_sentence
from rules_engine.words.results import result_sentence

__all__ = [
    "COMPLETE",
    "MissingWordError",
    "StepWords",
    "Words",
    "WordsError",
    "check_words",
    "describe",
    "languages",
    "refusal_sentence",
    "result_sentence",
    "start_title",
    "step_words",
    "words_in",
]
