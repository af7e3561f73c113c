# Calls that may change something need a person; where nobody can be asked they are refused.
# setting: approve = "writes"
from servers.fixture import echo

echo(text="x")
