# test_multi_step_workflow: find, read, decide and act in one block of code; every step completes, one summary comes back.
# server: github github
from servers.github import create_issue, get_file_contents, list_issues, search_repositories

found = await search_repositories({"query": "shop"})
owner, repo = max(found["items"], key=lambda item: item["stars"])["full_name"].split("/")
file = await get_file_contents({"owner": owner, "repo": repo, "path": "README.md"})
for line in file["content"].splitlines():
    if line.startswith("TODO: "):
        await create_issue(owner=owner, repo=repo, title=line.removeprefix("TODO: "))
issues = (await list_issues(owner=owner, repo=repo))["issues"]
result = {"repository": f"{owner}/{repo}", "issues": [issue["title"] for issue in issues]}
