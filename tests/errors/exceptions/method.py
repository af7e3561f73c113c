# A frame in a method of a class.
class Account:
    def __init__(self, balance):
        self.balance = balance

    def withdraw(self, amount):
        if amount > self.balance:
            raise ValueError(f"balance is {self.balance}, asked for {amount}")
        self.balance -= amount


account = Account(50)
account.withdraw(80)
