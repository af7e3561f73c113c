# An error inside a generator, seen from the loop that drives it.
def read_amounts(lines):
    for line in lines:
        yield int(line.split(",")[1])


total = 0
for amount in read_amounts(["a,1", "b,2", "c"]):
    total += amount
