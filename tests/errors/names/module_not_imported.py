# A standard module that is not preloaded, used without its import.
price = decimal.Decimal("19.90")
print(price * 3)
