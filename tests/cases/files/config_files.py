# Files: reading settings from INI and TOML files.
import configparser
import tomllib
from pathlib import Path

ini = Path("workspace/settings.ini")
config = configparser.ConfigParser()
config["paths"] = {"input": "data/raw", "output": "reports"}
config["run"] = {"steps": "5", "fast": "yes"}
with ini.open("w") as f:
    config.write(f)
print(ini.read_text().strip())

loaded = configparser.ConfigParser()
print(loaded.read("workspace/settings.ini"), loaded.read("workspace/absent.ini"))
print(loaded.sections(), loaded["run"].getint("steps"), loaded["run"].getboolean("fast"))
for key, value in loaded["paths"].items():
    print(key, value, Path(value).is_dir())

toml = Path("workspace/settings.toml")
toml.write_text(
    """
[run]
steps = 7
tags = ["a", "b"]

[run.limits]
memory = 1_024
"""
)
with toml.open("rb") as f:
    settings = tomllib.load(f)
print(settings, settings["run"]["limits"]["memory"] * 2)
merged = {**dict(loaded["run"]), **settings["run"]}
print(merged["steps"], merged["fast"], sorted(merged))
