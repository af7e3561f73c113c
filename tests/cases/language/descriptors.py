# Descriptors: __get__, __set__, __set_name__ and lazy attributes.
class Positive:
    def __set_name__(self, owner, name):
        self.name = name
        self.storage = "_" + name

    def __get__(self, instance, owner=None):
        if instance is None:
            return f"descriptor {self.name} of {owner.__name__}"
        return getattr(instance, self.storage)

    def __set__(self, instance, value):
        if value <= 0:
            raise ValueError(f"{self.name} must be positive")
        setattr(instance, self.storage, value)


class Order:
    quantity = Positive()
    price = Positive()

    def __init__(self, quantity, price):
        self.quantity = quantity
        self.price = price


order = Order(2, 9.5)
print(order.quantity, order.price, Order.price, vars(order))
try:
    order.quantity = 0
except ValueError as error:
    print(error)


class Lazy:
    def __init__(self, function):
        self.function = function

    def __get__(self, instance, owner=None):
        value = self.function(instance)
        instance.__dict__[self.function.__name__] = value
        return value


class Report:
    @Lazy
    def data(self):
        print("loading")
        return [1, 2, 3]


report = Report()
print(report.data, report.data, sorted(vars(report)))
