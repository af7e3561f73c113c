# A file that is not there.
with open("data/raw/sales.csv") as file:
    print(file.read())
