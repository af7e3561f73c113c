# Notes become issues: each note of notes/ is read, and filed unless the tracker has an issue of that title already.
# The model sees the summary; neither the notes nor the tracker's rows pass through the conversation.
import asyncio

from servers.filesystem import list_directory, read_text_file
from servers.sqlite import create_table, read_query, write_query


async def rows(query):
    # This server answers in the words of Python, not of JSON; only "no rows" is the same in both, and a list already.
    answer = await read_query(query=query)
    return answer if isinstance(answer, list) else json.loads(answer.replace("'", '"'))


def issue_of(note):
    title, *lines = [line for line in note.splitlines() if line]
    fields = dict(line.split(": ", 1) for line in lines[:2])
    return {"title": title.removeprefix("# "), **fields, "body": " ".join(lines[2:])}


await create_table(query="create table if not exists issues (title text, severity text, component text, body text)")
listing = await list_directory(path="notes")
names = sorted(line.removeprefix("[FILE] ") for line in listing["content"].splitlines())
notes = await asyncio.gather(*[read_text_file(path=f"notes/{name}") for name in names])

filed = {row["title"] for row in await rows("select title from issues")}
for name, note in zip(names, notes):
    issue = issue_of(note["content"])
    if issue["title"] in filed:
        print(f"{name}: known already")
        continue
    values = ", ".join("'" + issue[key].replace("'", "''") + "'" for key in ("title", "Severity", "Component", "body"))
    await write_query(query=f"insert into issues values ({values})")
    filed.add(issue["title"])
    print(f"{name}: filed as {issue['Severity']}, {issue['title']!r}")

print(await rows("select component, severity, count(*) as issues from issues group by component order by component"))
