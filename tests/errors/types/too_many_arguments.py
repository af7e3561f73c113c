# One argument too many.
def area(width, height):
    return width * height


print(area(2, 3, 4))
