# A misspelt attribute of an own class, set in __init__.
class Invoice:
    def __init__(self, number, amount):
        self.number = number
        self.amount = amount


invoice = Invoice(7, 120.5)
print(invoice.ammount * 1.2)
