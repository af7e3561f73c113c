# A path of the machine.
with open("/etc/passwd") as file:
    print(file.readline())
