# attack: an endless device read whole
# stopped by: PermissionError
# limits: timeout=2 memory=128M
data = open("/dev/zero", "rb").read()
print("ESCAPED", len(data))
