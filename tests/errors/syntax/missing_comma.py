# A missing comma between two entries.
settings = {
    "debug": True
    "retries": 3,
}
