# Arithmetic with a missing value.
prices = {"tea": 2.5}
total = prices["tea"] * 2 + prices.get("milk")
print(total)
