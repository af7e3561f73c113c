# A complete program: Conway's game of life on a small grid.
def parse(text):
    return {
        (row, column)
        for row, line in enumerate(text.strip().splitlines())
        for column, mark in enumerate(line)
        if mark == "#"
    }


def neighbours(cell):
    row, column = cell
    return {
        (row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)
    }


def step(alive):
    candidates = alive.union(*(neighbours(cell) for cell in alive))
    return {
        cell
        for cell in candidates
        if (count := len(neighbours(cell) & alive)) == 3 or (count == 2 and cell in alive)
    }


def show(alive, height, width):
    for row in range(height):
        print("".join("#" if (row, column) in alive else "." for column in range(width)))
    print()


glider = parse(
    """
.#..
..#.
###.
"""
)
for generation in range(5):
    print("generation", generation, "alive", len(glider))
    show(glider, 5, 5)
    glider = step(glider)

blinker = parse("###")
print(step(step(blinker)) == blinker, sorted(step(blinker)))
