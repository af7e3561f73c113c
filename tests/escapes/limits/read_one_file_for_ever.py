# attack: read one file again and again, far more than an execution may read
# stopped by: OSError
# limits: read=1M
path = "/project/workspace/big.csv"
with open(path, "w") as file:
    file.write("x" * (256 << 10))
while True:
    with open(path) as file:
        file.read()
