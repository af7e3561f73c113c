# What CountVectorizer refuses, in the original's words.
import numpy as np
from sklearn.feature_extraction.text import CountVectorizer

def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)

attempt(lambda: CountVectorizer().fit("one text"))
attempt(lambda: CountVectorizer().fit(["a", "b"]))
attempt(lambda: CountVectorizer(stop_words="english").fit(["the and"]))
attempt(lambda: CountVectorizer(max_df=1, min_df=2).fit(["aa", "bb"]))
attempt(lambda: CountVectorizer(min_df=2).fit(["aa", "bb"]))
attempt(lambda: CountVectorizer().transform(["aa"]))
attempt(lambda: CountVectorizer(ngram_range=(2, 1)).fit(["aa bb"]))
attempt(lambda: CountVectorizer(stop_words="german").fit(["aa bb"]))
attempt(lambda: CountVectorizer(max_features=0).fit(["aa bb"]))
attempt(lambda: CountVectorizer().fit(["aa", np.nan]))
attempt(lambda: CountVectorizer(token_pattern="(a)(b)").fit(["aa bb"]))
attempt(lambda: CountVectorizer().fit(["aa", None]))
attempt(lambda: CountVectorizer().fit([["aa", "bb"]]))
