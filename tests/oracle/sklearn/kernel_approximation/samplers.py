# Features whose products are nearly a kernel.
import numpy as np
from sklearn.kernel_approximation import AdditiveChi2Sampler, Nystroem, PolynomialCountSketch, RBFSampler, SkewedChi2Sampler
from sklearn.metrics.pairwise import rbf_kernel

X = np.array([[0.0, 1, 2], [1, 0.5, 0.25], [3, 1, 0], [2, 2, 1]])
for sampler in (RBFSampler(gamma=0.5, n_components=4, random_state=1), RBFSampler(gamma="scale", n_components=3, random_state=0),
                SkewedChi2Sampler(skewedness=0.1, n_components=3, random_state=0), PolynomialCountSketch(degree=3, n_components=4, random_state=1),
                PolynomialCountSketch(coef0=1, gamma=0.5, n_components=3, random_state=1), AdditiveChi2Sampler(), AdditiveChi2Sampler(sample_steps=3)):
    print(sampler, np.round(sampler.fit_transform(X)[:2], 11).tolist(), sampler.get_feature_names_out()[:2])
nystroem = Nystroem(gamma=0.3, n_components=4, random_state=1)
Y = nystroem.fit_transform(X)
print(np.abs(Y @ Y.T - rbf_kernel(X, gamma=0.3)).max() < 1e-9, nystroem.component_indices_, nystroem)
print(np.round(Nystroem("poly", degree=2, n_components=2, random_state=0).fit_transform(X), 10).tolist())
for call in (lambda: AdditiveChi2Sampler(sample_steps=4).fit(X), lambda: AdditiveChi2Sampler().fit(-X), lambda: SkewedChi2Sampler().fit(X).transform(-X),
             lambda: Nystroem(lambda x, y: 1.0, gamma=1).fit(X)):
    try:
        call()
    except ValueError as e:
        print(e)
