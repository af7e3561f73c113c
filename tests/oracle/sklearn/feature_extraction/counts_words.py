# Stop words, accents, upper case, own patterns and own functions.
import numpy as np
from sklearn.feature_extraction.text import CountVectorizer, ENGLISH_STOP_WORDS, strip_accents_ascii, strip_accents_unicode, strip_tags

text = ["The café at the corner sells Crème brûlée; I'll have 2 of them, over there!"]
for options in ({"stop_words": "english"}, {"strip_accents": "ascii"}, {"strip_accents": "unicode", "lowercase": False},
                {"token_pattern": r"[a-z]+"}, {"token_pattern": r"(?u)\b\w+\b"}, {"tokenizer": str.split, "token_pattern": None},
                {"preprocessor": str.upper}, {"analyzer": lambda doc: doc.split()[:3]}):
    print(CountVectorizer(**options).fit(text).get_feature_names_out().tolist())
print(len(ENGLISH_STOP_WORDS), "over" in ENGLISH_STOP_WORDS)
print(strip_accents_ascii("naïve œuvre"), strip_accents_unicode("naïve œuvre"), strip_tags("<b>bold</b> text"))
analyze = CountVectorizer(stop_words="english", ngram_range=(1, 2)).build_analyzer()
print(analyze("All the king's horses"), CountVectorizer().build_tokenizer()("a bc def"))
print(CountVectorizer(dtype=np.float32).fit_transform(text).dtype)
