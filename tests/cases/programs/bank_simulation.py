# A complete program: accounts, transfers and an audit trail.
from contextlib import contextmanager
from decimal import Decimal


class InsufficientFunds(Exception):
    pass


class Bank:
    def __init__(self):
        self.balances = {}
        self.audit = []

    def open(self, name, amount="0"):
        self.balances[name] = Decimal(amount)

    def change(self, name, amount):
        updated = self.balances[name] + amount
        if updated < 0:
            raise InsufficientFunds(f"{name} lacks {-updated}")
        self.balances[name] = updated

    @contextmanager
    def transaction(self, label):
        saved = dict(self.balances)
        try:
            yield self
        except (InsufficientFunds, KeyError) as error:
            self.balances = saved
            self.audit.append(f"rolled back {label}: {type(error).__name__} {error}")
        else:
            self.audit.append(f"committed {label}")

    def transfer(self, source, target, amount):
        amount = Decimal(amount)
        with self.transaction(f"{source}->{target} {amount}"):
            self.change(target, amount)
            self.change(source, -amount)


bank = Bank()
bank.open("ann", "100.00")
bank.open("bob")
bank.transfer("ann", "bob", "30.10")
bank.transfer("bob", "ann", "99")
bank.transfer("ann", "zoe", "1")
bank.transfer("bob", "ann", "0.10")
for line in bank.audit:
    print(line)
print({name: str(balance) for name, balance in bank.balances.items()}, sum(bank.balances.values()))
