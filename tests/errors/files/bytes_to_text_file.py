# Bytes written to a text file.
with open("workspace/blob.bin", "w") as file:
    file.write(b"\x00\x01")
