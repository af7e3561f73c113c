# Neighbouring pixels as graphs; patches of several pictures.
import numpy as np
from sklearn.feature_extraction.image import PatchExtractor, grid_to_graph, img_to_graph

picture = np.array([[1, 4, 9], [2, 2, 2]])
print(img_to_graph(picture).toarray().tolist(), img_to_graph(picture).format)
print(grid_to_graph(2, 2).toarray().tolist(), img_to_graph(picture, mask=picture > 1, return_as=np.ndarray).tolist())
pictures = np.arange(32.0).reshape(2, 4, 4)
print(PatchExtractor(patch_size=(2, 2)).transform(pictures).shape, PatchExtractor(patch_size=(2, 2), max_patches=1, random_state=0).transform(pictures).tolist())
