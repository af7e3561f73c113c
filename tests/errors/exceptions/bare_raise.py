# A raise with nothing to raise again, outside a handler.
def retry(attempts):
    for attempt in range(attempts):
        print("attempt", attempt)
    raise


retry(2)
