# attack: none: the largest picture that is allowed is drawn within the memory
# prints: 10000 4000
# limits: timeout=30 memory=512M
from orchestrator.mcp.viz import plot_distribution

path = plot_distribution({"a": [1, 2]}, "a", width=10_000, height=4000, scale=1)
with open(path, "rb") as file:
    head = file.read(24)
print(int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big"))
