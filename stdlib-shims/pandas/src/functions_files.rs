//! The functions of `_pandas` that read and write files.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _files {
    use rustpython_vm::builtins::PyTupleRef;
    use rustpython_vm::{FromArgs, PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{Columns, FlagOr, Items, WholeOr, Words, index_of, text_of};
    use crate::column::kinds::Values;
    use crate::files::csv_feed::{ScriptFeed, origin};
    use crate::files::csv_options::CsvOptions;
    use crate::files::csv_write::{WriteOptions, each_text, name_texts};
    use crate::files::{csv_convert, csv_infer, csv_read, excel, parquet, source};
    use crate::module::PyColumn;

    fn columns(columns: Vec<Values>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(columns.into_iter().map(|column| PyColumn::make(column, vm)).collect()).into()
    }

    fn texts(texts: Vec<String>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(texts.into_iter().map(|text| vm.ctx.new_str(text).into()).collect()).into()
    }

    /// A source of CSV text and how to read it.
    #[derive(FromArgs)]
    struct CsvSource {
        #[pyarg(any)]
        source: PyObjectRef,
        #[pyarg(any, default)]
        is_text: FlagOr<false>,
        #[pyarg(any)]
        options: PyObjectRef,
    }

    #[derive(FromArgs)]
    struct CsvRows {
        #[pyarg(flatten)]
        from: CsvSource,
        #[pyarg(any, default)]
        n: WholeOr<1>,
    }

    #[pyfunction]
    fn read_csv_rows(args: CsvRows, vm: &VirtualMachine) -> PyResult {
        let CsvSource { source, is_text, options } = args.from;
        let options = CsvOptions::read(&options, vm)?;
        let feed = ScriptFeed { origin: origin(&source, is_text.0, &options, vm)?, vm };
        let (records, _) = csv_read::first_records(&feed, &options, args.n.size())?;
        Ok(vm.ctx.new_list(records.into_iter().map(|record| texts(record, vm)).collect()).into())
    }

    #[derive(FromArgs)]
    struct CsvTable {
        #[pyarg(flatten)]
        from: CsvSource,
        #[pyarg(any, default)]
        place: Option<Items>,
    }

    /// Columns, the place after them (none at the end), lines left out with their numbers of fields, and
    /// places of columns of mixed types.
    #[pyfunction]
    fn read_csv(args: CsvTable, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let CsvSource { source, is_text, options } = args.from;
        let options = CsvOptions::read(&options, vm)?;
        let from = match args.place {
            None => None,
            Some(place) => {
                let numbers: PyResult<Vec<i64>> = place.0.iter().map(|part| index_of(part, vm)).collect();
                let part = |index: usize, numbers: &[i64]| {
                    numbers.get(index).and_then(|number| usize::try_from(*number).ok()).unwrap_or(0)
                };
                let numbers = numbers?;
                Some(csv_read::Place { offset: part(0, &numbers), line: part(1, &numbers) })
            }
        };
        let feed = ScriptFeed { origin: origin(&source, is_text.0, &options, vm)?, vm };
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

    /// How many rows of a file of so many columns have their types found out together.
    #[pyfunction]
    fn csv_rows_of_part(width: usize) -> usize {
        csv_infer::rows_of_part(width)
    }

    /// A table to be written as CSV, and how.
    #[derive(FromArgs)]
    struct CsvWritten {
        #[pyarg(any)]
        names: Option<PyObjectRef>,
        #[pyarg(any)]
        columns: Columns,
        #[pyarg(any)]
        options: PyObjectRef,
    }

    struct Delimited {
        names: Option<Vec<String>>,
        data: Vec<Values>,
        options: WriteOptions,
    }

    impl Delimited {
        fn new(given: CsvWritten, vm: &VirtualMachine) -> PyResult<Self> {
            let names = given.names.map(|names| name_texts(&names, vm)).transpose()?;
            Ok(Self { names, data: given.columns.0, options: WriteOptions::read(&given.options, vm)? })
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
    fn csv_text(table: CsvWritten, vm: &VirtualMachine) -> PyResult<String> {
        Delimited::new(table, vm)?.text(vm)
    }

    #[derive(FromArgs)]
    struct CsvFile {
        #[pyarg(any)]
        path: Words,
        #[pyarg(any, default)]
        append: FlagOr<false>,
        #[pyarg(flatten)]
        table: CsvWritten,
    }

    #[pyfunction]
    fn write_csv(args: CsvFile, vm: &VirtualMachine) -> PyResult<()> {
        let (path, append) = (args.path.0, args.append.0);
        let table = Delimited::new(args.table, vm)?;
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

    #[derive(FromArgs)]
    struct ReadParquet {
        #[pyarg(any)]
        path: PyObjectRef,
        #[pyarg(any, default)]
        columns: Option<Items>,
    }

    #[pyfunction]
    fn read_parquet(args: ReadParquet, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let bytes = source::load(&args.path, vm)?;
        let wanted = match args.columns {
            None => None,
            Some(names) => {
                let names: PyResult<Vec<String>> = names.0.iter().map(|name| text_of(name, vm)).collect();
                Some(names?)
            }
        };
        let read = parquet::read(&bytes, wanted, vm)?;
        let metadata = read.metadata.map_or_else(|| vm.ctx.none(), |text| vm.ctx.new_str(text).into());
        Ok(vm.ctx.new_tuple(vec![texts(read.names, vm), columns(read.columns, vm), metadata]))
    }

    /// Into a file, or as bytes when there is no path.
    fn put(path: Option<Words>, bytes: Vec<u8>, vm: &VirtualMachine) -> PyResult {
        match path {
            Some(path) => {
                source::write_path(&path, &bytes, false, vm)?;
                Ok(vm.ctx.none())
            }
            None => Ok(vm.ctx.new_bytes(bytes).into()),
        }
    }

    #[derive(FromArgs)]
    struct WriteParquet {
        #[pyarg(any)]
        path: Option<Words>,
        #[pyarg(any)]
        names: PyObjectRef,
        #[pyarg(any)]
        columns: Columns,
        #[pyarg(any)]
        metadata: Option<Words>,
        #[pyarg(any)]
        compression: Option<Words>,
    }

    #[pyfunction]
    fn write_parquet(args: WriteParquet, vm: &VirtualMachine) -> PyResult {
        let names = name_texts(&args.names, vm)?;
        let metadata = args.metadata.map(|metadata| metadata.0);
        let bytes = parquet::write(&names, &args.columns.0, metadata, args.compression.as_deref(), vm)?;
        put(args.path, bytes, vm)
    }

    #[pyfunction]
    fn excel_sheets(path: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        Ok(texts(excel::sheet_names(source::load(&path, vm)?, vm)?, vm))
    }

    #[pyfunction]
    fn read_excel(path: PyObjectRef, sheet: Words, vm: &VirtualMachine) -> PyResult {
        Ok(vm.ctx.new_list(excel::read(source::load(&path, vm)?, &sheet, vm)?).into())
    }

    #[pyfunction]
    fn write_excel(path: Option<Words>, sheets: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        put(path, excel::write(&sheets, vm)?, vm)
    }
}
