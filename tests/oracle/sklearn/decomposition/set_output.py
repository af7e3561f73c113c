# Names of components, frames as answers, parameters and clones.
import pandas as pd
from sklearn.base import clone
from sklearn.datasets import load_wine
from sklearn.decomposition import NMF, PCA, FactorAnalysis, FastICA, KernelPCA, TruncatedSVD

frame = load_wine(as_frame=True).data
for estimator in (PCA(2), TruncatedSVD(2, random_state=0), NMF(2, init="nndsvda", max_iter=2000), FactorAnalysis(2), KernelPCA(2)):
    made = estimator.set_output(transform="pandas").fit_transform(frame)
    print(made.columns.tolist(), made.shape, estimator.get_feature_names_out(), estimator.n_features_in_, clone(estimator))
print(PCA(2).get_params(), PCA().set_params(n_components=0.9, whiten=True), FastICA(n_components=3, whiten=False))
