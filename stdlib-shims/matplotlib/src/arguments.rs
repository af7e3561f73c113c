//! What the faces pass: arrays of points, colours, maps, dashes.

use std::sync::Arc;

use orchestrator_arrays::DType;
use orchestrator_canvas::dash::Dashes;
use orchestrator_canvas::filters::Filter;
use orchestrator_canvas::geometry::{Affine, Bounds, Point};
use orchestrator_canvas::list::{Clip, Colour, Hatch, Interpolation};
use orchestrator_canvas::path::Path;
use orchestrator_canvas::stroke::{Cap, Join};
use orchestrator_canvas::{Family, Style};
use orchestrator_numpy::{OrRaise, array_from};
use rustpython_vm::builtins::{PyFloat, PyInt, PyList, PyStr, PyTuple};
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyResult, TryFromObject, VirtualMachine};

/// A number of any kind.
#[derive(Clone, Copy, Default)]
pub(crate) struct Real(pub(crate) f64);

impl TryFromObject for Real {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        real(&object, vm).map(Self)
    }
}

fn real(object: &PyObject, vm: &VirtualMachine) -> PyResult<f64> {
    if let Some(value) = object.downcast_ref::<PyFloat>() {
        return Ok(value.to_f64());
    }
    object.to_owned().try_float(vm).map(|float| float.to_f64())
}

/// In pixels; one where nothing is said.
#[derive(Clone, Copy)]
pub(crate) struct LineWidth(pub(crate) f64);

impl Default for LineWidth {
    fn default() -> Self {
        Self(1.0)
    }
}

impl TryFromObject for LineWidth {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        real(&object, vm).map(Self)
    }
}

/// One truth or several.
pub(crate) fn flags(object: &PyObject, vm: &VirtualMachine) -> PyResult<Vec<bool>> {
    if object.downcast_ref::<PyInt>().is_some() {
        return object.to_owned().try_to_bool(vm).map(|flag| vec![flag]);
    }
    Ok(numbers(object, vm)?.0.into_iter().map(|flag| flag != 0.0).collect())
}

/// All numbers of an array, a list or a tuple, with its shape.
pub(crate) fn numbers(object: &PyObject, vm: &VirtualMachine) -> PyResult<(Vec<f64>, Vec<usize>)> {
    // Short tuples of plain numbers are most of what is passed.
    if let Some(items) = object.downcast_ref::<PyTuple>()
        && items
            .as_slice()
            .iter()
            .all(|item| item.downcast_ref::<PyFloat>().is_some() || item.downcast_ref::<PyInt>().is_some())
    {
        let values = items.as_slice().iter().map(|item| real(item, vm)).collect::<PyResult<Vec<f64>>>()?;
        let n_values = values.len();
        return Ok((values, vec![n_values]));
    }
    let array = array_from(object, Some(&DType::F64), vm)?;
    Ok((array.to_vec::<f64>().or_raise(vm)?, array.shape().to_vec()))
}

/// Rows of `N` numbers; an empty array of any shape has none.
pub(crate) fn rows<const N: usize>(object: &PyObject, what: &str, vm: &VirtualMachine) -> PyResult<Vec<[f64; N]>> {
    if object.downcast_ref::<PyTuple>().is_none() {
        let array = array_from(object, Some(&DType::F64), vm)?;
        // Millions of points are copied once.
        if let Some(values) = array.as_slice::<f64>()
            && (values.is_empty() || array.shape().last() == Some(&N))
        {
            return Ok(values.as_chunks::<N>().0.to_vec());
        }
    }
    let (values, shape) = numbers(object, vm)?;
    if values.is_empty() {
        return Ok(Vec::new());
    }
    if shape.last() != Some(&N) {
        return Err(vm.new_value_error(format!("{what} must have rows of {N} numbers, not shape {shape:?}")));
    }
    Ok(values.as_chunks::<N>().0.to_vec())
}

/// Points, shape (..., 2).
#[derive(Clone, Default)]
pub(crate) struct Points(pub(crate) Vec<Point>);

impl TryFromObject for Points {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self::default());
        }
        rows::<2>(&object, "vertices", vm).map(Self)
    }
}

/// Colours, shape (..., 4).
#[derive(Clone, Default)]
pub(crate) struct Colours(pub(crate) Vec<Colour>);

impl TryFromObject for Colours {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self::default());
        }
        let (values, shape) = numbers(&object, vm)?;
        if values.is_empty() {
            return Ok(Self::default());
        }
        if shape.last() == Some(&3) {
            return Ok(Self(values.as_chunks::<3>().0.iter().map(|[r, g, b]| [*r, *g, *b, 1.0]).collect()));
        }
        rows::<4>(&object, "colours", vm).map(Self)
    }
}

/// One colour or none.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tint(pub(crate) Option<Colour>);

impl TryFromObject for Tint {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        let colours = Colours::try_from_object(vm, object)?;
        Ok(Self(colours.0.first().copied()))
    }
}

pub(crate) fn codes(object: &PyObject, vm: &VirtualMachine) -> PyResult<Option<Vec<u8>>> {
    if vm.is_none(object) {
        return Ok(None);
    }
    array_from(object, Some(&DType::U8), vm)?.to_vec::<u8>().or_raise(vm).map(Some)
}

/// Codes of a path, if it has any.
#[derive(Clone, Default)]
pub(crate) struct Codes(pub(crate) Option<Vec<u8>>);

impl TryFromObject for Codes {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        codes(&object, vm).map(Self)
    }
}

/// Six numbers, or nothing for no change.
#[derive(Clone, Copy)]
pub(crate) struct Map(pub(crate) Affine);

impl Default for Map {
    fn default() -> Self {
        Self(Affine::IDENTITY)
    }
}

impl TryFromObject for Map {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self::default());
        }
        let (values, _) = numbers(&object, vm)?;
        match <[f64; 6]>::try_from(values.as_slice()) {
            Ok(values) => Ok(Self(Affine::new(values))),
            Err(_) => Err(vm.new_value_error(format!("a transform needs 6 numbers, not {}", values.len()))),
        }
    }
}

/// A path in its final place. The number of codes must be that of vertices.
pub(crate) fn path(points: Vec<Point>, codes: Option<Vec<u8>>, by: &Affine, vm: &VirtualMachine) -> PyResult<Path> {
    if codes.as_ref().is_some_and(|codes| codes.len() != points.len()) {
        return Err(vm.new_value_error("'codes' must be a 1D list or array with the same length of 'vertices'"));
    }
    let points =
        if *by == Affine::IDENTITY { points } else { points.into_iter().map(|point| by.apply(point)).collect() };
    Ok(Path { points, codes })
}

/// The items of a list or tuple.
pub(crate) fn items(object: &PyObject, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
    if let Some(items) = object.downcast_ref::<PyTuple>() {
        return Ok(items.as_slice().to_vec());
    }
    if let Some(items) = object.downcast_ref::<PyList>() {
        return Ok(items.borrow_vec().to_vec());
    }
    object.to_owned().try_to_value(vm)
}

/// `(vertices, codes)` or `(vertices, codes, transform)`.
pub(crate) fn path_from(object: &PyObject, vm: &VirtualMachine) -> PyResult<Path> {
    let parts = items(object, vm)?;
    let Some(vertices) = parts.first() else { return Err(vm.new_value_error("a path needs vertices")) };
    let codes = parts.get(1).map_or(Ok(None), |object| codes(object, vm))?;
    let by = parts.get(2).map_or(Ok(Map::default()), |object| Map::try_from_object(vm, object.clone()))?;
    path(Points::try_from_object(vm, vertices.clone())?.0, codes, &by.0, vm)
}

/// Four numbers: left, bottom, right, top.
#[derive(Clone, Copy, Default)]
pub(crate) struct Corners(pub(crate) Option<Bounds>);

impl TryFromObject for Corners {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self(None));
        }
        let (values, _) = numbers(&object, vm)?;
        let [x0, y0, x1, y1] = values[..] else {
            return Err(vm.new_value_error(format!("a clip box needs 4 numbers, not {}", values.len())));
        };
        Ok(Self(Some(Bounds { x0: x0.min(x1), y0: y0.min(y1), x1: x0.max(x1), y1: y0.max(y1) })))
    }
}

/// A path that lets through what is inside.
#[derive(Clone, Default)]
pub(crate) struct ClipPath(pub(crate) Option<Path>);

impl TryFromObject for ClipPath {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self(None));
        }
        path_from(&object, vm).map(|path| Self(Some(path)))
    }
}

pub(crate) fn clip(corners: Corners, path: Option<Arc<Path>>) -> Clip {
    Clip { bounds: corners.0, path }
}

/// `(offset, lengths)`, or nothing for a whole line.
#[derive(Clone, Default)]
pub(crate) struct DashArg(pub(crate) Option<Dashes>);

impl TryFromObject for DashArg {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self(None));
        }
        let parts = items(&object, vm)?;
        let [offset, lengths] = &parts[..] else {
            return Err(vm.new_value_error("dashes must be (offset, lengths)"));
        };
        if vm.is_none(lengths) {
            return Ok(Self(None));
        }
        let lengths = numbers(lengths, vm)?.0;
        if lengths.len() > 10_000 {
            return Err(vm.new_value_error("a dash pattern is limited to 10000 lengths"));
        }
        let offset = if vm.is_none(offset) { 0.0 } else { real(offset, vm)? };
        Ok(Self((!lengths.is_empty()).then_some(Dashes { offset, lengths })))
    }
}

/// `(pattern, colour, linewidth)`.
#[derive(Clone, Default)]
pub(crate) struct HatchArg(pub(crate) Option<Hatch>);

impl TryFromObject for HatchArg {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self(None));
        }
        let parts = items(&object, vm)?;
        let [pattern, colour, width] = &parts[..] else {
            return Err(vm.new_value_error("hatch must be (pattern, colour, linewidth)"));
        };
        if vm.is_none(pattern) {
            return Ok(Self(None));
        }
        let pattern = pattern.try_to_value::<String>(vm)?;
        let colour = Tint::try_from_object(vm, colour.clone())?.0.unwrap_or([0.0, 0.0, 0.0, 1.0]);
        Ok(Self((!pattern.is_empty()).then_some(Hatch { pattern, colour, width: real(width, vm)? })))
    }
}

/// A name of a cap or a join.
fn name<'a>(object: &'a PyObject, vm: &VirtualMachine) -> PyResult<&'a str> {
    object
        .downcast_ref::<PyStr>()
        .and_then(|text| text.to_str())
        .ok_or_else(|| vm.new_type_error("a name is needed".to_owned()))
}

#[derive(Clone, Copy, Default)]
pub(crate) struct CapArg(pub(crate) Cap);

impl TryFromObject for CapArg {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self::default());
        }
        Ok(Self(match name(&object, vm)? {
            "butt" => Cap::Butt,
            "round" => Cap::Round,
            "projecting" => Cap::Projecting,
            other => {
                return Err(vm.new_value_error(format!(
                    "'{other}' is not a valid value for capstyle; supported values are 'butt', 'projecting', 'round'"
                )));
            }
        }))
    }
}

#[derive(Clone, Copy, Default)]
pub(crate) struct JoinArg(pub(crate) Join);

impl TryFromObject for JoinArg {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self(Join::Round));
        }
        Ok(Self(match name(&object, vm)? {
            "miter" => Join::Miter,
            "round" => Join::Round,
            "bevel" => Join::Bevel,
            other => {
                return Err(vm.new_value_error(format!(
                    "'{other}' is not a valid value for joinstyle; supported values are 'miter', 'round', 'bevel'"
                )));
            }
        }))
    }
}

/// The embedded face for a family, a weight and a style by name or number.
pub(crate) fn style(family: &PyObject, weight: &PyObject, slant: &PyObject, vm: &VirtualMachine) -> PyResult<Style> {
    let text = |object: &PyObject| object.downcast_ref::<PyStr>().map(|text| text.to_string_lossy().to_lowercase());
    let first = |object: &PyObject| {
        let is_list = object.downcast_ref::<PyList>().is_some() || object.downcast_ref::<PyTuple>().is_some();
        if is_list { items(object, vm).ok().and_then(|items| items.first().cloned()) } else { None }
    };
    let named = first(family).map_or_else(|| text(family), |first| text(&first)).unwrap_or_default();
    let is_one_of = |names: &[&str]| names.iter().any(|name| named.contains(name));
    let family = if is_one_of(&["mono", "courier", "consol", "typewriter", "fixed"]) {
        Family::Mono
    } else if is_one_of(&["times", "georgia", "roman", "garamond", "palatino", "bookman", "charter", "utopia"])
        || (named.contains("serif") && !named.contains("sans"))
    {
        Family::Serif
    } else {
        Family::Sans
    };
    let is_bold = match text(weight) {
        Some(name) => match name.parse::<f64>() {
            Ok(number) => number >= 550.0,
            Err(_) => ["bold", "demi", "heavy", "black"].iter().any(|bold| name.contains(bold)),
        },
        None if vm.is_none(weight) => false,
        None => real(weight, vm)? >= 550.0,
    };
    let is_italic = text(slant).is_some_and(|name| name == "italic" || name == "oblique");
    Ok(Style { family, is_bold, is_italic })
}

/// How a picture is enlarged.
#[derive(Clone, Copy)]
pub(crate) struct InterpolationArg(pub(crate) Interpolation);

impl Default for InterpolationArg {
    fn default() -> Self {
        Self(Interpolation::Antialiased)
    }
}

impl TryFromObject for InterpolationArg {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        if vm.is_none(&object) {
            return Ok(Self(Interpolation::Antialiased));
        }
        match name(object.as_object(), vm)? {
            "nearest" | "none" => Ok(Self(Interpolation::Nearest)),
            "antialiased" | "auto" => Ok(Self(Interpolation::Antialiased)),
            other => match Filter::named(other) {
                Some(filter) => Ok(Self(Interpolation::By(filter))),
                None => Err(vm.new_not_implemented_error(format!("interpolation='{other}' is not available"))),
            },
        }
    }
}
