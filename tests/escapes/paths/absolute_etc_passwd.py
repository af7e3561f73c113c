# attack: absolute path to a system file
# stopped by: PermissionError or FileNotFoundError
print("ESCAPED", open("/etc/passwd").read()[:20])
