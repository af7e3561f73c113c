# The inner of three subscripts fails.
config = {"server": {"port": 8080}}
print(config["server"]["host"]["name"])
