# A part of a library for plots: the hint of the library.
import plotly.express as px

px.line([1, 2])
