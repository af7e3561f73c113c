# attack: every exception keeps the one before it and its traceback
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=128M
keep = None
while True:
    try:
        try:
            raise keep if keep else KeyError
        except KeyError:
            raise ValueError(bytes(10000))
    except ValueError as e:
        new = KeyError()
        new.__context__ = e
        e.__cause__ = keep
        keep = new
