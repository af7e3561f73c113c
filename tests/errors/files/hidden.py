# A hidden file of the project.
settings = open(".env").read()
print(settings)
