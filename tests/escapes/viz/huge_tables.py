# attack: tables far larger than what is shown of them, named thousands of times
# prints: a page of 0 times ten million letters
# limits: memory=768M timeout=30
import numpy as np
import pandas as pd

from orchestrator.mcp.viz import generate_report

wide = pd.DataFrame(np.zeros((60, 20_000)))
long = pd.DataFrame({"n": np.arange(5_000_000)})
cell = pd.DataFrame({"text": ["x" * 50_000_000]})
many = pd.DataFrame({"a": [1]})
page = generate_report("{{ wide }}\n\n{{ long }}\n\n{{ cell }}\n\n" + "{{ many }} " * 10_000)
if len(open(page).read()) > 10_000_000:
    print("ESCAPED: the page is as large as the data")
print("a page of", len(open(page).read()) // 10_000_000, "times ten million letters")
