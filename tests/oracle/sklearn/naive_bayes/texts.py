# Spam or not: words counted, then naive Bayes, in a pipeline.
import numpy as np
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer
from sklearn.naive_bayes import BernoulliNB, ComplementNB, MultinomialNB
from sklearn.pipeline import make_pipeline

texts = ["win money now", "free money offer", "meeting at noon", "lunch at noon tomorrow", "win a free prize now", "project meeting notes"]
labels = ["spam", "spam", "ham", "ham", "spam", "ham"]
for words in (CountVectorizer(), TfidfVectorizer()):
    for model in (MultinomialNB(), ComplementNB(), BernoulliNB()):
        pipe = make_pipeline(words, model).fit(texts, labels)
        print(type(model).__name__, pipe.predict(["free meeting", "money"]), np.round(pipe.predict_proba(["free meeting"]), 11).tolist())
print(pipe.classes_, pipe.score(texts, labels), model.n_features_in_)
