# attack: keep the host busy for ever
# stopped by: ExecutionTimeout or RuntimeError
count = 0
while True:
    search_tools("x", limit=1)
    count += 1
    if count > 20_000:
        print("ESCAPED")
        break
