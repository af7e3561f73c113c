# Sparse matrices saved and loaded.
import io
from scipy import sparse

matrix = sparse.random(5, 6, density=0.3, format="csc", random_state=3)
kept = io.BytesIO()
sparse.save_npz(kept, matrix)
kept.seek(0)
loaded = sparse.load_npz(kept)
print(loaded.format, loaded.shape, (loaded != matrix).nnz, loaded.dtype, type(loaded).__name__)
