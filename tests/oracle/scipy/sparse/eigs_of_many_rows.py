# Eigenvalues of large matrices that are not symmetric, sorted here.
import numpy as np
from scipy.sparse import diags_array, random_array
from scipy.sparse.linalg import ArpackNoConvergence, aslinearoperator, eigs

n = 10_000
rng = np.random.default_rng(4)
turns = np.zeros(n - 1)
turns[::2] = np.linspace(1.0, 5.0, n // 2)
centres = np.repeat(np.linspace(0.0, 10.0, n // 2) ** 2, 2)
A = (diags_array([-turns, centres, turns], offsets=[-1, 0, 1]) + 1e-3 * random_array((n, n), density=1e-4, rng=rng)).tocsr()


def show(values):
    print(values[np.lexsort((values.imag.round(6), values.real.round(6)))].round(8) + 0.0)


for which in ("LM", "LR", "LI"):
    values, vectors = eigs(A, k=4, which=which)
    show(values)
    print(values.dtype, vectors.dtype, vectors.shape, np.abs(A @ vectors - vectors * values).max() < 1e-9)
near = A[:800, :800].tocsc()
show(eigs(near, k=4, sigma=0.1)[0])
show(eigs((near + 1j * diags_array(np.linspace(0.0, 1.0, 800))).tocsc(), k=3, sigma=0.2 + 0.5j)[0])
show(eigs(near, k=4, M=diags_array(np.linspace(1.0, 2.0, 800)).tocsc())[0])
show(eigs(aslinearoperator(A), k=2, ncv=40)[0])
web = random_array((2000, 2000), density=0.01, rng=np.random.default_rng(5)).tocsr()
values, vectors = eigs(web, k=1)
print(values.real.round(8), np.abs(web @ vectors - vectors * values).max() < 1e-8)
show(eigs((web + 1j * diags_array(np.linspace(0.0, 9.0, 2000))).tocsr(), k=3, which="LI")[0])
for wrong in ({"ncv": 5}, {"which": "LA"}, {"OPpart": "r"}, {"OPpart": "i", "sigma": 2.0}, {"OPpart": "x", "sigma": 2.0}):
    try:
        eigs(A, k=4, **wrong)
    except ValueError as error:
        print(error)
try:
    eigs(near, k=4, which="SM", maxiter=1)
except ArpackNoConvergence as error:
    print(str(error).split("(")[0], type(error.eigenvalues).__name__)
