//! The functions of `_pandas` that read and write files.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _files {
    use rustpython_vm::builtins::PyTupleRef;
    use rustpython_vm::function::FuncArgs;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{Arguments, columns_of, index_of, text_of};
    use crate::column::kinds::Values;
    use crate::files::csv_feed::{ScriptFeed, origin};
    use crate::files::csv_options::CsvOptions;
    use crate::files::csv_write::{WriteOptions, each_text, name_texts};
    use crate::files::{csv_convert, csv_read, excel, parquet, source};
    use crate::module::PyColumn;

    fn columns(columns: Vec<Values>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(columns.into_iter().map(|column| PyColumn::make(column, vm)).collect()).into()
    }

    fn texts(texts: Vec<String>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(texts.into_iter().map(|text| vm.ctx.new_str(text).into()).collect()).into()
    }

    /// A source of CSV text and how to read it.
    fn csv_request(args: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<(PyObjectRef, bool, CsvOptions)> {
        let given = args.required("source")?;
        let is_text = args.flag("is_text", false)?;
        let options = args.optional("options").unwrap_or_else(|| vm.ctx.none());
        Ok((given, is_text, CsvOptions::read(&options, vm)?))
    }

    #[pyfunction]
    fn read_csv_rows(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let (given, is_text, options) = csv_request(&mut args, vm)?;
        let n = usize::try_from(args.int("n", 1)?).unwrap_or(0);
        let feed = ScriptFeed { origin: origin(&given, is_text, &options, vm)?, vm };
        let (records, _) = csv_read::first_records(&feed, &options, n)?;
        Ok(vm.ctx.new_list(records.into_iter().map(|record| texts(record, vm)).collect()).into())
    }

    /// Columns, the place after them (none at the end), lines left out with their numbers of fields, and
    /// places of columns of mixed types.
    #[pyfunction]
    fn read_csv(args: FuncArgs, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let mut args = Arguments::new(args, vm);
        let (given, is_text, options) = csv_request(&mut args, vm)?;
        let from = match args.some("place") {
            None => None,
            Some(place) => {
                let numbers: PyResult<Vec<i64>> =
                    crate::arguments::list_of(&place, vm)?.iter().map(|part| index_of(part, vm)).collect();
                let part = |index: usize, numbers: &[i64]| {
                    numbers.get(index).and_then(|number| usize::try_from(*number).ok()).unwrap_or(0)
                };
                let numbers = numbers?;
                Some(csv_read::Place { offset: part(0, &numbers), line: part(1, &numbers) })
            }
        };
        let feed = ScriptFeed { origin: origin(&given, is_text, &options, vm)?, vm };
        let table = csv_read::read_table(&feed, &options, from)?;
        let data = csv_convert::convert_all(table.columns, &options, vm)?;
        let pair = |(a, b): (usize, usize)| -> PyObjectRef {
            vm.ctx.new_tuple(vec![vm.ctx.new_int(a).into(), vm.ctx.new_int(b).into()]).into()
        };
        let next = table.next.map_or_else(|| vm.ctx.none(), |place| pair((place.offset, place.line)));
        let left_out = vm.ctx.new_list(table.left_out.into_iter().map(pair).collect());
        let mixed = vm.ctx.new_list(table.mixed.into_iter().map(|place| vm.ctx.new_int(place).into()).collect());
        Ok(vm.ctx.new_tuple(vec![columns(data, vm), next, left_out.into(), mixed.into()]))
    }

    struct Delimited {
        names: Option<Vec<String>>,
        data: Vec<Values>,
        options: WriteOptions,
    }

    impl Delimited {
        fn new(args: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<Self> {
            let names = args.some("names").map(|names| name_texts(&names, vm)).transpose()?;
            let data = args.columns("columns")?;
            let options = args.optional("options").unwrap_or_else(|| vm.ctx.none());
            Ok(Self { names, data, options: WriteOptions::read(&options, vm)? })
        }

        fn text(&self, vm: &VirtualMachine) -> PyResult<String> {
            let mut all = String::new();
            each_text(self.names.as_deref(), &self.data, &self.options, vm, |text| {
                all.push_str(text);
                Ok(())
            })?;
            Ok(all)
        }
    }

    #[pyfunction]
    fn csv_text(args: FuncArgs, vm: &VirtualMachine) -> PyResult<String> {
        Delimited::new(&mut Arguments::new(args, vm), vm)?.text(vm)
    }

    #[pyfunction]
    fn write_csv(args: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
        let mut args = Arguments::new(args, vm);
        let path = args.text("path")?;
        let append = args.flag("append", false)?;
        let table = Delimited::new(&mut args, vm)?;
        let options = &table.options;
        let name = options.encoding.to_ascii_lowercase().replace('_', "-");
        let is_utf8 = matches!(name.as_str(), "utf-8" | "utf8");
        if is_utf8 && options.compression.is_none() {
            let mut file = source::Written::open(&path, append, vm)?;
            return each_text(table.names.as_deref(), &table.data, options, vm, |text| file.put(text.as_bytes(), vm));
        }
        let text = table.text(vm)?;
        let bytes = if is_utf8 {
            text.into_bytes()
        } else {
            let object: PyObjectRef = vm.ctx.new_str(text).into();
            let arguments = (options.encoding.clone(), options.encoding_errors.clone());
            source::bytes_of(&vm.call_method(&object, "encode", arguments)?).unwrap_or_default()
        };
        match options.compression.as_deref() {
            None => source::write_path(&path, &bytes, append, vm),
            Some("gzip") => source::write_path(&path, &source::gzip(&bytes), append, vm),
            Some(other) => Err(vm.new_not_implemented_error(format!("to_csv(compression={other:?})"))),
        }
    }

    #[pyfunction]
    fn read_parquet(args: FuncArgs, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let mut args = Arguments::new(args, vm);
        let bytes = source::load(&args.required("path")?, vm)?;
        let wanted = match args.some("columns") {
            None => None,
            Some(names) => {
                let names: PyResult<Vec<String>> =
                    crate::arguments::list_of(&names, vm)?.iter().map(|name| text_of(name, vm)).collect();
                Some(names?)
            }
        };
        let read = parquet::read(&bytes, wanted, vm)?;
        let metadata = read.metadata.map_or_else(|| vm.ctx.none(), |text| vm.ctx.new_str(text).into());
        Ok(vm.ctx.new_tuple(vec![texts(read.names, vm), columns(read.columns, vm), metadata]))
    }

    /// Into a file, or as bytes when there is no path.
    fn put(path: Option<PyObjectRef>, bytes: Vec<u8>, vm: &VirtualMachine) -> PyResult {
        match path {
            Some(path) => {
                source::write_path(&text_of(&path, vm)?, &bytes, false, vm)?;
                Ok(vm.ctx.none())
            }
            None => Ok(vm.ctx.new_bytes(bytes).into()),
        }
    }

    #[pyfunction]
    fn write_parquet(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let path = args.some("path");
        let names = name_texts(&args.required("names")?, vm)?;
        let data = columns_of(&args.required("columns")?, vm)?;
        let metadata = args.maybe_text("metadata")?;
        let compression = match args.optional("compression") {
            None => Some("snappy".to_owned()),
            Some(value) if vm.is_none(&value) => None,
            Some(value) => Some(text_of(&value, vm)?),
        };
        put(path, parquet::write(&names, &data, metadata, compression.as_deref(), vm)?, vm)
    }

    #[pyfunction]
    fn excel_sheets(path: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        Ok(texts(excel::sheet_names(source::load(&path, vm)?, vm)?, vm))
    }

    #[pyfunction]
    fn read_excel(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let bytes = source::load(&args.required("path")?, vm)?;
        let sheet = args.text("sheet")?;
        Ok(vm.ctx.new_list(excel::read(bytes, &sheet, vm)?).into())
    }

    #[pyfunction]
    fn write_excel(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let path = args.some("path");
        let sheets = args.required("sheets")?;
        put(path, excel::write(&sheets, vm)?, vm)
    }

    /// One object per line; names in the order they first appear.
    #[pyfunction]
    fn read_json_lines(text: String, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let loads = vm.import("json", 0)?.get_attr("loads", vm)?;
        let mut names: Vec<String> = Vec::new();
        let mut rows = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let row = loads.call((line.to_owned(),), vm)?;
            for key in row.try_to_value::<Vec<PyObjectRef>>(vm)? {
                let key = text_of(&key, vm)?;
                if !names.contains(&key) {
                    names.push(key);
                }
            }
            rows.push(row);
        }
        let mut data = Vec::with_capacity(names.len());
        for name in &names {
            let mut values = Vec::with_capacity(rows.len());
            for row in &rows {
                let nan: PyObjectRef = vm.ctx.new_float(f64::NAN).into();
                values.push(vm.call_method(row, "get", (name.clone(), nan))?);
            }
            data.push(crate::column::build::infer(values, vm)?);
        }
        Ok(vm.ctx.new_tuple(vec![texts(names, vm), columns(data, vm)]))
    }
}
