"""Pictures and reports, written into the project."""

from orchestrator.mcp._report import generate_report

__all__ = ["generate_report"]
