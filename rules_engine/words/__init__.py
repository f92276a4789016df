"""Words: generated names, titles, descriptions and labels, one Fluent file a language."""

from rules_engine.words.brief import BriefRule, rules_in_brief
from rules_engine.words.changes import Change, Changes, changes
from rules_engine.words.facts_box import Fact, facts_box
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
from rules_engine.words.review import other_choices, review_page
from rules_engine.words.rule_sentences import rule_sentence, slot_sentence

__all__ = [
    "COMPLETE",
    "BriefRule",
    "Change",
    "Changes",
    "Fact",
    "MissingWordError",
    "StepWords",
    "Words",
    "WordsError",
    "changes",
    "check_words",
    "describe",
    "facts_box",
    "happened",
    "languages",
    "other_choices",
    "refusal_pattern",
    "refusal_sentence",
    "result_sentence",
    "review_page",
    "rule_sentence",
    "rules_in_brief",
    "slot_sentence",
    "start_title",
    "step_pattern",
    "step_words",
    "told",
    "words_in",
]
