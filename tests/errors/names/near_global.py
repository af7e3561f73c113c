# A misspelt constant of the script.
MAX_RETRIES = 3

for attempt in range(MAX_RETRY):
    print("attempt", attempt)
