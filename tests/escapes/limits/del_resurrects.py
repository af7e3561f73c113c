# attack: a __del__ that swallows errors, resurrects itself and spins where exceptions are ignored
# stopped by: ExecutionTimeout
# limits: timeout=1
class Z:
    keep = []
    def __del__(self):
        Z.keep.append(self)
        while True:
            pass

for _ in range(3):
    Z()
print("ESCAPED the loop inside __del__ was ended but the script went on")
