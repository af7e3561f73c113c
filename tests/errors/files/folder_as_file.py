# A folder read as a file.
with open("data/raw") as file:
    print(file.read())
