"""Where things go: boxes, affine and other transforms, and how they are joined."""

from ._affine import (Affine2D, Affine2DBase, AffineBase, AffineDeltaTransform, BboxTransform, BboxTransformFrom, BboxTransformTo,
                      BboxTransformToMaxOnly, IdentityTransform, ScaledTranslation)
from ._bbox import Bbox, BboxBase
from ._composite_transforms import (BlendedAffine2D, BlendedGenericTransform, CompositeAffine2D, CompositeGenericTransform,
                                    TransformedPatchPath, TransformedPath, blended_transform_factory, composite_transform_factory,
                                    offset_copy)
from ._following_boxes import LockableBbox, TransformedBbox
from ._transform_base import Transform, TransformNode, TransformWrapper, interval_contains, interval_contains_open, nonsingular
