//! What the face hands over: names as text, columns as they lie in memory, and how a figure is to look.

use orchestrator_arrays::{Array, ArrayError, DType, Order};
use orchestrator_numpy::array_from;
use orchestrator_pandas::exchange::Held;
use orchestrator_plot::charts::{Numbers, Sample};
use orchestrator_plot::{Figure, Mark, Panel, PlotError, Theme};
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyObject, PyObjectRef, PyResult, VirtualMachine};
use serde::Deserialize;

/// Texts of a list; anything else is shown as `str` shows it.
pub(crate) fn texts(list: &PyObject, vm: &VirtualMachine) -> PyResult<Vec<String>> {
    let objects: Vec<PyObjectRef> = list.try_to_value(vm)?;
    objects.iter().map(|object| Ok(object.str(vm)?.to_string())).collect()
}

/// A list of exactly `N` texts.
pub(crate) fn exactly<const N: usize>(list: &PyObject, vm: &VirtualMachine) -> PyResult<[String; N]> {
    <[String; N]>::try_from(texts(list, vm)?).map_err(|_| vm.new_type_error(format!("{N} texts are wanted")))
}

/// A column or an array of a script: floats and whole numbers are read where they lie, anything else as floats.
pub(crate) enum Column {
    Held(Held),
    Array { array: Array, is_time: bool },
}

impl Column {
    /// `is_time` says that whole numbers are nanoseconds since 1970.
    pub(crate) fn read(object: &PyObject, is_time: bool, vm: &VirtualMachine) -> PyResult<Self> {
        if let Some(column) = Held::of(object) {
            return Ok(Self::Held(column));
        }
        let array = array_from(object, None, vm)?;
        if array.as_slice::<f64>().is_some() || array.as_slice::<i64>().is_some() {
            return Ok(Self::Array { array, is_time });
        }
        let wanted = if is_time { DType::I64 } else { DType::F64 };
        let array = array_from(object, Some(&wanted), vm)?;
        let or_raise = |error: ArrayError| vm.new_value_error(error.to_string());
        let array = if array.is_c_contiguous() { array } else { array.copy(Order::C).map_err(or_raise)? };
        Ok(Self::Array { array, is_time })
    }

    pub(crate) fn numbers(&self) -> Numbers<'_> {
        let (floats, whole, is_time) = match self {
            Self::Held(column) => (column.floats(), column.whole(), false),
            Self::Array { array, is_time } => (array.as_slice::<f64>(), array.as_slice::<i64>(), *is_time),
        };
        match (floats, whole) {
            (Some(floats), _) => Numbers::Floats(floats),
            (None, Some(whole)) if is_time => Numbers::Moments(whole),
            (None, whole) => Numbers::Whole(whole.unwrap_or_default()),
        }
    }
}

/// Named columns, one for each group.
pub(crate) struct Groups {
    names: Vec<String>,
    columns: Vec<Column>,
}

impl Groups {
    pub(crate) fn read(names: &PyObject, arrays: &[PyObjectRef], is_time: bool, vm: &VirtualMachine) -> PyResult<Self> {
        let columns = arrays.iter().map(|array| Column::read(array, is_time, vm)).collect::<PyResult<_>>()?;
        Ok(Self { names: texts(names, vm)?, columns })
    }

    pub(crate) fn samples(&self) -> Vec<Sample<'_>> {
        let pairs = self.names.iter().zip(&self.columns);
        pairs.map(|(name, column)| Sample { name, numbers: column.numbers() }).collect()
    }
}

/// How a figure is to look, as the face writes it; what is absent follows the chart.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Look {
    title: Option<String>,
    subtitle: Option<String>,
    /// Remarks of the face, shown unless the caller gave a subtitle.
    remark: Option<String>,
    x_label: Option<String>,
    y_label: Option<String>,
    legend: Option<String>,
    theme: Theme,
    width: Option<u32>,
    height: Option<u32>,
    scale: f64,
    font_size: f64,
}

/// A panel beside others needs less room than one alone.
const PANEL: [u32; 2] = [440, 310];

impl Look {
    /// One figure of the panels of all of them, in even rows.
    pub(crate) fn compose(self, figures: Vec<Figure>) -> Figure {
        let mut whole = match <[Figure; 1]>::try_from(figures) {
            Ok([only]) => only,
            Err(several) => together(several),
        };
        whole.panels.iter_mut().for_each(|panel| self.label(panel));
        Figure {
            title: self.title.or(whole.title),
            subtitle: self.subtitle.or(told([whole.subtitle, self.remark])),
            theme: self.theme,
            width: self.width.unwrap_or(whole.width),
            height: self.height.unwrap_or(whole.height),
            scale: self.scale,
            font_size: self.font_size,
            ..whole
        }
    }

    /// `x_label` and `y_label` belong to the x and y of the call, which swap axes when bars and boxes lie.
    fn label(&self, panel: &mut Panel) {
        let lies = |mark: &Mark| match mark {
            Mark::Bars(bars) => bars.horizontal,
            Mark::Boxes(boxes) => boxes.horizontal,
            _ => false,
        };
        let (x, y) =
            if panel.marks.iter().any(lies) { (&mut panel.y, &mut panel.x) } else { (&mut panel.x, &mut panel.y) };
        for (axis, label) in [(x, &self.x_label), (y, &self.y_label)] {
            if label.is_some() {
                axis.label.clone_from(label);
            }
        }
        if self.legend.is_some() {
            panel.legend.title.clone_from(&self.legend);
        }
    }
}

fn together(figures: Vec<Figure>) -> Figure {
    let columns = match figures.len() {
        0..=4 => 2,
        5..=9 => 3,
        _ => 4,
    };
    let rows = figures.len().div_ceil(columns);
    let [wide, high] = PANEL;
    let sizes = |count: usize, each: u32| u32::try_from(count).unwrap_or(u32::MAX).saturating_mul(each);
    let tallest =
        figures.iter().map(|figure| figure.height.saturating_sub(Figure::default().height)).max().unwrap_or(0);
    let subtitle = told(figures.iter().map(|figure| figure.subtitle.clone()));
    // Each panel is named by its axis.
    let panels = figures.into_iter().flat_map(|figure| figure.panels).collect();
    Figure {
        subtitle,
        width: sizes(columns, wide),
        height: sizes(rows, high.saturating_add(tallest)).saturating_add(40),
        panels,
        columns,
        ..Figure::default()
    }
}

/// Remarks in one line.
fn told(remarks: impl IntoIterator<Item = Option<String>>) -> Option<String> {
    let remarks: Vec<String> = remarks.into_iter().flatten().collect();
    (!remarks.is_empty()).then(|| remarks.join("; "))
}

/// Errors of a figure are `ValueError`s of the script.
pub(crate) fn refused(error: &PlotError, vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_value_error(error.to_string())
}
