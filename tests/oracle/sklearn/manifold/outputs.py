# Names of columns, parameters and copies of layouts.
import numpy as np
import pandas as pd
from sklearn.base import clone
from sklearn.manifold import MDS, TSNE, Isomap, LocallyLinearEmbedding, SpectralEmbedding

frame = pd.DataFrame(np.random.RandomState(0).rand(30, 4), columns=list("abcd"))
for kind in (MDS, TSNE, Isomap, LocallyLinearEmbedding, SpectralEmbedding):
    print(clone(kind()), len(kind().get_params()))
made = Isomap(n_neighbors=10, n_components=3).set_output(transform="pandas").fit_transform(frame)
print(list(made.columns), made.shape, Isomap().fit(frame).feature_names_in_)
print(TSNE(perplexity=5, random_state=0, max_iter=250).fit_transform(frame).shape)
for wrong in (Isomap(n_components=0), MDS(eps=-1.0), LocallyLinearEmbedding(reg=-1.0), SpectralEmbedding(n_components=0)):
    try:
        wrong.fit(frame)
    except ValueError as error:
        print(error)
