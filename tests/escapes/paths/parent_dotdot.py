# attack: climbs out of the project with ..
# stopped by: PermissionError or FileNotFoundError
print("ESCAPED", open("../secret_outside").read())
