"""Refusing by name what the faces do not honour."""


def refuse(call, instead=None):
    """Raises: the call, or the call with that option, is not available."""
    raise NotImplementedError(f"{call} is not available" + (f": {instead}" if instead else ""))


def refuse_others(call, instead=None, **options):
    """Refuses every option, given as (value, default), that is not its default."""
    for name, (value, default) in options.items():
        if value is not default and not (isinstance(value, type(default)) and value == default):
            refuse(f"{call}({name}=)", instead)
