# A misspelt variable of the enclosing function.
def make_filter(threshold):
    def keep(value):
        return value > threshold or value == treshold

    return keep


keep = make_filter(3)
print(keep(2))
