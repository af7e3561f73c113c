# A method that forgets self.
class Cart:
    def __init__(self):
        self.items = ["tea", "milk"]

    def count(self):
        return len(items)


print(Cart().count())
