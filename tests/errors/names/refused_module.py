# A refused module used without its import: the open way is offered all the same.
print(os.getcwd())
