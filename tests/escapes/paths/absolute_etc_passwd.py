# attack: absolute path to a system file
# stopped by: PermissionError
print("ESCAPED", open("/etc/passwd").read()[:20])
