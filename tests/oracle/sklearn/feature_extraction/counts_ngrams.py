# Sequences of words and of letters.
from sklearn.feature_extraction.text import CountVectorizer

corpus = ["the quick brown fox", "the lazy dog  and the fox"]
for options in ({"ngram_range": (2, 2)}, {"ngram_range": (1, 2)}, {"analyzer": "char", "ngram_range": (2, 2)},
                {"analyzer": "char_wb", "ngram_range": (3, 4)}, {"analyzer": "word", "ngram_range": (2, 9)}):
    vectorizer = CountVectorizer(**options)
    X = vectorizer.fit_transform(corpus)
    print(options, vectorizer.get_feature_names_out().tolist())
    print(X.toarray().tolist())
