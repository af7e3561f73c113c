# Hashes, weights, batches, deprecated functions, what is refused.
import warnings
import numpy as np
from sklearn.utils import compute_class_weight, compute_sample_weight, deprecated, gen_batches, gen_even_slices, indexable, murmurhash3_32, safe_sqr
from sklearn.utils.parallel import Parallel, delayed
from sklearn.utils.random import sample_without_replacement

np.set_printoptions(precision=12)
print(murmurhash3_32("hello"), murmurhash3_32("hello", positive=True), murmurhash3_32(3), murmurhash3_32(b"x", seed=1), murmurhash3_32(np.array([1, 2], dtype=np.int32)))
print(compute_class_weight("balanced", classes=np.array([0, 1]), y=[0, 0, 0, 1]), compute_sample_weight({0: 1, 1: 5}, [0, 1, 1]))
print(list(gen_batches(7, 3)), list(gen_even_slices(10, 3)), [len(part) for part in indexable([1, 2], np.array([3, 4]))], safe_sqr([1, 2]))
print(Parallel(n_jobs=1)(delayed(pow)(number, 2) for number in range(4)), sample_without_replacement(10, 4, random_state=0))

@deprecated("use other()")
def old():
    return 1

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(old(), [(w.category.__name__, str(w.message)) for w in seen])
