# A search that found nothing.
import re

match = re.search(r"order (\d+)", "no number here")
print(match.group(1))
