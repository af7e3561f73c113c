//! Workbooks of others: .xlsx, .xlsb, .ods and .xls.

#![no_main]
#![feature(alloc_error_hook)]

#[path = "../shared/bounded.rs"]
mod bounded;
#[path = "../shared/panics.rs"]
mod panics;
#[path = "../../stdlib-shims/pandas/src/files/workbook.rs"]
mod workbook;

use std::io::{Cursor, Write};

use calamine::Data;
use libfuzzer_sys::fuzz_target;
use workbook::Book;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

type Parts = [&'static str];

const XLSX: &Parts = &["xl/workbook.xml", "xl/sharedStrings.xml", "xl/styles.xml", "xl/worksheets/sheet1.xml"];
const XLSB: &Parts = &["xl/workbook.bin", "xl/sharedStrings.bin", "xl/styles.bin", "xl/worksheets/sheet1.bin"];
const ODS: &Parts = &["content.xml"];

/// Where the book is, and in it its sheet.
const RELATIONS: [(&str, &str, &str); 2] =
    [("_rels/.rels", "officeDocument", "xl/workbook"), ("xl/_rels/workbook.%.rels", "worksheet", "worksheets/sheet1")];

const TYPES: &str = "http://schemas.openxmlformats.org/officeDocument/2006";

/// Between the parts of a book.
const MARK: &[u8] = b"\n====\n";

fuzz_target!(|bytes: &[u8]| {
    bounded::panic_without_memory();
    panics::run(|| read(bytes));
});

fn read(bytes: &[u8]) {
    // The first byte says which kind the rest is the parts of; anything else is a file as it is.
    let book = match bytes.split_first() {
        Some((b'x', rest)) => packed(XLSX, Some("xml"), rest),
        Some((b'b', rest)) => packed(XLSB, Some("bin"), rest),
        Some((b'o', rest)) => packed(ODS, None, rest),
        _ => bytes.to_vec(),
    };
    let Some(mut book) = Book::open(book) else { return };
    for name in book.sheet_names().into_iter().take(4) {
        let Some(cells) = book.cells(&name) else { continue };
        for (_, _, cell) in cells.used_cells().take(10_000) {
            if let Data::DateTime(moment) = cell {
                let (_, month, day, hour, minute, second, milli) = moment.to_ymd_hms_milli();
                assert!((1..=12).contains(&month) && day <= 31, "{moment:?}");
                assert!(hour < 24 && minute < 60 && second < 60 && milli < 1000, "{moment:?}");
            }
        }
    }
}

/// A file of these parts, without compression and with the right checksums.
fn packed(names: &Parts, ending: Option<&str>, bytes: &[u8]) -> Vec<u8> {
    let mut file = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let mut put = |name: &str, bytes: &[u8]| {
        file.start_file(name, options).expect("a file in memory");
        file.write_all(bytes).expect("a file in memory");
    };
    match ending {
        Some(ending) => {
            for (name, kind, target) in RELATIONS {
                let one = format!(
                    r#"<Relationship Id="rId1" Type="{TYPES}/relationships/{kind}" Target="{target}.{ending}"/>"#
                );
                put(&name.replace('%', ending), format!("<Relationships>{one}</Relationships>").as_bytes());
            }
        }
        None => put("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
    }
    let mut rest = Some(bytes);
    for name in names {
        let Some(bytes) = rest else { break };
        let end = bytes.windows(MARK.len()).position(|window| window == MARK);
        put(name, &bytes[..end.unwrap_or(bytes.len())]);
        rest = end.map(|end| &bytes[end + MARK.len()..]);
    }
    file.finish().expect("a file in memory").into_inner()
}
