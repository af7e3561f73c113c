# attack: saved forests whose nodes lead in circles, backwards, out of the tree, or very deep
# prints: refused: 9
import json
from pathlib import Path

from orchestrator.mcp.models import ForestModel, load_model

ForestModel("regression", n_trees=1).fit([[1.0], [2.0], [3.0]], [1.0, 2.0, 3.0]).save("tree")
saved = json.loads(Path("models/tree.json").read_text())


def answers(tree):
    saved["model"]["trees"] = [tree]
    Path("models/made.json").write_text(json.dumps(saved))
    return load_model("models/made.json").predict([[1.5]]).tolist()


refused = 0
for column, following in (
    ([0, -1, -1], [0, 0, 0]),
    ([0, 0, -1], [2, 0, 0]),
    ([0, 0, -1], [2, 2, 0]),
    ([0, -1, -1], [3, 0, 0]),
    ([0, -1, -1], [4294967295, 0, 0]),
    ([0], [0]),
    ([], []),
    ([9223372036854775807, -1, -1], [2, 0, 0]),
    ([-9223372036854775808, -1, -1], [2, 0, 0]),
):
    try:
        print("ESCAPED", answers({"column": column, "number": [1.0] * len(column), "next": following}))
    except ValueError:
        refused += 1

# A chain of splits is deep, and still answers.
depth = 100_000
chain = {
    "column": [0] * depth + [-1] * (depth + 1),
    "number": [5.0] * (2 * depth + 1),
    "next": [2 * depth - at for at in range(depth)] + [0] * (depth + 1),
}
if answers(chain) != [5.0]:
    print("ESCAPED: the chain answers something else")
back = load_model("models/made.json")
back.summary
print("refused:", refused)
