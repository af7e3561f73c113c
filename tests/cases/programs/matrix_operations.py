# A complete program: a matrix class with determinant and inverse.
from fractions import Fraction


class Matrix:
    def __init__(self, rows):
        self.rows = [[Fraction(value) for value in row] for row in rows]

    @classmethod
    def identity(cls, size):
        return cls([[int(i == j) for j in range(size)] for i in range(size)])

    def __eq__(self, other):
        return self.rows == other.rows

    def __matmul__(self, other):
        columns = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(row, col)) for col in columns] for row in self.rows])

    def __str__(self):
        return "\n".join("[" + " ".join(f"{str(v):>6}" for v in row) + "]" for row in self.rows)

    def transpose(self):
        return Matrix(zip(*self.rows))

    def determinant(self):
        if len(self.rows) == 1:
            return self.rows[0][0]
        return sum((-1) ** j * self.rows[0][j] * self.minor(0, j).determinant() for j in range(len(self.rows)))

    def minor(self, i, j):
        return Matrix([row[:j] + row[j + 1 :] for k, row in enumerate(self.rows) if k != i])

    def inverse(self):
        size, det = len(self.rows), self.determinant()
        if det == 0:
            raise ZeroDivisionError("singular matrix")
        return Matrix(
            [[(-1) ** (i + j) * self.minor(j, i).determinant() / det for j in range(size)] for i in range(size)]
        )


m = Matrix([[2, 1, 3], [0, 4, 1], [5, 2, 1]])
print(m.determinant())
print(m.inverse())
print(m @ m.inverse() == Matrix.identity(3))
print(m.transpose())
print(Matrix([[1, 1], [1, 0]]) @ Matrix([[1, 1], [1, 0]]))
try:
    Matrix([[1, 2], [2, 4]]).inverse()
except ZeroDivisionError as error:
    print(error)
