# what does not fit names the file, the row and the column
from pathlib import Path

from orchestrator.mcp.data import DataError, load_csv


def attempt(path, **options):
    try:
        load_csv(path, **options)
        print("loaded")
    except (DataError, OSError, ValueError) as error:
        print(f"{type(error).__name__}: {error}")


Path("workspace/bad.csv").write_text("id,amount,day\n1,9.5,2024-01-01\n2,many,soon\n3,,2024-01-03\n")
attempt("workspace/bad.csv", dtype={"amount": float})
attempt("workspace/bad.csv", dtype={"amount": int})
attempt("workspace/bad.csv", parse_dates=["day"])
attempt("workspace/bad.csv", columns=["amuont"])
Path("workspace/holes.csv").write_text("n\n1\n\"\"\n3\n")
attempt("workspace/holes.csv", dtype={"n": int})
Path("workspace/ragged.csv").write_text("a,b\n1,2\n3,4,5\n")
attempt("workspace/ragged.csv")
Path("workspace/latin.csv").write_bytes(b"name,city\nAnna,Bern\nRen\xe9,Genf\n")
attempt("workspace/latin.csv")
Path("workspace/first.csv").write_bytes(b"city,n\n\xc4rla,1\n")
attempt("workspace/first.csv")
Path("workspace/empty.csv").write_text("")
attempt("workspace/empty.csv")
attempt("workspace/slaes.csv")
attempt("workspace/*.tsv")
attempt("workspace")
attempt("https://example.com/sales.csv")
