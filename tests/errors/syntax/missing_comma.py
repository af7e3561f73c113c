# A missing comma between two entries. FIXME: CPython words or marks it differently.
settings = {
    "debug": True
    "retries": 3,
}
