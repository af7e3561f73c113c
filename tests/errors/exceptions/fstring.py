# The failing expression inside an f-string.
row = {"name": "Ada"}
print(f"{row['name']} is {row['age']} years old")
