# Texts into classes: a pipeline with cross-validation and a search.
import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GridSearchCV, cross_val_score
from sklearn.naive_bayes import MultinomialNB
from sklearn.pipeline import Pipeline

np.set_printoptions(precision=12)
good = ["great product", "love it", "works great", "excellent and great", "love this", "really excellent"]
bad = ["terrible product", "hate it", "broken and terrible", "awful", "hate this", "really awful"]
texts, labels = good + bad, [1] * 6 + [0] * 6
pipe = Pipeline([("words", TfidfVectorizer()), ("model", LogisticRegression())]).fit(texts, labels)
print(pipe.predict(["great and excellent", "awful broken"]), pipe.predict_proba(["great"]).round(11), pipe.score(texts, labels))
words = pipe.named_steps["words"].get_feature_names_out()
weights = pipe.named_steps["model"].coef_[0]
print([words[place] for place in np.argsort(weights)[-3:]], [words[place] for place in np.argsort(weights)[:3]])
search = GridSearchCV(Pipeline([("words", TfidfVectorizer()), ("model", MultinomialNB())]), {"words__ngram_range": [(1, 1), (1, 2)], "model__alpha": [0.1, 1.0]}, cv=3)
search.fit(texts, labels)
print(search.best_params_, round(search.best_score_, 10), search.cv_results_["mean_test_score"].round(10))
print(cross_val_score(pipe, texts, labels, cv=3).round(10))
