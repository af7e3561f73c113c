"""Missing values: the markers, the questions, and how holes are filled."""
