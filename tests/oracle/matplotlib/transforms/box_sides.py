from matplotlib.transforms import Bbox

box = Bbox.from_bounds(1, 2, 3, 4)
print(box, repr(box), format(box, ".2f"))
print(box.x0, box.y0, box.x1, box.y1, box.width, box.height, box.bounds, box.extents, box.size)
print(box.p0, box.p1, box.intervalx, box.intervaly, box.min, box.max)
flipped = Bbox([[4, 6], [1, 2]])
print(flipped.xmin, flipped.xmax, flipped.ymin, flipped.ymax, flipped.width, flipped.height)
box.x0 = 0
box.intervaly = (5, 9)
box.p1 = (8, 8)
print(box)
box.bounds = (0, 0, 2, 3)
print(box, box.mutated(), Bbox.unit().mutated(), Bbox.null(), Bbox.null().minpos)
