# attack: raising inside handlers makes the interpreter walk the whole context chain natively each time
# stopped by: ExecutionTimeout
# limits: timeout=2
e = ValueError()
for i in range(200000):
    n = ValueError()
    n.__context__ = e
    e = n
while True:
    try:
        try:
            raise e
        except ValueError:
            raise KeyError
    except KeyError:
        pass
