# A record in a list: the keys it has.
orders = [{"id": 1, "total": 9.5}, {"id": 2, "total": 3.0}]
print(orders[1]["customer"])
