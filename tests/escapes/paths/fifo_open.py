# attack: opening a FIFO for reading blocks until a writer comes, which is never
# stopped by: PermissionError or OSError or FileNotFoundError
# limits: timeout=2
data = open("workspace/fifo").read()
print("ESCAPED read a fifo", data)
