# A file that is no saved model.
from pathlib import Path

from orchestrator.mcp.models import load_model

Path("workspace/notes.json").write_text('{"kind": "notes", "text": "hello"}')
load_model("workspace/notes.json")
