# A header read as a number.
lines = ["amount", "10", "20"]
amounts = [int(line) for line in lines]
print(sum(amounts))
