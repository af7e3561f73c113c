# A line without the separator.
line = "host localhost"
key, value = line.split("=")
print(key, value)
