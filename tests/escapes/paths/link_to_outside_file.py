# attack: follows a symbolic link that points at a file outside the project
# stopped by: PermissionError or FileNotFoundError or OSError
print("ESCAPED", open("workspace/link_out").read())
