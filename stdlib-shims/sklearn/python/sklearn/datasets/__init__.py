"""Small tables that are shipped, and data made by formula."""

import _rooms

_WHERE = _rooms.table(
    _shipped="load_iris load_wine load_breast_cancer load_diabetes load_digits load_linnerud",
    _classes="make_classification make_multilabel_classification make_hastie_10_2 make_gaussian_quantiles make_blobs",
    _regression="make_regression make_friedman1 make_friedman2 make_friedman3 make_sparse_uncorrelated",
    _shapes="make_moons make_circles make_s_curve make_swiss_roll",
    _matrices="make_low_rank_matrix make_spd_matrix make_sparse_spd_matrix make_sparse_coded_signal make_biclusters make_checkerboard",
)
_FETCHED = (
    "fetch_20newsgroups fetch_20newsgroups_vectorized fetch_california_housing fetch_covtype fetch_file fetch_kddcup99 fetch_lfw_pairs "
    "fetch_lfw_people fetch_olivetti_faces fetch_openml fetch_rcv1 fetch_species_distributions load_sample_image load_sample_images "
    "load_files load_svmlight_file load_svmlight_files dump_svmlight_file get_data_home clear_data_home"
).split()
__all__ = sorted((*_WHERE, *_FETCHED))
_open = _rooms.doors(__name__, _WHERE)


def _refusal(name):
    why = "nothing is downloaded here" if name.startswith("fetch_") else "it is not shipped here"
    words = (
        f"sklearn.datasets.{name} is not available: {why}. Shipped are load_iris, load_wine, load_breast_cancer, load_diabetes, "
        "load_digits and load_linnerud; make_classification, make_regression and make_blobs make data; own files are read with pandas"
    )

    def refuse(*args, **kwargs):
        """Nothing is downloaded here."""
        raise NotImplementedError(words)

    refuse.__name__ = name
    return refuse


def __getattr__(name):
    return _refusal(name) if name in _FETCHED else _open(name)
