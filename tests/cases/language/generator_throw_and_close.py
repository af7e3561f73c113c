# Generator throw() and close(): exceptions raised at the paused yield.
def worker():
    print("open")
    try:
        while True:
            try:
                item = yield "ready"
                print("item", item)
            except ValueError as error:
                print("recovered from", error)
    except GeneratorExit:
        print("asked to close")
        raise
    finally:
        print("cleanup")


gen = worker()
next(gen)
gen.send(1)
print(gen.throw(ValueError("bad item")))
gen.close()
gen.close()
print(next(gen, "finished"))

gen = worker()
next(gen)
try:
    gen.throw(KeyError("unhandled"))
except KeyError as error:
    print("came back out:", error)


def stubborn():
    try:
        yield 1
    except GeneratorExit:
        yield 2


gen = stubborn()
next(gen)
try:
    gen.close()
except RuntimeError as error:
    print(error)


def outer():
    try:
        yield from worker()
    except RuntimeError as error:
        yield f"outer caught {error}"


gen = outer()
next(gen)
print(gen.throw(RuntimeError("deep")))
