# The place after wide characters is counted in characters.
größen = {"höhe": (3, 4], "länge": 5}
