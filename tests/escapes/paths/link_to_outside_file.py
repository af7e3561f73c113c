# attack: follows a symbolic link that points at a file outside the project
# stopped by: PermissionError
print("ESCAPED", open("workspace/link_out").read())
