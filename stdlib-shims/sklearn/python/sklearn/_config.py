"""Settings of the whole library: what transformers give back, and how estimators are shown."""

_settings = {
    "assume_finite": False, "working_memory": 1024, "print_changed_only": True, "display": "diagram",
    "array_api_dispatch": False, "pairwise_dist_chunk_size": 256, "enable_cython_pairwise_dist": True,
    "transform_output": "default", "enable_metadata_routing": False, "skip_parameter_validation": False,
}
_FIXED = ("array_api_dispatch", "enable_metadata_routing")


def get_config():
    """A copy of the settings."""
    return dict(_settings)


def set_config(**changes):
    """Change settings; None leaves one as it is."""
    for name, value in changes.items():
        if name not in _settings:
            raise TypeError(f"set_config() got an unexpected keyword argument '{name}'")
        if value is None:
            continue
        if name in _FIXED and value:
            raise NotImplementedError(f"sklearn.set_config({name}=True) is not available")
        if name == "transform_output" and value not in ("default", "pandas"):
            raise NotImplementedError(f"sklearn.set_config(transform_output={value!r}) is not available: use 'default' or 'pandas'")
        _settings[name] = value


class config_context:
    """Settings changed inside a `with` block."""

    def __init__(self, **changes):
        self._changes = changes

    def __enter__(self):
        self._before = get_config()
        set_config(**self._changes)

    def __exit__(self, *exc):
        _settings.update(self._before)
        return False
