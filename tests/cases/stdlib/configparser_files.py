# configparser: reading and writing INI text.
import configparser
import io

config = configparser.ConfigParser()
config.read_string(
    """
[DEFAULT]
home = /srv
retries = 3

[server]
host = example.com
port = 8080
debug = yes
path = %(home)s/app

[client]
# a comment
timeout: 2.5
retries = 5
list =
    one
    two
"""
)
print(config.sections(), "server" in config, config["server"]["host"])
server, client = config["server"], config["client"]
print(server.getint("port") + 1, server.getboolean("debug"), client.getfloat("timeout"))
print(server["path"], server["retries"], client["retries"], server.get("missing", "fallback"))
print(client["list"].split(), config.has_option("server", "home"), sorted(config.options("client")))
print(config.getint("client", "absent", fallback=7), dict(config["server"])["PORT".lower()])

config["new"] = {"Key": "Value"}
config.set("new", "number", "5")
config.remove_section("client")
config.remove_option("server", "debug")
out = io.StringIO()
config.write(out)
print(out.getvalue().strip())

try:
    config.get("nowhere", "x")
except configparser.NoSectionError as error:
    print(error)
try:
    configparser.ConfigParser().read_string("no section = 1")
except configparser.MissingSectionHeaderError:
    print("section header needed")
raw = configparser.ConfigParser(interpolation=None, allow_no_value=True)
raw.read_string("[s]\nflag\npct = 50%")
print(raw["s"]["flag"], raw["s"]["pct"])
