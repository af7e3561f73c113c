import asyncio
from servers.filesystem import list_directory, read_text_file
from servers.memory import open_nodes
from servers.sqlite import read_query, write_query

names = [line.removeprefix("[FILE] ") for line in list_directory(path="inbox")["content"].splitlines()]
files = await asyncio.gather(*[read_text_file(path=f"inbox/{name}") for name in names])
reports = [file["content"].strip().split("\n", 1) for file in files]
reports = [(head.removeprefix("component: "), text) for head, text in reports]
nodes = open_nodes(names=[component for component, _ in reports])["entities"]
owners = {node["name"]: node["observations"][0].removeprefix("owner: ") for node in nodes}
values = ", ".join(f"('{owners[component]}', '{component}', '{text}')" for component, text in reports)
write_query(query=f"insert into issues values {values}")
rows = json.loads(read_query(query="select owner, count(*) as n from issues group by owner").replace("'", '"'))
{row["owner"]: row["n"] for row in rows}
