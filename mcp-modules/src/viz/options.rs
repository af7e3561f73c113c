//! Options of single kinds of chart, as the face writes them.

use orchestrator_plot::charts::{BarOptions, HistogramOptions};
use rustpython_vm::{PyResult, VirtualMachine};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Options that the face wrote as JSON.
pub(crate) fn read<T: DeserializeOwned>(text: &str, vm: &VirtualMachine) -> PyResult<T> {
    serde_json::from_str(text).map_err(|error| vm.new_value_error(format!("wrong option: {error}")))
}

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the call")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Histogram {
    bins: Option<usize>,
    smooth: bool,
    ends: Option<(f64, f64)>,
    log_x: bool,
    log_y: bool,
    by: Option<String>,
    one_panel: bool,
}

impl Histogram {
    pub(crate) fn of_chart(&self) -> HistogramOptions<'_> {
        let Self { bins, smooth, ends, log_x, log_y, one_panel, .. } = *self;
        let ends = ends.filter(|(low, high)| low <= high);
        HistogramOptions { bins, smooth, ends, log_x, log_y, by: self.by.as_deref(), one_panel }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bars {
    stacked: bool,
    horizontal: Option<bool>,
    has_rest: bool,
    log: bool,
}

impl Bars {
    pub(crate) fn of_chart(&self) -> BarOptions {
        let Self { stacked, horizontal, has_rest, log } = *self;
        BarOptions { stacked, horizontal, has_rest, log }
    }
}
