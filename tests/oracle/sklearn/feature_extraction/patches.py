# Pictures cut into patches and put together again.
import numpy as np
from sklearn.feature_extraction.image import extract_patches_2d, reconstruct_from_patches_2d

picture = np.arange(20.0).reshape(4, 5)
patches = extract_patches_2d(picture, (2, 3))
print(patches.shape, patches[1].tolist())
print(np.allclose(reconstruct_from_patches_2d(patches, (4, 5)), picture))
print(extract_patches_2d(picture, (2, 2), max_patches=3, random_state=0).tolist())
print(extract_patches_2d(np.zeros((5, 5, 3)), (2, 2), max_patches=0.5).shape)
try:
    extract_patches_2d(picture, (5, 1))
except ValueError as e:
    print(e)
