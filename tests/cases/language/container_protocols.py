# Making a container: __len__, __getitem__, __setitem__, __delitem__, __iter__.
class Matrix:
    def __init__(self, rows):
        self.rows = [list(row) for row in rows]

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, key):
        if isinstance(key, tuple):
            row, column = key
            return self.rows[row][column]
        return self.rows[key]

    def __setitem__(self, key, value):
        row, column = key
        self.rows[row][column] = value

    def __delitem__(self, row):
        del self.rows[row]

    def __iter__(self):
        return (value for row in self.rows for value in row)

    def __contains__(self, value):
        return any(value in row for row in self.rows)

    def __reversed__(self):
        return iter(self.rows[::-1])


m = Matrix([[1, 2], [3, 4], [5, 6]])
m[0, 1] = 20
print(len(m), m[0], m[0, 1], m[1:], list(m), 20 in m, 7 in m)
print(list(reversed(m)))
del m[0]
print(len(m), list(m), bool(m), bool(Matrix([])))


class Index:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


print("abcdef"[Index(2)], list(range(Index(3))), hex(Index(255)), [0, 1, 2][: Index(2)])
