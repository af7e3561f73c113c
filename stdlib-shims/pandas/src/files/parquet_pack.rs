//! Columns as the bytes of a Parquet file. Categories of text are dictionaries, as Arrow has them: pandas reads them back
//! with their order, and those that no row has.

use polars::prelude::{ArrowDataType, ArrowField, CompatLevel, PlSmallStr, PolarsError, Series};
use polars_arrow::array::{ArrayRef, DictionaryArray, PrimitiveArray};
use polars_arrow::bitmap::Bitmap;
use polars_arrow::datatypes::{ArrowSchema, IntegerType};
use polars_io::parquet::write::{ParquetCompression, StatisticsOptions, get_encodings};
use polars_parquet::read::ParquetError;
use polars_parquet::write::{
    CompressedPage, Compressor, DynIter, DynStreamingIterator, Encoding, FallibleStreamingIterator as _, FileWriter,
    KeyValue, ParquetType, Version, WriteOptions, array_to_columns, schema_to_metadata_key, to_parquet_schema,
};
use rayon::prelude::*;

/// Rows that are packed together, as the engine has it.
const GROUP: usize = 512 * 512;

pub(crate) enum Packed {
    Plain(Series),
    Categories {
        /// -1 where a value is missing.
        codes: Series,
        /// Text.
        categories: Series,
        ordered: bool,
    },
}

type Pages = Result<DynStreamingIterator<'static, CompressedPage, PolarsError>, PolarsError>;

/// A file of columns that are `n_rows` long; `metadata` is pandas' note.
pub(crate) fn pack(
    columns: &[(String, Packed)],
    n_rows: usize,
    metadata: Option<String>,
    compression: ParquetCompression,
) -> Result<Vec<u8>, PolarsError> {
    let schema: ArrowSchema = columns
        .iter()
        .map(|(name, column)| (PlSmallStr::from_str(name), column.field(PlSmallStr::from_str(name))))
        .collect();
    let (types, encodings) = (to_parquet_schema(&schema)?, get_encodings(&schema));
    let options = WriteOptions {
        statistics: StatisticsOptions::default(),
        compression: compression.into(),
        version: Version::V1,
        data_page_size: None,
    };
    let mut bytes = Vec::new();
    let mut writer = FileWriter::try_new(&mut bytes, schema, options)?;
    for start in (0..n_rows).step_by(GROUP) {
        let length = GROUP.min(n_rows - start);
        let pages: Vec<Pages> = columns
            .par_iter()
            .zip(types.fields().par_iter())
            .zip(encodings.par_iter())
            .flat_map(|(((_, column), kind), encodings)| column.pages(start, length, kind, encodings, options))
            .collect();
        writer.write(length as u64, DynIter::new(pages.into_iter()))?;
    }
    let mut notes = vec![schema_to_metadata_key(writer.schema())];
    notes.extend(metadata.map(|text| KeyValue { key: "pandas".to_owned(), value: Some(text) }));
    writer.end(Some(notes))?;
    Ok(bytes)
}

impl Packed {
    fn field(&self, name: PlSmallStr) -> ArrowField {
        match self {
            Self::Plain(series) => series.dtype().to_arrow_field(name, CompatLevel::newest()),
            Self::Categories { ordered, .. } => {
                let kind = ArrowDataType::Dictionary(IntegerType::Int32, Box::new(ArrowDataType::Utf8), *ordered);
                ArrowField::new(name, kind, true)
            }
        }
    }

    fn pages(
        &self,
        start: usize,
        length: usize,
        kind: &ParquetType,
        encodings: &[Encoding],
        options: WriteOptions,
    ) -> Vec<Pages> {
        let encoded =
            self.array(start, length).and_then(|array| array_to_columns(array, kind.clone(), options, encodings));
        let columns = match encoded {
            Ok(columns) => columns,
            Err(error) => return vec![Err(error)],
        };
        let compressed = columns.into_iter().map(|pages| {
            let pages = pages.map(|page| page.map_err(|error| ParquetError::OutOfSpec(error.to_string())));
            let pages = Compressor::new_from_vec(pages, options.compression, Vec::new()).map_err(PolarsError::from);
            Ok(DynStreamingIterator::new(pages))
        });
        compressed.collect()
    }

    fn array(&self, start: usize, length: usize) -> Result<ArrayRef, PolarsError> {
        let part = |series: &Series| series.slice(start as i64, length).rechunk();
        match self {
            Self::Plain(series) => Ok(part(series).to_arrow(0, CompatLevel::newest())),
            Self::Categories { codes, categories, ordered } => {
                let codes = part(codes);
                let codes = codes.i32()?;
                let is_there: Bitmap = codes.iter().map(|code| code.is_some_and(|code| code >= 0)).collect();
                let keys: Vec<i32> = codes.iter().map(|code| code.unwrap_or(0).max(0)).collect();
                let keys = PrimitiveArray::new(ArrowDataType::Int32, keys.into(), Some(is_there));
                let values = categories.rechunk().to_arrow(0, CompatLevel::newest());
                Ok(DictionaryArray::<i32>::try_from_keys(keys, values, *ordered)?.boxed())
            }
        }
    }
}
