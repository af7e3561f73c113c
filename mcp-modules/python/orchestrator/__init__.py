"""The analysis kit: `from orchestrator.mcp.data import load_csv`, and so on."""
