"""pandas.plotting.plot_params: settings that every plot reads."""

_NAMES = {"x_compat": "xaxis.compat"}


class _Parameters(dict):
    """A dict that knows `xaxis.compat` by its short name `x_compat` too."""

    def __init__(self):
        dict.__init__(self, {"xaxis.compat": False})

    def __getitem__(self, key):
        key = _NAMES.get(key, key)
        if key not in self:
            raise ValueError(f"{key} is not a valid pandas plotting option")
        return dict.__getitem__(self, key)

    def __setitem__(self, key, value):
        dict.__setitem__(self, _NAMES.get(key, key), value)

    def __delitem__(self, key):
        key = _NAMES.get(key, key)
        if key == "xaxis.compat":
            raise ValueError(f"Cannot remove default parameter {key}")
        dict.__delitem__(self, key)

    def __contains__(self, key):
        return dict.__contains__(self, _NAMES.get(key, key))

    def reset(self):
        """Puts the settings back to what they were at the start."""
        self.clear()
        dict.__setitem__(self, "xaxis.compat", False)

    def use(self, key, value):
        """Changes one setting inside a `with` block."""
        return _Use(self, key, value)


class _Use:
    """One setting, changed while a `with` block runs."""

    def __init__(self, parameters, key, value):
        self.parameters, self.key, self.value = parameters, key, value

    def __enter__(self):
        self.before = self.parameters[self.key]
        self.parameters[self.key] = self.value
        return self.parameters

    def __exit__(self, *error):
        self.parameters[self.key] = self.before


plot_params = _Parameters()
