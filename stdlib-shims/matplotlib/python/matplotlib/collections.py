"""Collections: many lines, polygons or markers drawn together."""

from ._collection_base import Collection
from ._collection_lines import EventCollection, LineCollection
from ._collection_meshes import PolyQuadMesh, QuadMesh, TriMesh
from ._collection_shapes import (AsteriskPolygonCollection, CircleCollection, EllipseCollection, PatchCollection, PathCollection,
                                 PolyCollection, RegularPolyCollection, StarPolygonCollection, _CollectionWithSizes)
from ._fill_between import FillBetweenPolyCollection
