//! Tables in files: CSV, Parquet, workbooks. All bytes go through the guest's file grants.

pub(crate) mod csv_columns;
pub(crate) mod csv_convert;
pub(crate) mod csv_feed;
pub(crate) mod csv_infer;
mod csv_masked;
pub(crate) mod csv_numbers;
pub(crate) mod csv_options;
pub(crate) mod csv_printf;
pub(crate) mod csv_read;
pub(crate) mod csv_scan;
mod csv_states;
pub(crate) mod csv_tokens;
pub(crate) mod csv_write;
pub(crate) mod excel;
pub(crate) mod parquet;
mod parquet_categories;
pub(crate) mod parquet_pack;
pub(crate) mod source;
mod workbook;
