//! `time_series` in Python: periods are numbered, so that gaps are the numbers left out.

use super::Script;
use crate::analysis::source::Source;
use crate::analysis::table::Table;
use crate::analysis::time::Frequency;
use crate::analysis::time_series::TimeSeries;

/// The number of the period of a moment, and the name of a period.
fn calendar(frequency: Frequency) -> (&'static str, &'static str) {
    let day = "datetime.date.fromordinal(number).isoformat()";
    match frequency {
        Frequency::Hour => (
            "moment.toordinal() * 24 + moment.hour",
            "f\"{datetime.date.fromordinal(number // 24).isoformat()}T{number % 24:02}:00\"",
        ),
        Frequency::Day => ("moment.toordinal()", day),
        Frequency::Week => ("(moment.toordinal() - 1) // 7", "datetime.date.fromordinal(number * 7 + 1).isoformat()"),
        Frequency::Month => ("moment.year * 12 + moment.month - 1", "f\"{number // 12:04}-{number % 12 + 1:02}\""),
        Frequency::Quarter => ("moment.year * 4 + (moment.month - 1) // 3", "f\"{number // 4:04}-Q{number % 4 + 1}\""),
        Frequency::Year => ("moment.year", "f\"{number:04}\""),
    }
}

pub(crate) fn write(source: &Source, series: &TimeSeries) -> Option<String> {
    let mut script = Script::new(source)?;
    script.import("datetime");
    let (number, label) = calendar(series.frequency);
    // Hours need the clock; for the rest the day is enough.
    let moment = if series.frequency == Frequency::Hour {
        let midnight = "text if len(text) > 10 else text + \" 00:00\"";
        format!("    text = {midnight}\n    moment = datetime.datetime.fromisoformat(text[:16])\n")
    } else {
        "    moment = datetime.date.fromisoformat(text[:10])\n".to_owned()
    };
    script.function(&format!(
        "def period(text):\n    text = text.strip().replace(\"/\", \"-\")\n{moment}    return {number}\n"
    ));
    script.function(&format!("def name(number):\n    return {label}\n"));
    write_measure(&mut script, series, &source.table);
    write_periods(&mut script, series, &source.table);
    write_series(&mut script, series);
    write_trend(&mut script);
    script.save(series.save.as_ref(), "series")?;
    script.line("");
    let limit = series.limit;
    let ends = |at: &str| {
        format!("{{\"period\": series[{at}][\"period\"], \"value\": series[{at}][\"value\"]}} if series else None")
    };
    let entries = vec![
        format!("\"series\": series[:{limit}]"),
        "\"periods\": len(series)".to_owned(),
        "\"gaps\": len(series) - len(periods)".to_owned(),
        format!("\"first\": {}", ends("0")),
        format!("\"last\": {}", ends("-1")),
        "\"trend\": {\"slope\": slope, \"direction\": direction}".to_owned(),
        "\"skipped\": len(rows) - sum(map(len, periods.values()))".to_owned(),
        "\"total\": len(rows)".to_owned(),
        format!("\"truncated\": len(series) > {limit}"),
    ];
    script.result(entries, series.save.as_ref().map(|save| (save, "series")));
    Some(script.finish())
}

fn write_periods(script: &mut Script, series: &TimeSeries, table: &Table) {
    let dates = table.column_or_nulls(&series.date_field);
    let date = script.field(&dates);
    script.line("");
    script.line("periods = {}");
    script.line("for row in rows:");
    let mut indent = "    ";
    if dates.profile.has_nulls() {
        script.line(format!("    if {date} is not None:"));
        indent = "        ";
    }
    script.line(format!("{indent}periods.setdefault(period({date}), []).append(row)"));
}

fn write_series(script: &mut Script, series: &TimeSeries) {
    script.line("");
    script.line("series = []");
    script.line("for number in range(min(periods), max(periods) + 1) if periods else []:");
    script.line("    members = periods.get(number)");
    script.line("    value = measure(members) if members else None");
    script.line("    series.append({\"period\": name(number), \"value\": value})");
    if let Some(window) = series.rolling {
        script.import("statistics");
        script.line("for index, row in enumerate(series):");
        script
            .line(format!("    window = [row[\"value\"] for row in series[max(0, index - {}):index + 1]]", window - 1));
        script.line(format!("    is_full = len(window) == {window} and None not in window"));
        script.line("    row[\"rolling_mean\"] = statistics.fmean(window) if is_full else None");
    }
    if series.change {
        script.line("for before, row in zip([{\"value\": None}] + series, series):");
        script.line("    start, end = before[\"value\"], row[\"value\"]");
        script.line("    row[\"change_percent\"] = (end - start) / start * 100 if start and end is not None else None");
    }
}

fn write_trend(script: &mut Script) {
    script.import("math");
    script.line("");
    script.line("points = [(index, row[\"value\"]) for index, row in enumerate(series) if row[\"value\"] is not None]");
    script.line("slope = direction = None");
    script.line("if len(points) > 1:");
    script.line("    mean_at = math.fsum(at for at, value in points) / len(points)");
    script.line("    mean = math.fsum(value for at, value in points) / len(points)");
    script.line("    shared = math.fsum((at - mean_at) * (value - mean) for at, value in points)");
    script.line("    spread = math.fsum((at - mean_at) * (at - mean_at) for at, value in points)");
    script.line("    slope = shared / spread");
    script.line("    direction = \"up\" if slope > 0 else \"down\" if slope < 0 else \"flat\"");
}

/// The function that turns the rows of a period into its value.
fn write_measure(script: &mut Script, series: &TimeSeries, table: &Table) {
    let Some(field) = &series.value_field else {
        script.function("def measure(members):\n    return len(members)\n");
        return;
    };
    let column = table.column_or_nulls(field);
    let values = script.values(&column, "members");
    let value = script.metric(series.operation, "values", &column.profile, column.profile.has_nulls());
    script.function(&format!("def measure(members):\n    values = {values}\n    return {value}\n"));
}
