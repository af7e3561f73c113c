# A call on the left side.
def total(): ...


total() = 5
