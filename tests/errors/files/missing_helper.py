# The helper for reading, with a file that is not there.
text = read_file("data/raw/orders.json")
print(len(text))
