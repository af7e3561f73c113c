# Bytes that are no UTF-8.
raw = b"caf\xe9"
print(raw.decode("utf-8"))
