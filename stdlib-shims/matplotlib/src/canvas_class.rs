//! `Canvas`: collects what is drawn, and gives it as pixels or as a file.

use rustpython_vm::pymodule;

#[pymodule(sub)]
pub(crate) mod _canvas {
    use std::cell::RefCell;
    use std::sync::Arc;

    use orchestrator_arrays::DType;
    use orchestrator_canvas::geometry::{Affine, Bounds};
    use orchestrator_canvas::list::{
        Canvas, Clip, Collection, Colour, Item, Label, Markers, Mesh, Pen, Picture, Shape, Triangles,
    };
    use orchestrator_canvas::path::Path;
    use orchestrator_canvas::{paint, pdf, png, svg};
    use orchestrator_numpy::{OrRaise, array_from};
    use orchestrator_runtime::limits::memory;
    use rustpython_vm::builtins::{PyBytesRef, PyDictRef, PyStrRef, PyType};
    use rustpython_vm::function::{OptionalArg, OptionalOption};
    use rustpython_vm::types::Constructor;
    use rustpython_vm::{
        FromArgs, Py, PyObjectRef, PyPayload, PyRef, PyResult, TryFromObject, VirtualMachine, pyclass,
    };

    use crate::arguments::{
        ClipPath, Corners, DashArg, Real, clip, flags, items, numbers, path, path_from, rows, style,
    };
    use crate::canvas_arguments::{
        CollectionArgs, ImageArgs, LabelArgs, MarkersArgs, MeshArgs, PathArgs, TrianglesArgs,
    };
    use crate::errors::{raise, watched};
    use crate::file_functions::metadata_of;
    use crate::text_functions::run_of;

    /// A pixel itself, what its coverage is counted in, and its part of the file.
    const BYTES_PER_PIXEL: usize = 4 + 8 + 4;

    #[pyattr]
    #[pyclass(module = "_matplotlib", name = "Canvas")]
    #[derive(PyPayload)]
    struct PyCanvas {
        inner: RefCell<Canvas>,
        /// The last path that clipped something: most things are clipped by the same.
        last_clip: RefCell<Option<Arc<Path>>>,
    }

    impl std::fmt::Debug for PyCanvas {
        fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            formatter.write_str("Canvas")
        }
    }

    impl PyCanvas {
        fn of(canvas: Canvas) -> Self {
            Self { inner: RefCell::new(canvas), last_clip: RefCell::new(None) }
        }

        fn push(&self, item: Item) {
            self.inner.borrow_mut().push(item);
        }

        fn clip(&self, corners: Corners, path: ClipPath) -> Clip {
            let Some(path) = path.0 else { return clip(corners, None) };
            let mut last = self.last_clip.borrow_mut();
            let shared = match &*last {
                Some(known) if **known == path => Arc::clone(known),
                _ => Arc::new(path),
            };
            *last = Some(Arc::clone(&shared));
            clip(corners, Some(shared))
        }

        /// A copy of the list, so that nothing is borrowed while it is drawn.
        fn list(&self) -> Canvas {
            self.inner.borrow().clone()
        }

        /// The list, if there is memory for its pixels: refused before it is taken, so that the script goes on.
        fn list_for_pixels(&self, vm: &VirtualMachine) -> PyResult<Canvas> {
            let (width, height) = self.inner.borrow().n_pixels();
            if width.saturating_mul(height).saturating_mul(BYTES_PER_PIXEL) > memory::room() {
                return Err(vm.new_memory_error(format!("Unable to draw a picture of {width}x{height} pixels")));
            }
            Ok(self.list())
        }
    }

    #[derive(FromArgs)]
    struct NewArgs {
        #[pyarg(any)]
        width: Real,
        #[pyarg(any)]
        height: Real,
        #[pyarg(any)]
        dpi: Real,
    }

    impl Constructor for PyCanvas {
        type Args = NewArgs;

        fn py_new(_class: &Py<PyType>, args: Self::Args, vm: &VirtualMachine) -> PyResult<Self> {
            Canvas::new(args.width.0, args.height.0, args.dpi.0).map(Self::of).map_err(|error| raise(error, vm))
        }
    }

    fn transforms(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<Affine>> {
        if vm.is_none(object) {
            return Ok(Vec::new());
        }
        Ok(rows::<6>(object, "path_transforms", vm)?.into_iter().map(Affine::new).collect())
    }

    #[pyclass(with(Constructor))]
    impl PyCanvas {
        #[pygetset]
        fn width(zelf: &Py<Self>) -> f64 {
            zelf.inner.borrow().width
        }

        #[pygetset]
        fn height(zelf: &Py<Self>) -> f64 {
            zelf.inner.borrow().height
        }

        #[pygetset]
        fn dpi(zelf: &Py<Self>) -> f64 {
            zelf.inner.borrow().dpi
        }

        #[pymethod]
        fn path(zelf: &Py<Self>, args: PathArgs, vm: &VirtualMachine) -> PyResult<()> {
            let item = Item::Shape(Shape {
                path: path(args.vertices.0, args.codes.0, &args.transform.0, vm)?,
                face: args.face.0,
                edge: args.edge.0,
                pen: Pen {
                    width: args.linewidth.0,
                    dashes: args.dashes.0,
                    cap: args.capstyle.0,
                    join: args.joinstyle.0,
                },
                clip: zelf.clip(args.clip, args.clip_path),
                hatch: args.hatch.0,
                snap: args.snap,
                is_smooth: args.antialiased,
                simplify: args.simplify,
            });
            zelf.push(item);
            Ok(())
        }

        #[pymethod]
        fn markers(zelf: &Py<Self>, args: MarkersArgs, vm: &VirtualMachine) -> PyResult<()> {
            let place = args.transform.0;
            let item = Item::Markers(Markers {
                marker: path(args.marker_vertices.0, args.marker_codes.0, &args.marker_transform.0, vm)?,
                positions: args.positions.0.into_iter().map(|point| place.apply(point)).collect(),
                face: args.face.0,
                edge: args.edge.0,
                pen: Pen {
                    width: args.linewidth.0,
                    dashes: args.dashes.0,
                    cap: args.capstyle.0,
                    join: args.joinstyle.0,
                },
                clip: zelf.clip(args.clip, args.clip_path),
                snap: args.snap,
            });
            zelf.push(item);
            Ok(())
        }

        #[pymethod]
        fn collection(zelf: &Py<Self>, args: CollectionArgs, vm: &VirtualMachine) -> PyResult<()> {
            let paths = items(&args.paths, vm)?;
            let place = args.offset_transform.0;
            let dashes = match &args.dashes {
                Some(dashes) => items(dashes, vm)?
                    .into_iter()
                    .map(|dash| DashArg::try_from_object(vm, dash).map(|dash| dash.0))
                    .collect::<PyResult<Vec<_>>>()?,
                None => Vec::new(),
            };
            let is_smooth = args.antialiased.map_or(Ok(Vec::new()), |given| flags(&given, vm))?;
            let item = Item::Collection(Collection {
                paths: paths.iter().map(|path| path_from(path, vm)).collect::<PyResult<_>>()?,
                transforms: transforms(&args.path_transforms, vm)?,
                offsets: args.offsets.0.into_iter().map(|point| place.apply(point)).collect(),
                faces: args.faces.0,
                edges: args.edges.0,
                widths: args.linewidths.map_or(Ok(Vec::new()), |widths| numbers(&widths, vm).map(|found| found.0))?,
                dashes,
                cap: args.capstyle.0,
                join: args.joinstyle.0,
                clip: zelf.clip(args.clip, args.clip_path),
                hatch: args.hatch.0,
                is_smooth,
            });
            zelf.push(item);
            Ok(())
        }

        #[pymethod]
        fn mesh(zelf: &Py<Self>, args: MeshArgs, vm: &VirtualMachine) -> PyResult<()> {
            let (values, shape) = numbers(&args.coordinates, vm)?;
            let &[n_rows, n_columns, 2] = &shape[..] else {
                return Err(vm.new_value_error(format!("coordinates must have shape (M+1, N+1, 2), not {shape:?}")));
            };
            let (n_rows, n_columns) = (n_rows.saturating_sub(1), n_columns.saturating_sub(1));
            if args.colours.0.len() != n_rows * n_columns && !args.colours.0.is_empty() {
                return Err(vm.new_value_error("there must be one colour for each quadrilateral"));
            }
            let corners = values.as_chunks::<2>().0.iter().map(|point| args.transform.0.apply(*point)).collect();
            let has_edges = !args.edges.0.is_empty();
            let item = Item::Mesh(Mesh {
                n_rows,
                n_columns,
                corners,
                faces: args.colours.0,
                edges: args.edges.0,
                pen: Pen { width: args.linewidth.0, ..Pen::default() },
                is_smooth: args.antialiased.unwrap_or(has_edges),
                clip: zelf.clip(args.clip, args.clip_path),
            });
            zelf.push(item);
            Ok(())
        }

        #[pymethod]
        fn triangles(zelf: &Py<Self>, args: TrianglesArgs, vm: &VirtualMachine) -> PyResult<()> {
            let corners = rows::<2>(&args.points, "points", vm)?;
            let colours: Vec<Colour> = rows::<4>(&args.colours, "colours", vm)?;
            if corners.len() != colours.len() || corners.len() % 3 != 0 {
                return Err(vm.new_value_error("points must have shape (N, 3, 2) and colours shape (N, 3, 4)"));
            }
            let item = Item::Triangles(Triangles {
                corners: corners.as_chunks::<3>().0.to_vec(),
                colours: colours.as_chunks::<3>().0.to_vec(),
                clip: zelf.clip(args.clip, args.clip_path),
            });
            zelf.push(item);
            Ok(())
        }

        #[pymethod]
        fn image(zelf: &Py<Self>, args: ImageArgs, vm: &VirtualMachine) -> PyResult<()> {
            let array = array_from(&args.rgba, Some(&DType::U8), vm)?;
            let &[n_rows, n_columns, 4] = array.shape() else {
                return Err(vm.new_value_error(format!("an image must have shape (H, W, 4), not {:?}", array.shape())));
            };
            let bytes = array.to_vec::<u8>().or_raise(vm)?;
            let place = Affine::new([args.width.0, 0.0, 0.0, args.height.0, args.x.0, args.y.0]);
            let item = Item::Picture(Picture {
                n_columns,
                n_rows,
                pixels: bytes.as_chunks::<4>().0.to_vec(),
                place: place.then(&args.transform.0),
                clip: zelf.clip(args.clip, args.clip_path),
                interpolation: args.interpolation.0,
            });
            zelf.push(item);
            Ok(())
        }

        #[pymethod]
        fn text(zelf: &Py<Self>, args: LabelArgs, vm: &VirtualMachine) -> PyResult<()> {
            let none = vm.ctx.none();
            let or_none = |object: &Option<PyObjectRef>| object.clone().unwrap_or_else(|| none.clone());
            let face = style(&or_none(&args.family), &or_none(&args.weight), &or_none(&args.style), vm)?;
            let run = run_of(&args.text.to_string_lossy(), args.size.0, face, args.math, vm)?;
            let item = Item::Label(Label {
                run,
                origin: [args.x.0, args.y.0],
                angle: if args.angle.0.is_finite() { args.angle.0 } else { 0.0 },
                anchor: 0.0,
                colour: args.colour.0.unwrap_or([0.0, 0.0, 0.0, 1.0]),
                tag: args.tag.map_or_else(String::new, |tag| tag.to_string_lossy().into_owned()),
                clip: zelf.clip(args.clip, args.clip_path),
            });
            zelf.push(item);
            Ok(())
        }

        #[pymethod]
        fn group(zelf: &Py<Self>, name: PyStrRef) {
            zelf.push(Item::Group(name.to_string_lossy().into_owned()));
        }

        #[pymethod]
        fn end_group(zelf: &Py<Self>) {
            zelf.push(Item::EndGroup);
        }

        #[pymethod]
        fn rgba(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<PyBytesRef> {
            let canvas = zelf.list_for_pixels(vm)?;
            let surface = watched(vm, |is_over| paint::paint(&canvas, is_over))?;
            Ok(vm.ctx.new_bytes(surface.pixels.into_flattened()))
        }

        #[pymethod]
        fn png(zelf: &Py<Self>, metadata: OptionalOption<PyDictRef>, vm: &VirtualMachine) -> PyResult<PyBytesRef> {
            let metadata = metadata_of(metadata.flatten(), vm)?;
            let canvas = zelf.list_for_pixels(vm)?;
            let bytes = watched(vm, |is_over| {
                let surface = paint::paint(&canvas, is_over)?;
                png::encode(&surface, canvas.dpi, &metadata)
            })?;
            Ok(vm.ctx.new_bytes(bytes))
        }

        /// `letters` keeps texts as text, in a font of the reader's.
        #[pymethod]
        fn svg(
            zelf: &Py<Self>,
            metadata: OptionalOption<PyDictRef>,
            letters: OptionalArg<bool>,
            vm: &VirtualMachine,
        ) -> PyResult<PyBytesRef> {
            let metadata = metadata_of(metadata.flatten(), vm)?;
            let form = if letters.unwrap_or(false) { svg::Form::FileOfText } else { svg::Form::File };
            let canvas = zelf.list();
            let bytes = watched(vm, |is_over| svg::write(&canvas, &metadata, form, is_over))?;
            Ok(vm.ctx.new_bytes(bytes))
        }

        #[pymethod]
        fn pdf(zelf: &Py<Self>, metadata: OptionalOption<PyDictRef>, vm: &VirtualMachine) -> PyResult<PyBytesRef> {
            let metadata = metadata_of(metadata.flatten(), vm)?;
            let canvas = zelf.list();
            let bytes = watched(vm, |is_over| pdf::write(&canvas, &metadata, is_over))?;
            Ok(vm.ctx.new_bytes(bytes))
        }

        /// Tag, text and the corners of the box of each drawn text.
        #[pymethod]
        fn labels(zelf: &Py<Self>, vm: &VirtualMachine) -> Vec<PyObjectRef> {
            let canvas = zelf.inner.borrow();
            let labels = canvas.labels().into_iter().map(|(tag, text, corners)| {
                let float = |value: f64| vm.ctx.new_float(value).into();
                let corners = corners.map(|[x, y]| vm.ctx.new_tuple(vec![float(x), float(y)]).into());
                let corners = vm.ctx.new_tuple(corners.to_vec()).into();
                vm.ctx.new_tuple(vec![vm.ctx.new_str(tag).into(), vm.ctx.new_str(text).into(), corners]).into()
            });
            labels.collect()
        }

        #[pymethod]
        fn cropped(
            zelf: &Py<Self>,
            x0: Real,
            y0: Real,
            x1: Real,
            y1: Real,
            vm: &VirtualMachine,
        ) -> PyResult<PyRef<Self>> {
            let bounds = Bounds { x0: x0.0, y0: y0.0, x1: x1.0, y1: y1.0 };
            let part = zelf.inner.borrow().cropped(&bounds).map_err(|error| raise(error, vm))?;
            Ok(Self::of(part).into_ref(&vm.ctx))
        }
    }
}
