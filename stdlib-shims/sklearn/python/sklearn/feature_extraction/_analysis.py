"""How a text becomes terms: decoded, cleaned, cut into words or letters, joined into sequences."""

import re
import unicodedata
import warnings
from functools import partial

from sklearn._rules import BOOL, one_of

DEFAULT_PATTERN = r"(?u)\b\w\w+\b"
_SPACES = re.compile(r"\s\s+")

RULES = {
    "input": one_of("filename", "file", "content"),
    "encoding": "an instance of 'str'",
    "decode_error": one_of("strict", "ignore", "replace"),
    "strip_accents": (one_of("ascii", "unicode"), "None", "a callable"),
    "lowercase": BOOL,
    "preprocessor": ("a callable", "None"),
    "tokenizer": ("a callable", "None"),
    "stop_words": (one_of("english"), "an instance of 'list'", "None"),
    "token_pattern": ("an instance of 'str'", "None"),
    "ngram_range": "an instance of 'tuple'",
    "analyzer": (one_of("word", "char", "char_wb"), "a callable"),
}


def strip_accents_unicode(s):
    """The text with letters that carry accents replaced by plain ones."""
    if s.isascii():
        return s
    return "".join(letter for letter in unicodedata.normalize("NFKD", s) if not unicodedata.combining(letter))


def strip_accents_ascii(s):
    """The text with everything left out that has no ASCII letter."""
    return unicodedata.normalize("NFKD", s).encode("ASCII", "ignore").decode("ASCII")


def strip_tags(s):
    """The text with tags replaced by spaces."""
    return re.compile(r"<([^>]+)>", flags=re.UNICODE).sub(" ", s)


def _clean(text, accents, lower):
    if lower:
        text = text.lower()
    return text if accents is None else accents(text)


class TextAnalysis:
    """Reading, cleaning and cutting of documents, shared by the vectorizers."""

    def decode(self, doc):
        """The text of a document: a file, bytes or a text."""
        if self.input == "filename":
            with open(doc, "rb") as file:
                doc = file.read()
        elif self.input == "file":
            doc = doc.read()
        if isinstance(doc, bytes):
            doc = doc.decode(self.encoding, self.decode_error)
        if isinstance(doc, float) and doc != doc:
            raise ValueError("np.nan is an invalid document, expected byte or unicode string.")
        return doc

    def build_preprocessor(self):
        """The function that cleans a text."""
        if self.preprocessor is not None:
            return self.preprocessor
        if not self.strip_accents:
            accents = None
        elif callable(self.strip_accents):
            accents = self.strip_accents
        elif self.strip_accents in ("ascii", "unicode"):
            accents = strip_accents_ascii if self.strip_accents == "ascii" else strip_accents_unicode
        else:
            raise ValueError(f'Invalid value for "strip_accents": {self.strip_accents}')
        return partial(_clean, accents=accents, lower=self.lowercase)

    def build_tokenizer(self):
        """The function that cuts a text into words."""
        if self.tokenizer is not None:
            return self.tokenizer
        pattern = re.compile(self.token_pattern)
        if pattern.groups > 1:
            raise ValueError("More than 1 capturing group in token pattern. Only a single group should be captured.")
        return pattern.findall

    def get_stop_words(self):
        """The words left out, or None."""
        stop = self.stop_words
        if isinstance(stop, str):
            if stop != "english":
                raise ValueError(f"not a built-in stop list: {stop}")
            from sklearn.feature_extraction._stop_words import ENGLISH_STOP_WORDS
            return ENGLISH_STOP_WORDS
        return None if stop is None else frozenset(stop)

    def build_analyzer(self):
        """The function that makes terms of a document."""
        if callable(self.analyzer):
            return lambda doc: self.analyzer(self.decode(doc))
        clean = self.build_preprocessor()
        if self.analyzer == "char":
            return lambda doc: self._char_ngrams(clean(self.decode(doc)))
        if self.analyzer == "char_wb":
            return lambda doc: self._char_wb_ngrams(clean(self.decode(doc)))
        if self.analyzer == "word":
            stop, cut = self.get_stop_words(), self.build_tokenizer()
            self._check_stop_words(stop, clean, cut)
            return lambda doc: self._word_ngrams(cut(clean(self.decode(doc))), stop)
        raise ValueError(f"{self.analyzer} is not a valid tokenization scheme/analyzer")

    def _word_ngrams(self, words, stop=None):
        if stop is not None:
            words = [word for word in words if word not in stop]
        low, high = self.ngram_range
        if high == 1:
            return words
        made = list(words) if low == 1 else []
        for length in range(max(low, 2) if low == 1 else low, min(high, len(words)) + 1):
            made.extend(" ".join(words[start:start + length]) for start in range(len(words) - length + 1))
        return made

    def _char_ngrams(self, text):
        text = _SPACES.sub(" ", text)
        low, high = self.ngram_range
        return [text[start:start + length] for length in range(low, min(high, len(text)) + 1)
                for start in range(len(text) - length + 1)]

    def _char_wb_ngrams(self, text):
        low, high = self.ngram_range
        made = []
        for word in _SPACES.sub(" ", text).split():
            word = f" {word} "
            for length in range(low, high + 1):
                if length >= len(word):
                    made.append(word)
                    break
                made.extend(word[start:start + length] for start in range(len(word) - length + 1))
        return made

    def _check_stop_words(self, stop, clean, cut):
        """Warn once where stop words would be cut into words that are not stop words."""
        if id(self.stop_words) == getattr(self, "_stop_words_id", None):
            return
        self._stop_words_id = id(self.stop_words)
        if not stop or (self.stop_words == "english" and self.tokenizer is None and self.preprocessor is None
                        and self.token_pattern == DEFAULT_PATTERN and not self.strip_accents):
            return
        try:
            stray = {word for text in stop for word in cut(clean(text)) if word not in stop}
        except Exception:
            return
        if stray:
            warnings.warn("Your stop_words may be inconsistent with your preprocessing. Tokenizing the stop words generated tokens "
                          f"{sorted(stray)!r} not in stop_words.", stacklevel=3)

    def _check_texts(self, documents):
        if isinstance(documents, str):
            raise ValueError("Iterable over raw text documents expected, string object received.")

    def _check_lengths(self):
        low, high = self.ngram_range
        if low > high:
            raise ValueError(f"Invalid value for ngram_range={self.ngram_range} lower boundary larger than the upper boundary.")

    def _warn_of_unused(self):
        def unused(name, why):
            warnings.warn(f"The parameter '{name}' will not be used since {why}'", stacklevel=4)
        by_call = callable(self.analyzer)
        if self.tokenizer is not None and self.token_pattern is not None:
            unused("token_pattern", "'tokenizer' is not None")
        if self.preprocessor is not None and by_call:
            unused("preprocessor", "'analyzer' is callable")
        if self.ngram_range != (1, 1) and self.ngram_range is not None and by_call:
            unused("ngram_range", "'analyzer' is callable")
        if self.analyzer != "word" or by_call:
            for name, given in (("stop_words", self.stop_words is not None),
                                ("token_pattern", self.token_pattern not in (None, DEFAULT_PATTERN)),
                                ("tokenizer", self.tokenizer is not None)):
                if given:
                    warnings.warn(f"The parameter '{name}' will not be used since 'analyzer' != 'word'", stacklevel=4)

    def _cut(self, documents):
        """(documents, unit, lengths, stop words) for the counting in Rust; documents become texts, words or terms."""
        kind = type(self)
        own = [getattr(kind, name) is not getattr(TextAnalysis, name)
               for name in ("build_analyzer", "_word_ngrams", "_char_ngrams", "_char_wb_ngrams", "decode")]
        if callable(self.analyzer) or any(own):
            analyze = self.build_analyzer()
            return [list(analyze(doc)) for doc in documents], "given", [1, 1], None
        if self.analyzer not in ("word", "char", "char_wb"):
            raise ValueError(f"{self.analyzer} is not a valid tokenization scheme/analyzer")
        clean = self.build_preprocessor()
        texts = [clean(self.decode(doc)) for doc in documents]
        stop = None
        if self.analyzer == "word":
            stop, cut = self.get_stop_words(), self.build_tokenizer()
            self._check_stop_words(stop, clean, cut)
            own_words = kind.build_tokenizer is not TextAnalysis.build_tokenizer
            if self.tokenizer is not None or self.token_pattern != DEFAULT_PATTERN or own_words:
                texts = [list(cut(text)) for text in texts]
            else:
                from _sklearn_terms import not_plain
                for place in not_plain(texts).tolist():
                    texts[place] = cut(texts[place])
        return texts, self.analyzer, [int(length) for length in self.ngram_range], None if stop is None else list(stop)
