# A list that is never closed.
prices = [
    1.5,
    2.5,

total = sum(prices)
print(total)
