# attack: the encoding argument of open goes through the same codec import
# stopped by: LookupError
open("workspace/enc.txt", "w", encoding="workspace.os")
print("ESCAPED codec from the workspace")
