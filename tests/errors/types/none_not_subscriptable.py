# A function that forgets its return.
def split_name(full):
    parts = full.split(" ")
    {"first": parts[0], "last": parts[-1]}


person = split_name("Ada Lovelace")
print(person["last"])
