# A message that holds a whole payload is cut before a model reads it.
payload = "0123456789" * 2000
raise ValueError(f"cannot read {payload}")
