# A bare name, and the file is in the workspace.
write_file("notes.txt", "buy milk")
print(open("notes.txt").read())
