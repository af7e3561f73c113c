# attack: objects kept until the interpreter shuts down, whose __del__ loops, prints and raises after the result was taken
# stopped by: ExecutionTimeout
# prints: made
# result: "done"
# limits: timeout=2
class Z:
    def __del__(self):
        print("late")
        while True:
            try:
                pass
            except BaseException:
                pass

keep = Z()
keep.self = keep
print("made")
result = "done"
