# attack: the same device through a link inside the workspace
# stopped by: PermissionError
# limits: timeout=2 memory=128M
data = open("workspace/dev_zero", "rb").read()
print("ESCAPED", len(data))
