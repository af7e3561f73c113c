//! The functions of `_frame` that read and write files.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _files {
    use rustpython_vm::builtins::PyTupleRef;
    use rustpython_vm::function::FuncArgs;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{Arguments, columns_of, text_of};
    use crate::column::kinds::Values;
    use crate::files::csv_options::CsvOptions;
    use crate::files::csv_write::{WriteOptions, csv_text as to_text, name_texts};
    use crate::files::{csv_read, excel, parquet, source};
    use crate::module::PyColumn;

    fn columns(columns: Vec<Values>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(columns.into_iter().map(|column| PyColumn::make(column, vm)).collect()).into()
    }

    fn texts(texts: Vec<String>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(texts.into_iter().map(|text| vm.ctx.new_str(text).into()).collect()).into()
    }

    struct Request {
        data: Vec<u8>,
        options: CsvOptions,
    }

    fn request(args: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<Request> {
        let given = args.required("source")?;
        let is_text = args.flag("is_text", false)?;
        let options = args.optional("options").unwrap_or_else(|| vm.ctx.none());
        let options = CsvOptions::read(&options, vm)?;
        Ok(Request { data: csv_read::load(&given, is_text, &options, vm)?, options })
    }

    #[pyfunction]
    fn read_csv_rows(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let request = request(&mut args, vm)?;
        let n = usize::try_from(args.int("n", 1)?).unwrap_or(0);
        let records = csv_read::first_records(&request.data, &request.options, n);
        Ok(vm.ctx.new_list(records.into_iter().map(|record| texts(record, vm)).collect()).into())
    }

    #[pyfunction]
    fn read_csv(args: FuncArgs, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let request = request(&mut Arguments::new(args, vm), vm)?;
        let table = csv_read::read_table(&request.data, &request.options, 0, vm)?;
        Ok(vm.ctx.new_tuple(vec![texts(table.names, vm), columns(table.columns, vm)]))
    }

    #[pyfunction]
    fn read_csv_part(args: FuncArgs, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let mut args = Arguments::new(args, vm);
        let mut request = request(&mut args, vm)?;
        let from = usize::try_from(args.int("offset", 0)?).unwrap_or(0).min(request.data.len());
        if from > 0 {
            request.options.skip = crate::files::csv_options::SkipRows::First(0);
        }
        let table = csv_read::read_table(&request.data, &request.options, from, vm)?;
        let has_more = request.data[table.end..].iter().any(|byte| !byte.is_ascii_whitespace());
        let next: PyObjectRef = if has_more { vm.ctx.new_int(table.end).into() } else { vm.ctx.none() };
        Ok(vm.ctx.new_tuple(vec![columns(table.columns, vm), next]))
    }

    fn delimited(args: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<(String, WriteOptions)> {
        let names = args.some("names").map(|names| name_texts(&names, vm)).transpose()?;
        let data = args.columns("columns")?;
        let options = args.optional("options").unwrap_or_else(|| vm.ctx.none());
        let options = WriteOptions::read(&options, vm)?;
        Ok((to_text(names.as_deref(), &data, &options, vm)?, options))
    }

    #[pyfunction]
    fn csv_text(args: FuncArgs, vm: &VirtualMachine) -> PyResult<String> {
        Ok(delimited(&mut Arguments::new(args, vm), vm)?.0)
    }

    #[pyfunction]
    fn write_csv(args: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
        let mut args = Arguments::new(args, vm);
        let path = args.text("path")?;
        let append = args.flag("append", false)?;
        let (text, options) = delimited(&mut args, vm)?;
        let name = options.encoding.to_ascii_lowercase().replace('_', "-");
        let bytes = if matches!(name.as_str(), "utf-8" | "utf8") {
            text.into_bytes()
        } else {
            let object: PyObjectRef = vm.ctx.new_str(text).into();
            let encoded = vm.call_method(&object, "encode", (options.encoding, options.encoding_errors))?;
            source::bytes_of(&encoded).unwrap_or_default()
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
        let read = parquet::read(bytes, wanted, vm)?;
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
