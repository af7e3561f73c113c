"""Sparse matrices and arrays: formats, construction, files; solvers in `linalg`, graphs in `csgraph`."""

import _rooms

_WHERE = _rooms.table(
    _base="issparse isspmatrix sparray spmatrix",
    _kinds="SparseWarning SparseEfficiencyWarning SparseFormatWarning",
    _csr="csr_array csr_matrix isspmatrix_csr",
    _csc="csc_array csc_matrix isspmatrix_csc",
    _coo="coo_array coo_matrix isspmatrix_coo",
    _lil="lil_array lil_matrix isspmatrix_lil",
    _dok="dok_array dok_matrix isspmatrix_dok",
    _dia="dia_array dia_matrix isspmatrix_dia",
    _bsr="bsr_array bsr_matrix isspmatrix_bsr",
    _construct="eye eye_array identity diags diags_array spdiags kron kronsum hstack vstack bmat block_array block_diag random random_array rand tril triu find",
    _files="save_npz load_npz",
)
__all__ = sorted([*_WHERE, "csgraph", "linalg"])
__getattr__ = _rooms.doors(__name__, _WHERE, modules="csgraph linalg")
