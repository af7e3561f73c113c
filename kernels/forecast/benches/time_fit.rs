//! Seconds that a fit and a forecast with intervals take, for a recorded case: `time_fit CASE.json REPEATS`.
//! `benches/modules/forecast.py` sets them beside the original's.

use std::time::Instant;

use orchestrator_forecast::{Columns, Model, Options};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    options: Options,
    history: Rows,
    future: Rows,
}

#[derive(Deserialize)]
struct Rows {
    ds: Vec<i64>,
    y: Vec<Option<f64>>,
    #[serde(flatten)]
    columns: Columns,
}

#[expect(clippy::disallowed_methods, reason = "the recorded case is a file of this crate")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("which case?")?;
    let repeats: u32 = arguments.next().ok_or("how often?")?.parse()?;
    let case: Case = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    let y: Vec<f64> = case.history.y.iter().map(|value| value.unwrap_or(f64::NAN)).collect();
    let (mut fits, mut forecasts) = (Vec::new(), Vec::new());
    for _ in 0..repeats {
        let began = Instant::now();
        let model = Model::fit(case.options.clone(), &case.history.ds, &y, &case.history.columns)?;
        fits.push(began.elapsed().as_secs_f64());
        let began = Instant::now();
        model.predict_history()?;
        model.predict(&case.future.ds, &case.future.columns)?;
        forecasts.push(began.elapsed().as_secs_f64());
    }
    let middle = |values: &mut Vec<f64>| {
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    println!("{} {}", middle(&mut fits), middle(&mut forecasts));
    Ok(())
}
