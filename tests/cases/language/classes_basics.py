# Classes: attributes, methods, class methods, static methods and repr.
class Account:
    "A bank account."

    count = 0

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        Account.count += 1

    def deposit(self, amount):
        self.balance += amount
        return self

    @classmethod
    def from_text(cls, text):
        owner, balance = text.split(":")
        return cls(owner, int(balance))

    @staticmethod
    def valid(amount):
        return amount > 0

    def __repr__(self):
        return f"Account({self.owner!r}, {self.balance})"

    def __str__(self):
        return f"{self.owner}: {self.balance}"


ann = Account("Ann")
bob = Account.from_text("Bob:50")
print(ann.deposit(10).deposit(5), repr(bob), [ann, bob])
print(Account.count, ann.count, Account.valid(-1), Account.__name__, Account.__doc__)
ann.count = "instance"
print(ann.count, bob.count)
del ann.count
print(ann.count, vars(bob), ann.__dict__)
print(isinstance(ann, Account), type(ann) is Account, type(ann).__name__)
print(hasattr(ann, "owner"), getattr(ann, "missing", "default"))
setattr(ann, "note", "vip")
print(ann.note)
delattr(ann, "note")
try:
    ann.note
except AttributeError as error:
    print(error)
method = bob.deposit
print(method(1), method.__name__)
