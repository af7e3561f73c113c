# attack: none: the largest picture that is allowed is drawn within the memory
# stopped by: nothing
# limits: timeout=30 memory=512M
from orchestrator.mcp.viz import plot_distribution

plot_distribution({"a": [1, 2]}, "a", width=10_000, height=4000, scale=1)
