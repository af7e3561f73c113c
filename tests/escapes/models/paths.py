# attack: models saved to and loaded from places outside the project
# prints: refused: 17
from orchestrator.mcp.models import LinearModel, load_model

model = LinearModel().fit([[1.0], [2.0]], [1.0, 2.0])
refused = 0
for path in ("../../stolen", "/tmp/stolen.json", "workspace/link_dir/stolen.json", ".mcp.json", "/project/.env", "data/raw/input.csv", "models/../../x.json", "\0", "a" * 5000):
    try:
        print("ESCAPED", model.save(path))
    except (OSError, ValueError):
        refused += 1
for path in ("/etc/passwd", "../../secret_outside", "workspace/link_out", "workspace/abs_link", ".env", ".mcp.json", "workspace/dev_zero", "http://localhost/model.json"):
    try:
        print("ESCAPED", load_model(path))
    except (OSError, ValueError):
        refused += 1
print("refused:", refused)
