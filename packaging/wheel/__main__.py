"""`python -m orchestrator_mcp`."""

from orchestrator_mcp import main

main()
