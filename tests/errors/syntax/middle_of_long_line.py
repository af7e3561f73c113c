# A missing comma far to the right of a long line.
regions = {"north": [120, 130, 125], "south": [90, 95, 99], "east": [70 75, 80], "west": [60, 61, 62]}
