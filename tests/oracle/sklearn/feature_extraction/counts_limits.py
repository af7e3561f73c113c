# Rare and frequent words left out; the most frequent ones kept.
from sklearn.feature_extraction.text import CountVectorizer

corpus = ["apple banana apple", "banana cherry", "banana date apple", "banana"]
for options in ({"min_df": 2}, {"max_df": 0.9}, {"max_df": 3, "min_df": 0.3}, {"max_features": 2}, {"binary": True}, {"stop_words": ["banana"]}):
    vectorizer = CountVectorizer(**options)
    X = vectorizer.fit_transform(corpus)
    print(vectorizer, X.toarray().tolist(), vectorizer.vocabulary_)
