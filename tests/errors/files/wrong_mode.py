# A file opened for reading and written to.
with open("workspace/log.txt", "w") as file:
    file.write("one\n")
with open("workspace/log.txt") as file:
    file.write("two\n")
