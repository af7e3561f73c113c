import numpy as np
from matplotlib.transforms import Affine2D, IdentityTransform

turn = Affine2D().translate(1, 2).scale(2, 3).rotate_deg(90)
print(np.round(turn.get_matrix(), 6).tolist(), [round(float(v), 6) for v in turn.to_values()])
print(np.round(turn.transform((1, 1)), 6), np.round(turn.transform([[0, 0], [1, 2]]), 6).tolist())
print(np.round(turn.inverted().transform(turn.transform([[3, 4]])), 6).tolist())
print(np.round(Affine2D().rotate_deg_around(1, 1, 180).transform((2, 2)), 6), Affine2D().skew_deg(45, 0).transform((1, 1)).round(6))
print(Affine2D.from_values(1, 2, 3, 4, 5, 6).get_matrix().tolist(), Affine2D(np.array([[2.0, 0, 1], [0, 2, 1], [0, 0, 1]])))
print(Affine2D(), IdentityTransform(), Affine2D().scale(2, 3), Affine2D() == IdentityTransform())
print(turn.is_affine, turn.is_separable, turn.has_inverse, turn.input_dims, turn.output_dims, turn.depth)
moved = Affine2D()
moved.set_matrix([[1, 0, 7], [0, 1, 8], [0, 0, 1]])
print(moved.transform((0, 0)), moved.clear().transform((5, 5)), moved.frozen() == moved)
