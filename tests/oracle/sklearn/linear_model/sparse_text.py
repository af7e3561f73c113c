# Counted words are a sparse matrix; linear models take it as it is.
import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression, Perceptron, Ridge, SGDClassifier
from sklearn.pipeline import make_pipeline

np.set_printoptions(precision=12)
texts = ["good movie fun", "bad film boring", "great fun film", "boring bad plot", "fun great acting", "bad acting boring film"]
y = [1, 0, 1, 0, 1, 0]
X = TfidfVectorizer().fit_transform(texts)
print(np.round(LogisticRegression().fit(X, y).coef_, 13))
print(np.round(LogisticRegression(solver="saga", random_state=0, max_iter=1000).fit(X, y).coef_, 11))
for penalty in ("l2", "l1"):
    model = SGDClassifier(penalty=penalty, alpha=0.01, random_state=0).fit(X, y)
    print(penalty, np.round(model.coef_, 11), np.round(model.intercept_, 12))
print(np.round(Perceptron().fit(X, y).coef_, 11))
ridge = Ridge().fit(X, y)
print(ridge.solver_, np.round(ridge.coef_, 11))
pipe = make_pipeline(TfidfVectorizer(), LogisticRegression(C=10)).fit(texts, y)
print(pipe.predict(["fun plot", "boring"]), np.round(pipe.predict_proba(["great film"]), 11))
