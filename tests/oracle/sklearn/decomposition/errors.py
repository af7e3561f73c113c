# What components refuse, in the original's words.
import numpy as np
from sklearn.decomposition import DictionaryLearning, FactorAnalysis, KernelPCA, LatentDirichletAllocation, NMF, SparseCoder, SparsePCA, TruncatedSVD

X = np.abs(np.random.RandomState(0).normal(size=(6, 4)))
def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[0])

attempt(lambda: NMF(2).transform(X))
attempt(lambda: NMF(0).fit(X))
attempt(lambda: NMF(2, init="nndsvda", max_iter=900).fit(X).transform(-X))
attempt(lambda: NMF(2, init="nndsvda", max_iter=900).fit(X).transform(X[:, :2]))
attempt(lambda: TruncatedSVD(2).transform(X))
attempt(lambda: TruncatedSVD(1).fit(X[:, :1]))
attempt(lambda: LatentDirichletAllocation(2).fit([[0.5, -1]]))
attempt(lambda: SparseCoder(np.ones((2, 3))).transform(X))
attempt(lambda: DictionaryLearning(2, positive_code=True).fit(X))
attempt(lambda: FactorAnalysis(2).fit([[np.nan, 1.0]]))
attempt(lambda: KernelPCA(2).fit(X).transform(X[:, :1]))
attempt(lambda: SparsePCA(2, alpha=-1).fit(X))
