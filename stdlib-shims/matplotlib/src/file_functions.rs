//! Pictures and documents apart from a canvas: read, put together, brought to another size.

use rustpython_vm::pymodule;

pub(crate) use _files::metadata_of;

#[pymodule(sub)]
pub(crate) mod _files {
    use orchestrator_arrays::Array;
    use orchestrator_canvas::{pdf, png, resample};
    use orchestrator_numpy::{OrRaise, wrap};
    use rustpython_vm::builtins::{PyBytesRef, PyDictRef};
    use rustpython_vm::function::OptionalOption;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{InterpolationArg, Real, numbers};
    use crate::errors::raise;

    /// What a file says about itself; values of `None` are left out.
    pub(crate) fn metadata_of(dict: Option<PyDictRef>, vm: &VirtualMachine) -> PyResult<Vec<(String, String)>> {
        let mut found = Vec::new();
        if let Some(dict) = dict {
            for (key, value) in &dict {
                if !vm.is_none(&value) {
                    found.push((
                        key.str(vm)?.to_string_lossy().into_owned(),
                        value.str(vm)?.to_string_lossy().into_owned(),
                    ));
                }
            }
        }
        Ok(found)
    }

    /// Floats from 0 to 1, shape (rows, columns) or with 3 or 4 colours.
    #[pyfunction]
    fn read_png(content: PyBytesRef, vm: &VirtualMachine) -> PyResult {
        let found = png::decode(content.as_bytes()).map_err(|error| raise(error, vm))?;
        let shape = [found.height, found.width, found.n_channels];
        let n_dimensions = if found.n_channels == 1 { 2 } else { 3 };
        Ok(wrap(Array::from_vec(found.values, &shape[..n_dimensions]).or_raise(vm)?, vm))
    }

    /// Documents of one page each as one document.
    #[pyfunction]
    fn join_pdf(
        pages: Vec<PyBytesRef>,
        metadata: OptionalOption<PyDictRef>,
        vm: &VirtualMachine,
    ) -> PyResult<PyBytesRef> {
        let metadata = metadata_of(metadata.flatten(), vm)?;
        let pages: Vec<Vec<u8>> = pages.iter().map(|page| page.as_bytes().to_vec()).collect();
        pdf::join(&pages, &metadata).map(|bytes| vm.ctx.new_bytes(bytes)).map_err(|error| raise(error, vm))
    }

    /// Numbers of a grid at the size they are drawn; the grid itself where the nearest number is meant.
    #[pyfunction]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "sizes were found to be at least one and not too large"
    )]
    fn resample(
        values: PyObjectRef,
        n_rows: Real,
        n_columns: Real,
        interpolation: InterpolationArg,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (grid, shape) = numbers(&values, vm)?;
        let &[rows, columns] = &shape[..] else {
            return Err(vm.new_value_error("a grid of numbers has two dimensions"));
        };
        let (drawn_rows, drawn_columns) = (n_rows.0.round(), n_columns.0.round());
        if !(drawn_rows >= 1.0 && drawn_columns >= 1.0 && drawn_rows * drawn_columns < 1e8) {
            return Err(vm.new_value_error("a grid cannot be drawn at this size"));
        }
        let Some(filter) = resample::chosen(interpolation.0, [(columns, drawn_columns), (rows, drawn_rows)]) else {
            return Ok(values);
        };
        let size = (drawn_rows as usize, drawn_columns as usize);
        let drawn = resample::resample(&grid, columns, size, filter);
        Ok(wrap(Array::from_vec(drawn, &[size.0, size.1]).or_raise(vm)?, vm))
    }
}
