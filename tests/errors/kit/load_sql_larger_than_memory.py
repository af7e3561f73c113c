# a query that needs more rows of a file than there is memory for
# memory: 96M
from orchestrator.mcp.data import load_sql

block = "".join(f"{i},{i % 1000}.25,a remark of some length about number {i:05d}\n" for i in range(20_000))
with open("workspace/large.csv", "w") as file:
    file.write("id,amount,remark\n")
    for _ in range(80):
        file.write(block)
del block
load_sql("select *, rank() over (order by amount) as place from 'workspace/large.csv'")
