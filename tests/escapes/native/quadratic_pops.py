# attack: pop(0) and insert(0) of a long list move the whole list natively each time
# stopped by: ExecutionTimeout
# limits: timeout=1
x = list(range(2000000))
while True:
    x.insert(0, x.pop())
    x.append(x.pop(0))
