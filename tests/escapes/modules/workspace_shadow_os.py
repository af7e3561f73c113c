# attack: os.py lies in the project and in workspace; importing them by any name must not run them
# stopped by: ModuleNotFoundError
import workspace.os
print("ESCAPED ran a workspace file")
