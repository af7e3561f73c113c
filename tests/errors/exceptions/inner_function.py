# A frame in a function defined in another.
def make_counter(limit):
    def count(values):
        return len(values) / limit

    return count


counter = make_counter(0)
print(counter([1, 2]))
