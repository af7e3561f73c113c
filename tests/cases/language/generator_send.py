# Two-way generators: send() gives a value to the paused yield.
def running_average():
    total, count, average = 0, 0, None
    while True:
        value = yield average
        total += value
        count += 1
        average = total / count


averager = running_average()
print(next(averager))
print([averager.send(v) for v in (10, 20, 60)])


def echo():
    received = []
    while len(received) < 3:
        received.append((yield len(received)))
    return received


gen = echo()
print(next(gen), gen.send("a"), next(gen))
try:
    gen.send("c")
except StopIteration as stop:
    print(stop.value)

try:
    echo().send("too early")
except TypeError as error:
    print(error)


def delegating():
    result = yield from echo()
    print("inner returned", result)
    yield "after"


gen = delegating()
print(next(gen), gen.send(1), gen.send(2), gen.send(3))


def self_reset():
    n = 0
    while True:
        jump = yield n
        n = n + 1 if jump is None else jump


counter = self_reset()
print([next(counter), next(counter), counter.send(100), next(counter)])
