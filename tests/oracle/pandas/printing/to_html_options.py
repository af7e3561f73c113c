# The arguments of to_html
import numpy as np
import pandas as pd

df = pd.DataFrame({"name": ["a", "b<c"], "x": [1.5, np.nan], "n": [1, 2]})
for options in ({"header": False}, {"bold_rows": False}, {"col_space": 50}, {"col_space": {"x": "10em"}}, {"justify": "center"},
                {"formatters": {"n": lambda v: f"<{v}>"}}, {"max_cols": 2}, {"show_dimensions": True}, {"decimal": ","}):
    print(df.to_html(**options))
for options in ({"justify": "bad"}, {"classes": 5}):
    try:
        df.to_html(**options)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
print(pd.DataFrame({"u": ["http://a.b/c", "no"]}).to_html(render_links=True))
print(pd.DataFrame(columns=["a"]).to_html())
