//! What goes in, what comes out, what is refused: without golden files.

use std::collections::BTreeMap;

use orchestrator_forecast::{
    Columns, DAY, Error, Frequency, Growth, Holiday, Model, Options, Regressor, Result, Seasonal, Seasonality,
};

fn days(n_days: i64) -> Vec<i64> {
    (0..n_days).map(|day| 18_000 * DAY + day * DAY).collect()
}

fn waves(n_days: i64) -> Vec<f64> {
    let week = [3.0, 1.0, 0.0, -1.0, -2.0, -1.5, 0.5];
    (0..n_days)
        .zip(0_i32..)
        .zip(week.iter().cycle())
        .map(|((_, day), wave)| 20.0 + 0.1 * f64::from(day) + wave)
        .collect()
}

fn fit(options: Options, ds: &[i64], y: &[f64]) -> Result<Model> {
    Model::fit(options, ds, y, &Columns::default())
}

fn told(options: Options, ds: &[i64], y: &[f64]) -> String {
    fit(options, ds, y).expect_err("a refusal").to_string()
}

#[test]
fn columns_have_the_originals_names_and_order() {
    let options = Options {
        holidays: vec![Holiday {
            holiday: "fair".to_owned(),
            ds: 18_010 * DAY,
            lower_window: 0,
            upper_window: 1,
            prior_scale: None,
        }],
        regressors: vec![Regressor { name: "price".to_owned(), prior_scale: None, standardize: None, mode: None }],
        ..Options::default()
    };
    let ds = days(60);
    let price: Vec<f64> = (0..60).map(|day| f64::from(day * day % 11)).collect();
    let columns = Columns { regressors: BTreeMap::from([("price".to_owned(), price)]), ..Columns::default() };
    let model = Model::fit(options, &ds, &waves(60), &columns).unwrap();
    let forecast = model.predict_history().unwrap();
    let names: Vec<String> = forecast.columns().into_iter().map(|(name, _)| name).collect();
    let parts =
        ["additive_terms", "extra_regressors_additive", "fair", "holidays", "multiplicative_terms", "price", "weekly"];
    let mut wanted: Vec<String> =
        ["trend", "yhat_lower", "yhat_upper", "trend_lower", "trend_upper"].map(str::to_owned).to_vec();
    for part in parts {
        wanted.extend([part.to_owned(), format!("{part}_lower"), format!("{part}_upper")]);
    }
    wanted.push("yhat".to_owned());
    assert_eq!(names, wanted);
    for row in 0..60 {
        let sum = forecast.trend[row] + forecast.component("additive_terms").unwrap()[row];
        assert!((sum - forecast.yhat[row]).abs() < 1e-9);
    }
}

#[test]
fn a_saved_model_forecasts_the_same() {
    let model = fit(Options { seed: 7, ..Options::default() }, &days(100), &waves(100)).unwrap();
    let text = model.to_json().unwrap();
    let loaded = Model::from_json(&text).unwrap();
    assert_eq!(loaded, model);
    let future = model.make_future(30, None, true).unwrap();
    assert_eq!(future.len(), 130);
    let forecast = model.predict(&future, &Columns::default()).unwrap();
    assert_eq!(loaded.predict(&future, &Columns::default()).unwrap(), forecast);
    let other = fit(Options { seed: 8, ..Options::default() }, &days(100), &waves(100)).unwrap();
    let another = other.predict(&future, &Columns::default()).unwrap();
    assert_eq!(another.yhat, forecast.yhat);
    assert_ne!(another.yhat_interval, forecast.yhat_interval);
}

#[test]
fn files_that_are_no_models_are_refused() {
    let text = fit(Options::default(), &days(40), &waves(40)).unwrap().to_json().unwrap();
    let refused = |text: &str| Model::from_json(text).unwrap_err().to_string();
    assert_eq!(refused("{}"), "this is not a saved forecast model: no format number");
    let newer = text.replacen("\"format\":1", "\"format\":9", 1);
    assert_eq!(refused(&newer), "saved by a newer version of the program (format 9, this one reads 1)");
    let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
    value["parameters"]["beta"] = serde_json::json!([1.0]);
    assert_eq!(refused(&value.to_string()), "this is not a saved forecast model: its parts do not fit together");
    let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
    value["history"]["ds"][0] = serde_json::json!(i64::MAX);
    assert_eq!(refused(&value.to_string()), "dates must lie between the years -9999 and 9999");
    for cut in [0, 1, text.len() / 2, text.len() - 1] {
        assert!(Model::from_json(&text[..cut]).is_err());
    }
}

#[test]
fn wrong_histories_are_told_in_the_originals_words() {
    let plain = Options::default;
    assert_eq!(told(plain(), &[0], &[1.0]), "Dataframe has less than 2 non-NaN rows.");
    assert_eq!(told(plain(), &days(3), &[1.0, f64::NAN, f64::NAN]), "Dataframe has less than 2 non-NaN rows.");
    assert_eq!(told(plain(), &days(2), &[1.0, f64::INFINITY]), "Found infinity in column y.");
    assert_eq!(told(plain(), &days(2), &[1.0]), "column 'y' has 1 values, but there are 2 dates");
    assert_eq!(told(plain(), &[5, 5], &[1.0, 2.0]), Error::OneDate.to_string());
    assert_eq!(told(plain(), &[i64::MIN, i64::MAX], &[1.0, 2.0]), Error::DateOutOfRange.to_string());
    let logistic = Options { growth: Growth::Logistic, ..plain() };
    assert_eq!(
        told(logistic.clone(), &days(9), &waves(9)),
        "Capacities must be supplied for logistic growth in column \"cap\""
    );
    let low = Columns { cap: Some(vec![-1.0; 9]), ..Columns::default() };
    let refused = Model::fit(logistic, &days(9), &waves(9), &low).unwrap_err();
    assert_eq!(refused.to_string(), "cap must be greater than floor (which defaults to 0).");
    let outside = Options { changepoints: Some(vec![0]), ..plain() };
    assert_eq!(told(outside, &days(9), &waves(9)), "Changepoints must fall within training data.");
    let empty = fit(plain(), &days(9), &waves(9)).unwrap().predict(&[], &Columns::default());
    assert_eq!(empty.unwrap_err().to_string(), "Dataframe has no rows.");
}

#[test]
fn wrong_options_are_told_in_the_originals_words() {
    let ds = days(30);
    let check = |options: Options| told(options, &ds, &waves(30));
    assert_eq!(
        check(Options { changepoint_range: 2.0, ..Options::default() }),
        "Parameter \"changepoint_range\" must be in [0, 1]"
    );
    let regressor = |name: &str| Regressor { name: name.to_owned(), prior_scale: None, standardize: None, mode: None };
    let with = |names: &[&str]| Options {
        regressors: names.iter().map(|name| regressor(name)).collect(),
        ..Options::default()
    };
    assert_eq!(check(with(&["price"])), "Regressor 'price' missing from dataframe");
    assert_eq!(check(with(&["trend_lower"])), "Name 'trend_lower' is reserved.");
    assert_eq!(check(with(&["a_delim_b"])), "Name cannot contain \"_delim_\"");
    assert_eq!(check(with(&["a", "a"])), "Name 'a' already used for an added regressor.");
    let season = Seasonality {
        name: "month".to_owned(),
        period: 30.5,
        fourier_order: 0,
        prior_scale: None,
        mode: None,
        condition: None,
    };
    let with_season = |season: Seasonality| Options { seasonalities: vec![season], ..Options::default() };
    assert_eq!(check(with_season(season.clone())), "Fourier Order must be > 0");
    let wide = Seasonality { fourier_order: usize::MAX, ..season.clone() };
    assert!(check(with_season(wide)).ends_with("at most 2000 are possible"));
    let conditional = Seasonality { fourier_order: 2, condition: Some("is_open".to_owned()), ..season };
    assert_eq!(check(with_season(conditional)), "Condition 'is_open' missing from dataframe");
    let holiday = |lower_window, prior_scale| Holiday {
        holiday: "fair".to_owned(),
        ds: ds[3],
        lower_window,
        upper_window: 0,
        prior_scale,
    };
    let with_holidays = |holidays: Vec<Holiday>| Options { holidays, ..Options::default() };
    assert_eq!(check(with_holidays(vec![holiday(1, None)])), "Holiday lower_window should be <= 0");
    assert_eq!(
        check(with_holidays(vec![holiday(0, None), holiday(0, Some(2.0))])),
        "Holiday 'fair' does not have consistent prior scale specification."
    );
}

#[test]
fn the_smallest_and_the_oddest_series_are_forecast() {
    let numbers = [
        vec![1.0, 2.0],
        vec![5.0; 40],
        vec![0.0; 40],
        (0..40).map(|row| f64::from(row) * 1e300 / 40.0).collect(),
        (0..40).map(|row| f64::from(row % 3) * 1e-300).collect(),
        (0..40).map(|row| if row == 20 { 1e12 } else { 1.0 }).collect(),
        (0..40).map(f64::from).collect(),
    ];
    for y in numbers {
        for growth in [Growth::Linear, Growth::Flat] {
            let ds = days(i64::try_from(y.len()).unwrap());
            let options = Options { growth, yearly_seasonality: Seasonal::On, ..Options::default() };
            let model = fit(options, &ds, &y).unwrap();
            let future = model.make_future(10, Some(Frequency::DAILY), false).unwrap();
            let forecast = model.predict(&future, &Columns::default()).unwrap();
            assert!(forecast.yhat.iter().all(|value| value.is_finite()), "{y:?}");
        }
    }
    // The same date twice, and a changepoint on each row.
    let twice: Vec<i64> = days(30).into_iter().flat_map(|date| [date, date]).collect();
    let options = Options { changepoints: Some(twice.clone()), ..Options::default() };
    assert!(fit(options, &twice, &waves(60)).is_ok());
}

#[test]
fn without_samples_there_are_no_intervals() {
    let model = fit(Options { uncertainty_samples: 0, ..Options::default() }, &days(30), &waves(30)).unwrap();
    let forecast = model.predict_history().unwrap();
    assert_eq!(forecast.yhat_interval, None);
    let names: Vec<String> = forecast.columns().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["trend", "additive_terms", "multiplicative_terms", "weekly", "yhat"]);
}

#[test]
fn the_order_of_rows_does_not_matter() {
    let (ds, y) = (days(50), waves(50));
    let model = fit(Options::default(), &ds, &y).unwrap();
    let back: (Vec<i64>, Vec<f64>) = (ds.iter().rev().copied().collect(), y.iter().rev().copied().collect());
    assert_eq!(fit(Options::default(), &back.0, &back.1).unwrap(), model);
    assert_eq!(model.predict(&back.0, &Columns::default()).unwrap(), model.predict_history().unwrap());
}
