# A misspelt string method.
title = "quarterly report"
print(title.captialize())
