# Two servers of the Python SDK.
from servers.git import git_log, git_status
from servers.time import convert_time

meeting = convert_time(source_timezone="Europe/Berlin", time="09:30", target_timezone="Asia/Tokyo")
print(meeting["target"]["timezone"], meeting["time_difference"] in ("+7.0h", "+8.0h"))
print(git_status(repo_path="workspace/repository").splitlines()[1])
print("The first of all" in str(git_log(repo_path="workspace/repository", max_count=1)))
