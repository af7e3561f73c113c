//! The arguments of the methods of `Canvas`, by the names of the contract with the faces.

use rustpython_vm::builtins::PyStrRef;
use rustpython_vm::{FromArgs, PyObjectRef};

use crate::arguments::{
    CapArg, ClipPath, Codes, Colours, Corners, DashArg, HatchArg, InterpolationArg, JoinArg, LineWidth, Map, Points,
    Real, Tint,
};

#[derive(FromArgs)]
pub(crate) struct PathArgs {
    #[pyarg(any)]
    pub(crate) vertices: Points,
    #[pyarg(any, default)]
    pub(crate) codes: Codes,
    #[pyarg(any, default)]
    pub(crate) transform: Map,
    #[pyarg(any, default)]
    pub(crate) face: Tint,
    #[pyarg(any, default)]
    pub(crate) edge: Tint,
    #[pyarg(any, default)]
    pub(crate) linewidth: LineWidth,
    #[pyarg(any, default)]
    pub(crate) dashes: DashArg,
    #[pyarg(any, default)]
    pub(crate) capstyle: CapArg,
    #[pyarg(any, default)]
    pub(crate) joinstyle: JoinArg,
    #[pyarg(any, default)]
    pub(crate) clip: Corners,
    #[pyarg(any, default)]
    pub(crate) clip_path: ClipPath,
    #[pyarg(any, default)]
    pub(crate) hatch: HatchArg,
    #[pyarg(any, default)]
    pub(crate) snap: Option<bool>,
    #[pyarg(any, default = true)]
    pub(crate) antialiased: bool,
    #[pyarg(any, default = false)]
    pub(crate) simplify: bool,
}

#[derive(FromArgs)]
pub(crate) struct MarkersArgs {
    #[pyarg(any)]
    pub(crate) marker_vertices: Points,
    #[pyarg(any)]
    pub(crate) marker_codes: Codes,
    #[pyarg(any)]
    pub(crate) marker_transform: Map,
    #[pyarg(any)]
    pub(crate) positions: Points,
    #[pyarg(any, default)]
    pub(crate) transform: Map,
    #[pyarg(any, default)]
    pub(crate) face: Tint,
    #[pyarg(any, default)]
    pub(crate) edge: Tint,
    #[pyarg(any, default)]
    pub(crate) linewidth: LineWidth,
    #[pyarg(any, default)]
    pub(crate) joinstyle: JoinArg,
    #[pyarg(any, default)]
    pub(crate) clip: Corners,
    #[pyarg(any, default)]
    pub(crate) clip_path: ClipPath,
    #[pyarg(any, default)]
    pub(crate) snap: Option<bool>,
    #[pyarg(any, default)]
    pub(crate) capstyle: CapArg,
    #[pyarg(any, default)]
    pub(crate) dashes: DashArg,
}

#[derive(FromArgs)]
pub(crate) struct CollectionArgs {
    #[pyarg(any)]
    pub(crate) paths: PyObjectRef,
    #[pyarg(any)]
    pub(crate) path_transforms: PyObjectRef,
    #[pyarg(any, default)]
    pub(crate) offsets: Points,
    #[pyarg(any, default)]
    pub(crate) offset_transform: Map,
    #[pyarg(any, default)]
    pub(crate) faces: Colours,
    #[pyarg(any, default)]
    pub(crate) edges: Colours,
    #[pyarg(any, default)]
    pub(crate) linewidths: Option<PyObjectRef>,
    #[pyarg(any, default)]
    pub(crate) dashes: Option<PyObjectRef>,
    #[pyarg(any, default)]
    pub(crate) joinstyle: JoinArg,
    #[pyarg(any, default)]
    pub(crate) clip: Corners,
    #[pyarg(any, default)]
    pub(crate) clip_path: ClipPath,
    #[pyarg(any, default)]
    pub(crate) hatch: HatchArg,
    #[pyarg(any, default)]
    pub(crate) antialiased: Option<PyObjectRef>,
    #[pyarg(any, default)]
    pub(crate) capstyle: CapArg,
}

#[derive(FromArgs)]
pub(crate) struct MeshArgs {
    #[pyarg(any)]
    pub(crate) coordinates: PyObjectRef,
    #[pyarg(any)]
    pub(crate) colours: Colours,
    #[pyarg(any, default)]
    pub(crate) transform: Map,
    #[pyarg(any, default)]
    pub(crate) edges: Colours,
    #[pyarg(any, default)]
    pub(crate) linewidth: LineWidth,
    #[pyarg(any, default)]
    pub(crate) clip: Corners,
    #[pyarg(any, default)]
    pub(crate) clip_path: ClipPath,
    #[pyarg(any, default)]
    pub(crate) antialiased: Option<bool>,
}

#[derive(FromArgs)]
pub(crate) struct TrianglesArgs {
    #[pyarg(any)]
    pub(crate) points: PyObjectRef,
    #[pyarg(any)]
    pub(crate) colours: PyObjectRef,
    #[pyarg(any, default)]
    pub(crate) clip: Corners,
    #[pyarg(any, default)]
    pub(crate) clip_path: ClipPath,
}

#[derive(FromArgs)]
pub(crate) struct ImageArgs {
    #[pyarg(any)]
    pub(crate) rgba: PyObjectRef,
    #[pyarg(any)]
    pub(crate) x: Real,
    #[pyarg(any)]
    pub(crate) y: Real,
    #[pyarg(any)]
    pub(crate) width: Real,
    #[pyarg(any)]
    pub(crate) height: Real,
    #[pyarg(any, default)]
    pub(crate) transform: Map,
    #[pyarg(any, default)]
    pub(crate) clip: Corners,
    #[pyarg(any, default)]
    pub(crate) clip_path: ClipPath,
    #[pyarg(any, default)]
    pub(crate) interpolation: InterpolationArg,
}

#[derive(FromArgs)]
pub(crate) struct LabelArgs {
    #[pyarg(any)]
    pub(crate) x: Real,
    #[pyarg(any)]
    pub(crate) y: Real,
    #[pyarg(any)]
    pub(crate) text: PyStrRef,
    #[pyarg(any)]
    pub(crate) size: Real,
    #[pyarg(any, default)]
    pub(crate) family: Option<PyObjectRef>,
    #[pyarg(any, default)]
    pub(crate) weight: Option<PyObjectRef>,
    #[pyarg(any, default)]
    pub(crate) style: Option<PyObjectRef>,
    #[pyarg(any, default)]
    pub(crate) colour: Tint,
    #[pyarg(any, default)]
    pub(crate) angle: Real,
    #[pyarg(any, default = false)]
    pub(crate) math: bool,
    #[pyarg(any, default)]
    pub(crate) tag: Option<PyStrRef>,
    #[pyarg(any, default)]
    pub(crate) clip: Corners,
    #[pyarg(any, default)]
    pub(crate) clip_path: ClipPath,
}
