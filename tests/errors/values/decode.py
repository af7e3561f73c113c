# Bytes that are no UTF-8. FIXME: CPython words or marks it differently.
raw = b"caf\xe9"
print(raw.decode("utf-8"))
