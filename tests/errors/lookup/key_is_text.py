# Keys that went through JSON are text.
units = json.loads(json.dumps({1: 3, 2: 5}))
print(units[1])
