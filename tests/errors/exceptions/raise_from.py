# An error with its cause.
def parse(text):
    try:
        return int(text)
    except ValueError as error:
        raise RuntimeError(f"bad amount: {text!r}") from error


parse("ten")
