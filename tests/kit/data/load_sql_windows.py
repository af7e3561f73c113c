# What is read window by window has the answers of a table that is read as a whole
import pandas as pd
from orchestrator.mcp.data import DataError, load_csv, load_sql

QUERIES = [
    "select count(*) as n, count(a) as a, count(b) as b, count(c) as c from T",
    "select sum(a) as s, avg(a) as m, min(a) as l, max(a) as h from T",
    "select c, count(*) as n, sum(a) as s, min(b) as l, max(b) as h, count(distinct a) as d from T group by c order by c, n",
    "select first(a) as f, last(a) as l, first(b) as g, last(b) as k, first(c) as h from T",
    "select * from T order by a desc, b, c limit 7",
    "select * from T order by c nulls first, b desc, a limit 7 offset 3",
    "select a, length(cast(b as varchar)) as n from T where cast(b as varchar) like '%7%' and a is not null order by a, n limit 5",
    "select distinct c from T order by c",
    "select c from T group by c order by c",
    "select count(*) as n, 'all' as label from T where a < 0",
    "select * from T order by a limit 0",
    "select c, stddev(a) as s from T group by c order by c",
]


def same(path, queries=QUERIES):
    """Prints what differs, and the types."""
    whole = load_csv(path)
    for query in queries:
        left, right = load_sql(query.replace("T", f"'{path}'")), load_sql(query.replace("T", "whole"))
        try:
            pd.testing.assert_frame_equal(left, right, rtol=1e-12, check_exact=False)
        except AssertionError as error:
            print(path, query, left, right, error, sep="\n")
    print(path, len(whole), *whole.dtypes.astype(str))


def write(path, head, *blocks, times=1):
    with open(path, "w", newline="") as file:
        file.write(head)
        for block in blocks:
            for _ in range(times):
                file.write(block)


def rows(n, form):
    return "".join(form(i) for i in range(n))


PLAIN = rows(40_000, lambda i: f'{i},text {i % 977},{"xyz"[i % 3]}\n')
QUOTED = rows(40_000, lambda i: f'{i},"text, with ""quotes"" {i % 977}\nand lines",{"xyz"[i % 3]}\n')
UNICODE = rows(40_000, lambda i: f"{i},söme ‹téxt› {i % 977} 日本,{'äβ🙂'[i % 3]}\n")
GAPS = rows(40_000, lambda i: f"{i if i % 5 else ''},{'' if i % 7 else i},{'' if i % 3 else 'NA'}\n")
FLOATS = rows(40_000, lambda i: f"{i / 8},text,x\n")
BLANK = rows(40_000, lambda i: ",text,\n")
LARGE = rows(10, lambda i: f"{2**63 + i},text,x\n")

write("workspace/plain.csv", "a,b,c\n", PLAIN, times=12)
write("workspace/quoted.csv", "a,b,c\n", QUOTED, times=12)
write("workspace/crlf.csv", "a,b,c\r\n", PLAIN.replace("\n", "\r\n"), times=12)
write("workspace/unicode.csv", "\ufeffa,b,c\n", UNICODE, times=12)
write("workspace/gaps.csv", "a,b,c\n", GAPS, times=12)
write("workspace/semicolons.csv", "a;b;c\n", PLAIN.replace(",", ";"), times=12)
write("workspace/no_last_line_end.csv", "a,b,c\n", PLAIN * 12, "7,seven,x")
write("workspace/floats_late.csv", "a,b,c\n", PLAIN * 11, FLOATS)
write("workspace/gaps_late.csv", "a,b,c\n", PLAIN * 11, GAPS)
write("workspace/large_late.csv", "a,b,c\n", PLAIN * 11, LARGE)
write("workspace/blank_first.csv", "a,b,c\n", BLANK * 15, PLAIN)
write("workspace/blank_last.csv", "a,b,c\n", PLAIN, BLANK * 15)
write("workspace/header.csv", "a,b,c\n")
write("workspace/one_row.csv", "a,b,c\n1,text,x\n")
for name in ("plain", "quoted", "crlf", "unicode", "gaps", "semicolons", "no_last_line_end", "floats_late", "gaps_late"):
    same(f"workspace/{name}.csv")
for name in ("large_late", "blank_first", "blank_last", "one_row"):
    same(f"workspace/{name}.csv")
same("workspace/header.csv", QUERIES[:1])
same("workspace/[pq]*.csv")

# Numbers and texts in one column are text, however many numbers come first.
write("workspace/mixed.csv", "a,b,c\n", PLAIN * 12, "word,text,x\n")
print(load_sql("select max(a) as most, count(distinct a) as n from 'workspace/mixed.csv'").values.tolist())
write("workspace/flags.csv", "a,b\n", rows(40_000, lambda i: f"{i},{i % 3 == 0}\n") * 15, "1,\n2,true\n")
print(load_sql("select b, count(*) as n from 'workspace/flags.csv' group by b order by b").values.tolist())

# Errors name the row of the file.
write("workspace/ragged.csv", "a,b,c\n", PLAIN * 12, "1,2,3,4\n")
write("workspace/bytes.csv", "a,b,c\n", PLAIN * 12)
with open("workspace/bytes.csv", "ab") as file:
    file.write(b"1,\xff,x\n")
open("workspace/empty.csv", "w").close()
for name in ("ragged", "bytes", "empty"):
    try:
        print(load_sql(f"select sum(a) as s from 'workspace/{name}.csv'"))
    except DataError as error:
        print(error)
