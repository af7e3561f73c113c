# attack: generators that ignore GeneratorExit and keep yielding while being closed
# stopped by: ExecutionTimeout or RuntimeError
# limits: timeout=1
def g():
    while True:
        try:
            yield 1
        except GeneratorExit:
            while True:
                try:
                    while True:
                        pass
                except BaseException:
                    print("ESCAPED in the close of a generator")

x = g()
next(x)
x.close()
