# A raise with nothing to raise again, outside a handler. FIXME: the failing line itself is missing.
def retry(attempts):
    for attempt in range(attempts):
        print("attempt", attempt)
    raise


retry(2)
