"""Write a report as one HTML file, of texts, tables, pictures and the results of earlier tasks."""

# Arguments.
title = "Report"  # the title of the page
intro = None  # Markdown before everything else
sections = None  # Markdown, files, or {title, text, result, table, picture, columns, rows}; all results when not given
metadata = {}  # lines below the title, such as {"author": "Data team"}
rows = 20  # rows of a table that are shown
theme = "auto"  # "light", "dark", or "auto" for the reader's own
output = "reports/report.html"  # where the report goes

import json
from pathlib import Path

import pandas as pd

from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet
from orchestrator.mcp.viz import generate_report

# In a run, the results of the tasks that this one needs; alone there are none.
try:
    results
except NameError:
    results = {}

LOADERS = {".csv": load_csv, ".parquet": load_parquet, ".jsonl": load_json, ".xlsx": load_excel}
PICTURES = (".png", ".svg", ".jpg", ".jpeg")
MEASURES = {
    "mae": "mean absolute error",
    "rmse": "root mean squared error",
    "mape": "mean absolute error, relative",
    "r2": "R²",
    "max_error": "largest error",
    "coverage": "share within the interval",
    "f1": "F1",
    "matthews": "Matthews' correlation",
}
HIDDEN = ("summary", "table", "plots", "output", "predictions", "backtest", "model_output")


def worded(name):
    text = str(name).replace("_", " ").replace("-", " ").strip()
    return text[:1].upper() + text[1:]


def flat(values, before=""):
    """The numbers and texts of a result as rows; nested ones by their whole name."""
    for name, value in values.items():
        if isinstance(value, dict):
            yield from flat(value, f"{before}{worded(name)}: ")
        elif isinstance(value, float):
            yield {"": before + worded(name), "value": f"{value:,.4g}" if abs(value) < 1000 else f"{value:,.0f}"}
        elif isinstance(value, int) and not isinstance(value, bool):
            yield {"": before + worded(name), "value": f"{value:,}"}
        elif value not in (None, [], ""):
            listed = ", ".join(map(str, value)) if isinstance(value, list) else value
            told = {True: "yes", False: "no"}.get(listed, listed) if isinstance(listed, bool) else listed
            yield {"": before + worded(name), "value": str(told)}


def table_of(source, columns=None):
    """A frame from rows, or from a file."""
    if isinstance(source, list):
        table = pd.DataFrame(source)
    else:
        ending = Path(source).suffix.lower()
        if ending == ".json":
            content = json.loads(Path(source).read_text(encoding="utf-8"))
            table = pd.DataFrame(content) if isinstance(content, list) else pd.DataFrame(list(flat(content)))
        else:
            table = LOADERS.get(ending, load_csv)(source)
    table = table if columns is None else table[columns]
    return table.rename(columns=lambda name: str(name).replace("_", " "))


def picture(path, caption=None):
    if not Path(path).exists():
        raise FileNotFoundError(f"no such picture: '{path}'; does the task that draws it come before this one?")
    return f"![{caption or worded(Path(path).stem)}](<{path}>)"


def of_result(value, n_rows):
    """What a task found, as parts of the page."""
    if not isinstance(value, dict):
        return [f"`{json.dumps(value, default=str)}`"]
    parts = [f"{value['summary'][:1].upper()}{value['summary'][1:]}."] if value.get("summary") else []
    facts = list(flat({key: one for key, one in value.items() if key not in HIDDEN}))
    if facts and not value.get("summary"):
        parts.append(pd.DataFrame(facts))
    elif isinstance(value.get("metrics"), dict) and value["metrics"]:
        named = [{"measure": MEASURES.get(name, name.replace("_", " ")), "value": one} for name, one in value["metrics"].items()]
        parts.append(pd.DataFrame(named))
    parts += [picture(path) for path in value.get("plots") or []]
    if value.get("table"):
        parts.append(table_of(value["table"]).head(n_rows))
    return parts


def of_section(section):
    """A part of the page out of what the intake says about it."""
    if isinstance(section, str):
        ending = Path(section).suffix.lower() if len(section) < 300 and "\n" not in section else ""
        if ending in PICTURES:
            return [picture(section)]
        if ending in (".csv", ".parquet", ".json", ".jsonl", ".xlsx"):
            return [f"## {worded(Path(section).stem)}", table_of(section).head(rows)]
        if ending == ".md":
            return [Path(section).read_text(encoding="utf-8")]
        return [section]
    unknown = set(section) - {"title", "text", "result", "table", "picture", "pictures", "columns", "rows"}
    if unknown:
        raise ValueError(f"sections: unknown name {min(unknown)!r}; known: title, text, result, table, picture, columns, rows")
    parts = [f"## {section['title']}"] if section.get("title") else []
    if section.get("text"):
        parts.append(section["text"])
    if section.get("result"):
        name = section["result"]
        if name not in results:
            raise ValueError(f"no result of a task {name!r}; add it to needs; there are: {', '.join(results) or 'none'}")
        parts += of_result(results[name], section.get("rows", rows))
    pictures = section.get("pictures") or section.get("picture") or []
    parts += [picture(path) for path in ([pictures] if isinstance(pictures, str) else pictures)]
    if section.get("table"):
        parts.append(table_of(section["table"], section.get("columns")).head(section.get("rows", rows)))
    return parts


content = [intro] if intro else []
if sections is None:
    for name, value in results.items():
        content += [f"## {worded(name)}", *of_result(value, rows)]
else:
    for section in sections:
        content += of_section(section)
if not content:
    content = ["There is nothing to report yet: name `sections`, or the tasks in `needs`."]

output = generate_report(content, title=title, metadata=metadata or None, output=output, theme=theme, max_rows=max(rows, 50))
n_pictures = sum(part.startswith("![") for part in content if isinstance(part, str))
n_tables = sum(isinstance(part, pd.DataFrame) for part in content)
summary = f"{title}: {n_tables} tables, {n_pictures} pictures"
print(f"{output}: {summary}")

result = {"summary": summary, "tables": n_tables, "pictures": n_pictures, "output": output}
