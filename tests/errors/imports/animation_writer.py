# A writer of films.
from matplotlib import animation

writer = animation.PillowWriter(fps=20)
