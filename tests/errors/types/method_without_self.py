# A method defined without self takes one argument less than it is given.
class Timer:
    def start():
        return "started"


print(Timer().start())
