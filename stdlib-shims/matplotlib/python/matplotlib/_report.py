"""What a report says of errors of matplotlib: what to do in place of what is refused."""

_INSTEAD = {
    "matplotlib.animation": "draw each frame as a figure of its own and save it, as in fig.savefig(f'reports/frame_{number:03}.png')",
    "matplotlib.widgets": "draw a figure, or a panel of one, for each value, and save it",
}


def describe(value):
    """Its objects are shown as any other."""
    return value


rows = describe


def asked(error, scopes):
    """A sentence, and no names beside it; None where nothing is known."""
    if not isinstance(error, NotImplementedError):
        return None
    module = str(error).partition(" is not available")[0].rpartition(".")[0]
    sentence = _INSTEAD.get(module)
    return None if sentence is None else (sentence, "", [], "")
