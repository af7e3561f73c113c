"""Extra keyword arguments of methods that pass none on."""


def refuse_params(owner, method, params):
    """Raise where extra keyword arguments were passed."""
    if params:
        raise ValueError(
            f"Passing extra keyword arguments to {type(owner).__name__}.{method} is only supported if enable_metadata_routing=True, which "
            "you can set using `sklearn.set_config`. See the User Guide <https://scikit-learn.org/stable/metadata_routing.html> for more "
            f"details. Extra parameters passed are: {set(params)}"
        )
