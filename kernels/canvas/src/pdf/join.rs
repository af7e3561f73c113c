//! Several documents of ours as one: each keeps its objects under new numbers, and the pages come one after another.

use std::fmt::Write;

use super::{CATALOG, INFO, PAGE, PAGES};
use crate::CanvasError;
use crate::png::Metadata;

fn broken() -> CanvasError {
    CanvasError::Encoding { why: "a page is no document of this canvas".to_owned() }
}

/// The bodies of the objects of a document by their numbers, found by its table.
fn objects(document: &[u8]) -> Option<Vec<(i32, &[u8])>> {
    let tail = &document[document.len().saturating_sub(64)..];
    let tail = String::from_utf8_lossy(tail);
    let table: usize = tail.rsplit_once("startxref")?.1.split_whitespace().next()?.parse().ok()?;
    let text = document.get(table..)?;
    let end = text.windows(7).position(|word| word == b"trailer")?;
    let lines = std::str::from_utf8(&text[..end]).ok()?;
    let mut starts: Vec<(i32, usize)> = Vec::new();
    for (number, line) in lines.lines().skip(2).enumerate() {
        let mut parts = line.split_whitespace();
        let (start, _, kind) = (parts.next()?, parts.next()?, parts.next()?);
        if kind == "n" {
            starts.push((i32::try_from(number).ok()?, start.parse().ok()?));
        }
    }
    starts.sort_by_key(|(_, start)| *start);
    let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([table]);
    let mut found = Vec::new();
    for ((number, start), end) in starts.iter().zip(ends) {
        let object = document.get(*start..end)?;
        let body = object.windows(4).position(|word| word == b"obj\n")? + 4;
        let close = object.len() - object.windows(6).rev().position(|word| word == b"endobj")? - 6;
        found.push((*number, object.get(body..close)?));
    }
    Some(found)
}

/// References in a body get the numbers `number` says; what is in a stream stays as it is.
fn renumbered(body: &[u8], number: &dyn Fn(i32) -> i32) -> Vec<u8> {
    let stream = body.windows(7).position(|word| word == b"stream\n").unwrap_or(body.len());
    let head = String::from_utf8_lossy(&body[..stream]);
    let mut out = String::with_capacity(head.len());
    let mut rest = &*head;
    while let Some(at) = rest.find(" 0 R") {
        let digits = rest[..at].bytes().rev().take_while(u8::is_ascii_digit).count();
        out.push_str(&rest[..at - digits]);
        match rest[at - digits..at].parse() {
            Ok(old) => {
                let _ = write!(out, "{} 0 R", number(old));
            }
            Err(_) => out.push_str(&rest[at - digits..at + 4]),
        }
        rest = &rest[at + 4..];
    }
    out.push_str(rest);
    let mut out = out.into_bytes();
    out.extend(&body[stream..]);
    out
}

pub fn join(documents: &[Vec<u8>], metadata: &Metadata) -> Result<Vec<u8>, CanvasError> {
    let mut made: Vec<(i32, Vec<u8>)> = Vec::new();
    let mut pages = String::new();
    let mut next = PAGE;
    for document in documents {
        let objects = objects(document).ok_or_else(broken)?;
        let first = next;
        let number = |old: i32| if old < PAGE { old } else { old - PAGE + first };
        for (old, body) in objects {
            if old < PAGE {
                continue;
            }
            if old == PAGE {
                let _ = write!(pages, "{} 0 R ", number(old));
            }
            next = next.max(number(old) + 1);
            made.push((number(old), renumbered(body, &number)));
        }
    }
    made.push((CATALOG, format!("<</Type /Catalog /Pages {PAGES} 0 R>>\n").into_bytes()));
    made.push((PAGES, format!("<</Type /Pages /Kids [{pages}] /Count {}>>\n", documents.len()).into_bytes()));
    let mut info = pdf_writer::Pdf::new();
    super::describe(&mut info, metadata);
    let info = info.finish();
    let described = objects(&info).and_then(|found| found.first().map(|(_, body)| body.to_vec())).ok_or_else(broken)?;
    made.push((INFO, described));
    made.sort_by_key(|(number, _)| *number);
    let mut out = b"%PDF-1.7\n%\x80\x80\x80\x80\n\n".to_vec();
    let mut table = String::from("0000000000 65535 f\r\n");
    for (number, body) in &made {
        let _ = write!(table, "{:010} 00000 n\r\n", out.len());
        out.extend(format!("{number} 0 obj\n").bytes());
        out.extend(body);
        out.extend(b"endobj\n\n");
    }
    let start = out.len();
    let n_objects = made.len() + 1;
    out.extend(format!("xref\n0 {n_objects}\n{table}trailer\n<</Size {n_objects} /Root {CATALOG} 0 R /Info {INFO} 0 R>>\nstartxref\n{start}\n%%EOF").bytes());
    Ok(out)
}
