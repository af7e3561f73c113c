# attack: a result nested a hundred thousand levels deep
# stopped by: nothing or RecursionError or InternalError
x = []
for _ in range(100000):
    x = [x]
result = x
result
