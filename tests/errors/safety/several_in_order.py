# Everything forbidden is told at once, in order of appearance.
def run(command):
    import subprocess
    return subprocess.check_output(command)


answer = input("command: ")
print(eval(answer))
print(run.__globals__)
import socket
print(eval("1"))
