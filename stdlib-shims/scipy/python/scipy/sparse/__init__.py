"""Sparse matrices and arrays: formats, construction, files; solvers in `linalg`, graphs in `csgraph`."""

_ROOMS = {
    "_base": "issparse isspmatrix sparray spmatrix",
    "_kinds": "SparseWarning SparseEfficiencyWarning SparseFormatWarning",
    "_csr": "csr_array csr_matrix isspmatrix_csr",
    "_csc": "csc_array csc_matrix isspmatrix_csc",
    "_coo": "coo_array coo_matrix isspmatrix_coo",
    "_lil": "lil_array lil_matrix isspmatrix_lil",
    "_dok": "dok_array dok_matrix isspmatrix_dok",
    "_dia": "dia_array dia_matrix isspmatrix_dia",
    "_bsr": "bsr_array bsr_matrix isspmatrix_bsr",
    "_construct": "eye eye_array identity diags diags_array spdiags kron kronsum hstack vstack bmat block_array block_diag random random_array rand tril triu find",
    "_files": "save_npz load_npz",
}
_ABSENT = "get_index_dtype safely_cast_index_arrays swapaxes expand_dims permute_dims".split()
_MODULES = ("linalg", "csgraph")

_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names.split()}
__all__ = sorted([*_ROOM_OF, *_MODULES])


def __getattr__(name):
    if name in _MODULES:
        return __import__(f"scipy.sparse.{name}", None, None, ["_"])
    if name in _ROOM_OF:
        value = getattr(__import__(f"scipy.sparse.{_ROOM_OF[name]}", None, None, [name]), name)
        globals()[name] = value
        return value
    if name in _ABSENT:
        raise NotImplementedError(f"scipy.sparse.{name} is not available")
    raise AttributeError(f"module 'scipy.sparse' has no attribute {name!r}")
