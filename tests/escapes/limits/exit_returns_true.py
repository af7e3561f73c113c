# attack: a context manager whose __exit__ swallows everything
# stopped by: ExecutionTimeout
# limits: timeout=1
class S:
    def __enter__(self):
        return self
    def __exit__(self, *a):
        return True

while True:
    with S():
        while True:
            pass
    print("ESCAPED after with")
