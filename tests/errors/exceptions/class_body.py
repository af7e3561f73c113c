# An error while a class is being made.
class Settings:
    retries = 3
    delay = 10 / (retries - 3)
