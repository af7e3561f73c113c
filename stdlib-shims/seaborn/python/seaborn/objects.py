"""`seaborn.objects` is not here; each of its names says so."""


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    raise NotImplementedError(
        f"seaborn.objects.{name} is not available: use the functions, such as seaborn.scatterplot, seaborn.lineplot, "
        "seaborn.histplot and seaborn.FacetGrid"
    )
