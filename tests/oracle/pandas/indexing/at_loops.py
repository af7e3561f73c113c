# Cell by cell reading and writing.
import pandas as pd

board = pd.DataFrame([[0] * 3 for _ in range(3)], columns=list("abc"))
for i in range(3):
    board.iloc[i, i] = 1
    board.at[i, "c"] += i
print(board)
print([[board.iat[r, c] for c in range(3)] for r in range(3)])
board.loc[1] = [7, 8, 9]
board.loc[:, "a"] = board["a"] * 10
board.iloc[0, 1:] = [5, 6]
print(board)
print(board.values.tolist(), board.sum().tolist(), board.to_numpy().trace())
board["row"] = [f"r{i}" for i in board.index]
board = board.set_index("row")
print(board.loc["r1", "b"], board.loc[["r0", "r2"], ["a", "c"]].values.tolist())
board.loc["r3"] = 0
board["d"] = range(4)
print(board)
matrix = board.T
print(matrix.loc["a", "r1"], matrix.shape, matrix.columns.tolist())
