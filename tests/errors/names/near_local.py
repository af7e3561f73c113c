# A misspelt variable inside a function: the local name is offered.
def average(values):
    subtotal = sum(values)
    count = len(values)
    return subtotl / count


print(average([3, 4, 5]))
