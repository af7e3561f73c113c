# attack: opening a FIFO for reading blocks until a writer comes, which is never
# stopped by: PermissionError
# limits: timeout=2
data = open("workspace/fifo").read()
print("ESCAPED read a fifo", data)
