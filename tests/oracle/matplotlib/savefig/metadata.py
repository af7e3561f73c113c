# Metadata and text files.
import matplotlib.pyplot as plt

import io

fig = plt.figure(figsize=(1, 1))
buffer = io.BytesIO()
fig.savefig(buffer, metadata={"Title": "A name", "Author": "Somebody"})
data = buffer.getvalue()
print(b"A name" in data, b"Author" in data)
buffer = io.BytesIO()
fig.savefig(buffer, format="pdf", metadata={"Title": "A name"})
print(b"%PDF" in buffer.getvalue())
buffer = io.BytesIO()
fig.savefig(buffer, format="svg", metadata={"Title": "A name", "Date": None})
print(b"A name" in buffer.getvalue())
buffer = io.StringIO()
fig.savefig(buffer, format="svg")
print("<svg" in buffer.getvalue())
