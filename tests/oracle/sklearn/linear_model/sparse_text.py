# Counted words are a sparse matrix; linear models take it as it is.
import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression, Perceptron, Ridge, SGDClassifier
from sklearn.pipeline import make_pipeline

texts = ["good movie fun", "bad film boring", "great fun film", "boring bad plot", "fun great acting", "bad acting boring film"]
y = [1, 0, 1, 0, 1, 0]
X = TfidfVectorizer().fit_transform(texts)
print(np.round(LogisticRegression().fit(X, y).coef_, 6))
print(np.round(LogisticRegression(solver="saga", random_state=0, max_iter=1000).fit(X, y).coef_, 5))
for penalty in ("l2", "l1"):
    model = SGDClassifier(penalty=penalty, alpha=0.01, random_state=0).fit(X, y)
    print(penalty, np.round(model.coef_, 5), np.round(model.intercept_, 6))
print(np.round(Perceptron().fit(X, y).coef_, 6))
ridge = Ridge().fit(X, y)
print(ridge.solver_, np.round(ridge.coef_, 3))
pipe = make_pipeline(TfidfVectorizer(), LogisticRegression(C=10)).fit(texts, y)
print(pipe.predict(["fun plot", "boring"]), np.round(pipe.predict_proba(["great film"]), 5))
