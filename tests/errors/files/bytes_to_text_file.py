# Bytes written to a text file. FIXME: CPython words or marks it differently.
with open("workspace/blob.bin", "w") as file:
    file.write(b"\x00\x01")
