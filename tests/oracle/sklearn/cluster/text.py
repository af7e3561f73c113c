# Texts clustered by their terms.
from sklearn.cluster import KMeans
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics import adjusted_rand_score, silhouette_score

texts = ["cats purr and sleep", "a cat sleeps all day", "dogs bark at cats", "stocks fell on weak data", "markets and stocks rose",
         "the market closed lower", "kittens and cats play", "bond markets react to data"]
X = TfidfVectorizer(stop_words="english").fit_transform(texts)
kmeans = KMeans(n_clusters=2, random_state=0, n_init=10).fit(X)
print(kmeans.labels_, round(kmeans.inertia_, 9), kmeans.n_iter_)
print(round(silhouette_score(X, kmeans.labels_), 11), adjusted_rand_score([0, 0, 0, 1, 1, 1, 0, 1], kmeans.labels_))
