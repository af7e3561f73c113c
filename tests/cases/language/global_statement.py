# Module globals: reading, rebinding with global and shadowing.
total = 0
log = []


def read():
    return total


def rebind(amount):
    global total
    total += amount
    log.append(amount)


def shadow():
    total = 999
    return total


rebind(5)
rebind(7)
print(read(), total, log, shadow(), total)


def create():
    global created_later
    created_later = "yes"


create()
print(created_later)


def outer():
    x = "outer"

    def middle():
        def inner():
            nonlocal x
            x = "changed by inner"

        inner()

    middle()
    return x


x = "module"
print(outer(), x)

for loop_variable in range(3):
    pass
print("after the loop:", loop_variable)

try:
    undefined_name
except NameError as error:
    print(error)
