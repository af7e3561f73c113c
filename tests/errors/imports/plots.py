# A library for plots: the module that draws here, and its functions.
import altair as alt

alt.Chart([1, 2])
