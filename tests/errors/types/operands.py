# A number added to text, inside a longer expression.
def summary(name, count):
    return "found " + count + " rows of " + name


print(summary("orders", 12))
