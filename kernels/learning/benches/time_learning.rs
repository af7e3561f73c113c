//! Seconds that a fit and a prediction of all rows take: `time_learning KIND ROWS.bin N_COLUMNS`. The file holds numbers of
//! eight bytes, row by row, the value to predict after each row. `benches/modules/learning.py` sets them beside
//! scikit-learn's.

use std::time::Instant;

use orchestrator_learning::{
    Forest, ForestOptions, KMeans, KMeansOptions, Linear, Logistic, LogisticOptions, Rows, Target,
};

#[expect(clippy::disallowed_methods, reason = "the rows are a file of the bench")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let kind = arguments.next().ok_or("which kind?")?;
    let bytes = std::fs::read(arguments.next().ok_or("which rows?")?)?;
    let n_columns: usize = arguments.next().ok_or("how many columns?")?.parse()?;
    let (mut x, mut y) = (Vec::new(), Vec::new());
    for row in bytes.chunks_exact((n_columns + 1) * 8) {
        let mut values = row.chunks_exact(8).map(|bytes| f64::from_le_bytes(bytes.try_into().unwrap_or_default()));
        x.extend(values.by_ref().take(n_columns));
        y.extend(values);
    }
    let rows = Rows::new(&x, n_columns)?;
    let codes: Vec<u32> = y.iter().map(|value| u32::from(*value > 0.0) + u32::from(*value > 2.0)).collect();
    let few_trees = ForestOptions { n_trees: 20, ..ForestOptions::default() };
    let began = Instant::now();
    let predict: Box<dyn Fn() -> orchestrator_learning::Result<usize>> = match kind.as_str() {
        "linear" => {
            let model = Linear::fit(rows, &y, 0.0, true)?;
            Box::new(move || Ok(model.predict(rows)?.len()))
        }
        "logistic" => {
            let model = Logistic::fit(rows, &codes, 3, LogisticOptions::default())?;
            Box::new(move || Ok(model.probabilities(rows)?.len()))
        }
        "forest-classes" => {
            let model = Forest::fit(rows, Target::Classes(&codes, 3), few_trees)?;
            Box::new(move || Ok(model.predict(rows)?.len()))
        }
        "forest-numbers" => {
            let model = Forest::fit(rows, Target::Numbers(&y), few_trees)?;
            Box::new(move || Ok(model.predict(rows)?.len()))
        }
        _ => {
            let model = KMeans::fit(rows, KMeansOptions::default())?.0;
            Box::new(move || Ok(model.predict(rows)?.labels.len()))
        }
    };
    let fit = began.elapsed().as_secs_f64();
    let began = Instant::now();
    predict()?;
    println!("{fit} {}", began.elapsed().as_secs_f64());
    Ok(())
}
