//! Measuring text, with what was measured last kept.

use rustpython_vm::pymodule;

pub(crate) use _text::run_of;

#[pymodule(sub)]
pub(crate) mod _text {
    use std::cell::RefCell;
    use std::collections::HashMap;
    use std::sync::Arc;

    use orchestrator_arrays::Array;
    use orchestrator_canvas::path::Step;
    use orchestrator_canvas::text::{TextRun, missing_letters};
    use orchestrator_canvas::{Style, path};
    use orchestrator_numpy::{OrRaise, wrap};
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::{FromArgs, PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{Real, style};
    use crate::errors::raise;

    /// Text and how it is set: one run for each.
    type Key = (String, u64, Style, bool);

    /// More runs than this are not remembered, nor longer text.
    const MOST_RUNS: usize = 2048;
    const LONGEST: usize = 128;

    thread_local! {
        static RUNS: RefCell<HashMap<Key, Arc<TextRun>>> = RefCell::default();
    }

    /// A line of text as placed glyphs.
    pub(crate) fn run_of(
        text: &str,
        size: f64,
        style: Style,
        is_formula: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Arc<TextRun>> {
        let make = || TextRun::new(text, size, style, is_formula).map_err(|error| raise(error, vm));
        if text.len() > LONGEST {
            return make();
        }
        let key = (text.to_owned(), size.to_bits(), style, is_formula);
        if let Some(run) = RUNS.with_borrow(|runs| runs.get(&key).cloned()) {
            return Ok(run);
        }
        let run = make()?;
        RUNS.with_borrow_mut(|runs| {
            if runs.len() >= MOST_RUNS {
                runs.clear();
            }
            runs.insert(key, Arc::clone(&run));
        });
        Ok(run)
    }

    #[derive(FromArgs)]
    struct TextArgs {
        #[pyarg(any)]
        text: PyStrRef,
        #[pyarg(any)]
        size: Real,
        #[pyarg(any, default)]
        family: Option<PyObjectRef>,
        #[pyarg(any, default)]
        weight: Option<PyObjectRef>,
        #[pyarg(any, default)]
        style: Option<PyObjectRef>,
        #[pyarg(any, default = false)]
        math: bool,
    }

    impl TextArgs {
        fn face(&self, vm: &VirtualMachine) -> PyResult<Style> {
            let none = vm.ctx.none();
            let or_none = |object: &Option<PyObjectRef>| object.clone().unwrap_or_else(|| none.clone());
            style(&or_none(&self.family), &or_none(&self.weight), &or_none(&self.style), vm)
        }

        fn run(&self, vm: &VirtualMachine) -> PyResult<Arc<TextRun>> {
            run_of(&self.text.to_string_lossy(), self.size.0, self.face(vm)?, self.math, vm)
        }
    }

    /// Width, height and descent in pixels.
    #[pyfunction]
    fn text_extent(args: TextArgs, vm: &VirtualMachine) -> PyResult<(f64, f64, f64)> {
        let extent = args.run(vm)?.extent;
        Ok((extent.width, extent.height, extent.descent))
    }

    /// Its outlines as vertices and codes.
    #[pyfunction]
    fn text_path(args: TextArgs, vm: &VirtualMachine) -> PyResult<(PyObjectRef, PyObjectRef)> {
        let mut points: Vec<f64> = Vec::new();
        let mut codes: Vec<u8> = Vec::new();
        for step in args.run(vm)?.steps(false) {
            match step {
                Step::Move(to) => {
                    points.extend(to);
                    codes.push(path::MOVETO);
                }
                Step::Line(to) => {
                    points.extend(to);
                    codes.push(path::LINETO);
                }
                Step::Quad(control, to) => {
                    points.extend([control, to].as_flattened());
                    codes.extend([path::CURVE3; 2]);
                }
                Step::Cubic(first, second, to) => {
                    points.extend([first, second, to].as_flattened());
                    codes.extend([path::CURVE4; 3]);
                }
                Step::Close => {
                    points.extend([0.0, 0.0]);
                    codes.push(path::CLOSEPOLY);
                }
            }
        }
        let n_points = codes.len();
        let points = Array::from_vec(points, &[n_points, 2]).or_raise(vm)?;
        let codes = Array::from_vec(codes, &[n_points]).or_raise(vm)?;
        Ok((wrap(points, vm), wrap(codes, vm)))
    }

    /// Code points of letters that no embedded face has.
    #[pyfunction]
    fn missing_glyphs(args: TextArgs, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        let style = args.face(vm)?;
        let letters = missing_letters(&args.text.to_string_lossy(), style);
        Ok(letters.into_iter().map(|letter| vm.ctx.new_int(u32::from(letter)).into()).collect())
    }
}
