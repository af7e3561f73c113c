# attack: climbs out of the project with ..
# stopped by: PermissionError
print("ESCAPED", open("../secret_outside").read())
