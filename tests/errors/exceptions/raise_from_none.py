# An error that hides its cause.
settings = {}


def setting(name):
    try:
        return settings[name]
    except KeyError:
        raise LookupError(f"no setting {name}") from None


setting("region")
