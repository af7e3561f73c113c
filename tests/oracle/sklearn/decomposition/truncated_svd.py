# TruncatedSVD of a sparse matrix of texts: latent semantic analysis.
import numpy as np
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfVectorizer

np.set_printoptions(precision=12)
corpus = ["the cat sat on the mat", "the dog ate my cat", "dogs and cats are pets", "stocks fell on monday", "the market and stocks rose",
          "investors sold stocks on the market", "my dog sat", "cats eat fish"]
X = TfidfVectorizer().fit_transform(corpus)
for algorithm in ("randomized", "arpack"):
    svd = TruncatedSVD(n_components=2, algorithm=algorithm, random_state=42, n_iter=20)
    Y = svd.fit_transform(X)
    print(np.round(Y, 11).tolist())
    print(np.round(svd.explained_variance_ratio_, 11), np.round(svd.singular_values_, 10), svd.components_.shape)
print(svd, svd.get_feature_names_out(), np.round(svd.inverse_transform(Y)[0, :4], 12), np.allclose(svd.transform(X), Y))
