# A complete program: the eight queens puzzle by backtracking.
def solve(size):
    columns, rising, falling = set(), set(), set()
    placed = []

    def place(row):
        if row == size:
            yield tuple(placed)
            return
        for column in range(size):
            if column in columns or row + column in rising or row - column in falling:
                continue
            columns.add(column)
            rising.add(row + column)
            falling.add(row - column)
            placed.append(column)
            yield from place(row + 1)
            placed.pop()
            columns.discard(column)
            rising.discard(row + column)
            falling.discard(row - column)

    yield from place(0)


def draw(solution):
    size = len(solution)
    return "\n".join("." * column + "Q" + "." * (size - column - 1) for column in solution)


for size in range(1, 8):
    print(size, sum(1 for _ in solve(size)))
first = next(solve(8))
print(first)
print(draw(first))
