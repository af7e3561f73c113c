# Generators as pipelines and as a tiny cooperative scheduler.
def lines():
    for text in ["  alpha 1", "# comment", "beta 2  ", "", "gamma 3"]:
        yield text


def stripped(source):
    for text in source:
        text = text.strip()
        if text and not text.startswith("#"):
            yield text


def parsed(source):
    for text in source:
        name, number = text.split()
        yield name, int(number)


print(dict(parsed(stripped(lines()))))


def windows(values, size):
    window = []
    for value in values:
        window.append(value)
        if len(window) == size:
            yield tuple(window)
            window.pop(0)


print(list(windows(range(5), 3)))


def task(name, steps):
    for n in range(steps):
        print(name, n)
        yield
    return


def run(tasks):
    queue = list(tasks)
    while queue:
        current = queue.pop(0)
        try:
            next(current)
        except StopIteration:
            print("one task finished")
        else:
            queue.append(current)


run([task("a", 2), task("b", 3)])
