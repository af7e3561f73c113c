//! Workbooks: cells in, cells out.

use calamine::Data;
use orchestrator_runtime::guest;
use rust_xlsxwriter::{
    DocProperties, ExcelDateTime, Format, FormatAlign, FormatBorder, Workbook, Worksheet, XlsxError,
};
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::csv_options::Dict;
use super::workbook::Book;
use crate::arguments::{index_of, list_of, text_of};
use crate::cell::Cell;
use crate::time::civil::{DAY_NANOS, days_from_civil};

fn open(bytes: Vec<u8>, vm: &VirtualMachine) -> PyResult<Book> {
    Book::open(bytes).ok_or_else(|| {
        vm.new_value_error("Excel file format cannot be determined, you must specify an engine manually.")
    })
}

pub(crate) fn sheet_names(bytes: Vec<u8>, vm: &VirtualMachine) -> PyResult<Vec<String>> {
    Ok(open(bytes, vm)?.sheet_names())
}

/// All cells from the first on; rows have one length, and empty ones at the end are cut.
pub(crate) fn read(bytes: Vec<u8>, sheet: &str, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
    let Some(range) = open(bytes, vm)?.cells(sheet) else {
        return Err(vm.new_value_error(format!("Worksheet named '{sheet}' not found")));
    };
    let Some((first_row, first_column)) = range.start() else { return Ok(Vec::new()) };
    let width = first_column as usize + range.width();
    let blank = || -> PyObjectRef { vm.ctx.new_list(vec![vm.ctx.none(); width]).into() };
    let mut rows: Vec<PyObjectRef> = (0..first_row).map(|_| blank()).collect();
    for row in range.rows() {
        let mut cells: Vec<PyObjectRef> = vec![vm.ctx.none(); first_column as usize];
        for cell in row {
            cells.push(to_python(cell, vm)?);
        }
        rows.push(vm.ctx.new_list(cells).into());
    }
    Ok(rows)
}

fn to_python(cell: &Data, vm: &VirtualMachine) -> PyResult {
    Ok(match cell {
        Data::Empty => vm.ctx.none(),
        Data::Error(_) => vm.ctx.new_float(f64::NAN).into(),
        Data::Int(value) => vm.ctx.new_int(*value).into(),
        Data::Float(value) if value.fract() == 0.0 && value.abs() < 1e15 => vm.ctx.new_int(*value as i64).into(),
        Data::Float(value) => vm.ctx.new_float(*value).into(),
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => vm.ctx.new_str(text.as_str()).into(),
        Data::Bool(flag) => vm.ctx.new_bool(*flag).into(),
        Data::DateTime(moment) => {
            let module = vm.import("datetime", 0)?;
            if moment.is_duration() {
                let micros = (moment.as_f64() * 86_400e6).round() as i64;
                return module.get_attr("timedelta", vm)?.call((0, 0, micros), vm);
            }
            let (year, month, day, hour, minute, second, milli) = moment.to_ymd_hms_milli();
            let int = |value: i64| -> PyObjectRef { vm.ctx.new_int(value).into() };
            let clock = [i64::from(hour), i64::from(minute), i64::from(second), i64::from(milli) * 1000];
            if moment.as_f64() < 1.0 {
                return module.get_attr("time", vm)?.call(clock.map(int).to_vec(), vm);
            }
            let parts: Vec<PyObjectRef> =
                [i64::from(year), i64::from(month), i64::from(day)].into_iter().chain(clock).map(int).collect();
            module.get_attr("datetime", vm)?.call(parts, vm)?
        }
    })
}

fn refused(error: &XlsxError, vm: &VirtualMachine) -> PyBaseExceptionRef {
    match error {
        XlsxError::RowColumnLimitError => {
            vm.new_value_error("This sheet is too large! Your sheet size exceeds the limits of Excel")
        }
        _ => vm.new_value_error("the workbook cannot be written"),
    }
}

fn pair(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    list_of(object, vm)?.iter().map(|part| index_of(part, vm)).collect()
}

/// The guest's clock says when the workbook was made.
fn stamp(book: &mut Workbook, vm: &VirtualMachine) -> PyResult<()> {
    const NS_PER_SECOND: i64 = 1_000_000_000;
    // The first second a workbook can name.
    const EARLIEST: i64 = -2_208_988_800;
    let now = guest::now_ns().div_euclid(NS_PER_SECOND).max(EARLIEST);
    let created = ExcelDateTime::from_timestamp(now).map_err(|error| refused(&error, vm))?;
    book.set_properties(&DocProperties::new().set_creation_datetime(&created));
    Ok(())
}

/// Sheets as `(name, rows, options)`.
pub(crate) fn write(sheets: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<u8>> {
    let mut book = Workbook::new();
    stamp(&mut book, vm)?;
    for sheet in list_of(sheets, vm)? {
        let parts = list_of(&sheet, vm)?;
        let [name, rows, rest @ ..] = parts.as_slice() else {
            return Err(vm.new_value_error("a sheet needs a name and rows"));
        };
        let worksheet = book.add_worksheet();
        worksheet.set_name(text_of(name, vm)?).map_err(|error| refused(&error, vm))?;
        let none = vm.ctx.none();
        let options = Dict::new(rest.first().unwrap_or(&none), vm);
        write_sheet(worksheet, rows, &options, vm)?;
    }
    book.save_to_buffer().map_err(|error| refused(&error, vm))
}

fn place(row: usize, column: usize, vm: &VirtualMachine) -> PyResult<(u32, u16)> {
    match (u32::try_from(row), u16::try_from(column)) {
        (Ok(row), Ok(column)) => Ok((row, column)),
        _ => Err(refused(&XlsxError::RowColumnLimitError, vm)),
    }
}

fn write_sheet(sheet: &mut Worksheet, rows: &PyObjectRef, options: &Dict<'_>, vm: &VirtualMachine) -> PyResult<()> {
    let mut bold = polars::prelude::PlHashSet::default();
    for cell in options.list("bold")? {
        if let [row, column] = pair(&cell, vm)?.as_slice() {
            bold.insert((*row as usize, *column as usize));
        }
    }
    // Merged cells first: their first cell is written again with its value.
    for range in options.list("merge")? {
        if let [top, left, bottom, right] = pair(&range, vm)?.as_slice() {
            let (first, last) =
                (place(*top as usize, *left as usize, vm)?, place(*bottom as usize, *right as usize, vm)?);
            let written = sheet.merge_range(first.0, first.1, last.0, last.1, "", &header_format());
            written.map_err(|error| refused(&error, vm))?;
        }
    }
    for (row, cells) in list_of(rows, vm)?.iter().enumerate() {
        for (column, cell) in list_of(cells, vm)?.iter().enumerate() {
            let at = place(row, column, vm)?;
            write_cell(sheet, at, cell, bold.contains(&(row, column)), vm)?;
        }
    }
    if let Some(freeze) = options.get("freeze")?
        && let [row, column] = pair(&freeze, vm)?.as_slice()
    {
        let at = place(*row as usize, *column as usize, vm)?;
        sheet.set_freeze_panes(at.0, at.1).map_err(|error| refused(&error, vm))?;
    }
    Ok(())
}

fn header_format() -> Format {
    Format::new().set_bold().set_border(FormatBorder::Thin).set_align(FormatAlign::Center)
}

/// Days since the workbook's epoch, of days since 1970.
fn serial(days: f64) -> f64 {
    days - days_from_civil(1899, 12, 30) as f64
}

fn write_cell(
    sheet: &mut Worksheet,
    (row, column): (u32, u16),
    cell: &PyObjectRef,
    bold: bool,
    vm: &VirtualMachine,
) -> PyResult<()> {
    let plain = if bold { header_format() } else { Format::new() };
    let written = match Cell::of(cell, vm)? {
        cell if cell.is_missing() => return Ok(()),
        Cell::Bool(flag) => sheet.write_boolean_with_format(row, column, flag, &plain),
        Cell::Int(value) => sheet.write_number_with_format(row, column, value as f64, &plain),
        Cell::Unsigned(value) => sheet.write_number_with_format(row, column, value as f64, &plain),
        Cell::Float(value) if value.is_infinite() => {
            sheet.write_string_with_format(row, column, if value > 0.0 { "inf" } else { "-inf" }, &plain)
        }
        Cell::Float(value) => sheet.write_number_with_format(row, column, value, &plain),
        Cell::Text(text) => sheet.write_string_with_format(row, column, text.to_string(), &plain),
        Cell::Datetime(nanos, _, _) => {
            let format = plain.set_num_format("yyyy-mm-dd hh:mm:ss");
            sheet.write_number_with_format(row, column, serial(nanos as f64 / DAY_NANOS as f64), &format)
        }
        Cell::Timedelta(nanos, _) => {
            sheet.write_number_with_format(row, column, nanos as f64 / DAY_NANOS as f64, &plain)
        }
        other => {
            let object = other.to_object(vm)?;
            if crate::cell::type_name(&object) == "date" {
                let part = |name: &'static str| object.get_attr(name, vm)?.try_into_value::<i64>(vm);
                let days = days_from_civil(part("year")?, part("month")?, part("day")?);
                let format = plain.set_num_format("yyyy-mm-dd");
                sheet.write_number_with_format(row, column, serial(days as f64), &format)
            } else {
                sheet.write_string_with_format(row, column, object.str(vm)?.to_string_lossy().into_owned(), &plain)
            }
        }
    };
    written.map(|_| ()).map_err(|error| refused(&error, vm))
}
