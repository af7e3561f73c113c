# A complete program: breadth-first search through a maze.
from collections import deque

MAZE = """
S.#.....
..#.###.
.##.#...
....#.#E
.####.#.
......#.
""".strip().splitlines()


def find(mark):
    for row, line in enumerate(MAZE):
        if mark in line:
            return row, line.index(mark)


def moves(cell):
    row, column = cell
    for r, c in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
        if 0 <= r < len(MAZE) and 0 <= c < len(MAZE[0]) and MAZE[r][c] != "#":
            yield r, c


def shortest_path(start, goal):
    came_from = {start: None}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        if cell == goal:
            break
        for step in moves(cell):
            if step not in came_from:
                came_from[step] = cell
                queue.append(step)
    path, cell = [], goal
    while cell is not None:
        path.append(cell)
        cell = came_from[cell]
    return path[::-1], len(came_from)


path, visited = shortest_path(find("S"), find("E"))
print(len(path) - 1, visited, path[:4])
grid = [list(line) for line in MAZE]
for row, column in path[1:-1]:
    grid[row][column] = "*"
print("\n".join("".join(line) for line in grid))
