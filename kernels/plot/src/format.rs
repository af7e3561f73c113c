//! Numbers as text: the ticks of one axis in one style, and single values with few digits.

use crate::figure::NumberFormat;

/// The labels of ticks `step` apart, all in the style that their largest one needs.
pub fn ticks(values: &[f64], step: f64, format: NumberFormat) -> Vec<String> {
    let largest = values.iter().fold(0.0_f64, |most, v| most.max(v.abs()));
    let one = |style: &dyn Fn(f64) -> String| values.iter().map(|v| style(*v)).collect();
    match format {
        NumberFormat::Plain => one(&|v| signed(v, decimals(step), false)),
        NumberFormat::Percent => one(&|v| format!("{}%", signed(v * 100.0, decimals(step * 100.0), false))),
        NumberFormat::Decimals(digits) => one(&|v| signed(v, usize::from(digits.min(12)), true)),
        NumberFormat::Scientific => scientific_ticks(values, largest, step),
        NumberFormat::Si => {
            let (unit, name) = prefix(largest, &SI);
            one(&|v| {
                if v == 0.0 { "0".into() } else { format!("{}{name}", signed(v / unit, decimals(step / unit), true)) }
            })
        }
        NumberFormat::Auto | NumberFormat::Count => {
            if largest >= 1e15 || (largest > 0.0 && largest < 1e-3) {
                return scientific_ticks(values, largest, step);
            }
            let (unit, name) = unit_of_ticks(largest, step);
            if unit > 1.0 {
                let digits = decimals(step / unit);
                return one(&|v| {
                    if v == 0.0 { "0".into() } else { format!("{}{name}", signed(v / unit, digits, true)) }
                });
            }
            // Below ten thousand there are no separators: most such numbers with four digits are years.
            one(&|v| signed(v, decimals(step), largest >= 10_000.0))
        }
    }
}

/// The unit that all ticks of an axis share: the largest that needs at most three digits, or else at most five.
fn unit_of_ticks(largest: f64, step: f64) -> (f64, &'static str) {
    // Below a hundred thousand the plain number is short enough: 12,000, not 12k.
    let units = || OWN.into_iter().filter(move |(unit, _)| largest >= 1e5 * 0.999_999 && largest >= unit * 0.999_999);
    let digits = |unit: f64| (largest / unit).log10().floor() as usize + 1 + decimals(step / unit);
    let within = |most: usize| units().find(|(unit, _)| digits(*unit) <= most);
    within(3).or_else(|| within(5)).unwrap_or((1.0, ""))
}

/// A tick of a log axis that ends at `high`. If it reaches a million, each decade gets its own unit: 1k, 10k, 1M.
pub fn log_tick(at: f64, exponent: i32, high: f64) -> String {
    if high < 1.1e6 {
        return signed(at, decimals(10_f64.powi(exponent)), high >= 10_000.0);
    }
    let (unit, name) = prefix(at, &OWN);
    format!("{}{name}", signed(at / unit, decimals(10_f64.powi(exponent) / unit), true))
}

/// Values that stand beside each other, on bars or in cells. Millions share a unit and digits, unless that leaves the
/// smallest with a single digit: then each gets its own unit, 42k instead of 0.04M.
pub fn values(values: &[f64], format: NumberFormat) -> Vec<String> {
    let sizes = || values.iter().map(|v| v.abs()).filter(|size| size.is_finite() && *size > 0.0);
    let (least, largest) = (sizes().fold(f64::INFINITY, f64::min), sizes().fold(0.0, f64::max));
    let (unit, name) = prefix(largest, if format == NumberFormat::Si { &SI } else { &BUSINESS });
    let may_share = matches!(format, NumberFormat::Auto | NumberFormat::Count | NumberFormat::Si);
    if !may_share || unit == 1.0 || largest >= 1e15 {
        return values.iter().map(|v| value(*v, format)).collect();
    }
    let digits = significant(largest / unit, 3);
    let two_digits = 10_f64.powi(1 - i32::try_from(digits).unwrap_or(12));
    let one = |v: &f64| match *v {
        v if !v.is_finite() => String::new(),
        0.0 => "0".to_owned(),
        v if least / unit >= two_digits => format!("{}{name}", signed(v / unit, digits, true)),
        v if format == NumberFormat::Si || v.abs() < 9999.5 => value(v, format),
        v => in_units(v, &OWN),
    };
    values.iter().map(one).collect()
}

/// Three digits in the largest unit that fits the value.
fn in_units(v: f64, table: &[(f64, &'static str)]) -> String {
    let (unit, name) = prefix(v.abs(), table);
    let scaled = v / unit;
    format!("{}{name}", trimmed(signed(scaled, significant(scaled.abs(), 3), true)))
}

/// One value with three or four digits.
pub fn value(v: f64, format: NumberFormat) -> String {
    if !v.is_finite() {
        return String::new();
    }
    let size = v.abs();
    match format {
        NumberFormat::Plain => trimmed(signed(v, significant(size, 4), false)),
        NumberFormat::Percent => format!("{}%", trimmed(signed(v * 100.0, usize::from(size < 0.0995), false))),
        NumberFormat::Decimals(digits) => signed(v, usize::from(digits.min(12)), true),
        NumberFormat::Scientific => scientific(v, size / 100.0),
        NumberFormat::Si | NumberFormat::Auto | NumberFormat::Count => {
            let table: &[(f64, &str)] = if format == NumberFormat::Si { &SI } else { &BUSINESS };
            if size >= 1e15 || (size > 0.0 && size < 1e-3 && format != NumberFormat::Si) {
                return scientific(v, size / 100.0);
            }
            in_units(v, table)
        }
    }
}

const BUSINESS: [(f64, &str); 4] = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1.0, "")];
/// The same with thousands.
const OWN: [(f64, &str); 5] = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "k"), (1.0, "")];
const SI: [(f64, &str); 9] =
    [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"), (1.0, ""), (1e-3, "m"), (1e-6, "µ"), (1e-9, "n"), (1e-12, "p")];

fn prefix(size: f64, table: &[(f64, &'static str)]) -> (f64, &'static str) {
    let last = table.last().copied().unwrap_or((1.0, ""));
    if size == 0.0 {
        return (1.0, "");
    }
    table.iter().copied().find(|(unit, _)| size >= unit * 0.999_999).unwrap_or(last)
}

/// Digits after the point that tell multiples of `step` apart.
fn decimals(step: f64) -> usize {
    if step.is_nan() || step <= 0.0 {
        return 0;
    }
    (-step.log10() - 1e-9).ceil().clamp(0.0, 15.0) as usize
}

fn significant(size: f64, digits: i32) -> usize {
    if size == 0.0 {
        return 0;
    }
    let before = size.log10().floor() as i32 + 1;
    usize::try_from(digits - before).unwrap_or(0).min(12)
}

/// Without zeros at the end of a fraction.
fn trimmed(text: String) -> String {
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

fn signed(v: f64, digits: usize, separators: bool) -> String {
    let text = format!("{:.digits$}", v.abs());
    let (whole, fraction) = text.split_once('.').map_or((text.as_str(), None), |(w, f)| (w, Some(f)));
    let mut out = String::new();
    if v < 0.0 && text.bytes().any(|b| matches!(b, b'1'..=b'9')) {
        out.push('−');
    }
    for (i, digit) in whole.chars().enumerate() {
        if separators && i > 0 && (whole.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    if let Some(fraction) = fraction {
        out.push('.');
        out.push_str(fraction);
    }
    out
}

/// Ticks as 0.8×10⁻⁶ and 2.4×10⁻⁶: all with the power of ten of the largest.
fn scientific_ticks(values: &[f64], largest: f64, step: f64) -> Vec<String> {
    let exponent = largest.max(f64::MIN_POSITIVE).log10().floor() as i32;
    let digits = (f64::from(exponent) - (step.abs().max(f64::MIN_POSITIVE).log10() + 1e-9).floor()).clamp(0.0, 6.0);
    let one = |v: &f64| match *v {
        0.0 => "0".to_owned(),
        v => format!("{}×{}", signed(mantissa(v, exponent), digits as usize, false), power_of_ten(exponent)),
    };
    values.iter().map(one).collect()
}

/// `v` divided by a power of ten, in two steps: 10^-310 is too small to divide by.
fn mantissa(v: f64, exponent: i32) -> f64 {
    v / 10_f64.powi(exponent / 2) / 10_f64.powi(exponent - exponent / 2)
}

/// As 2.5×10⁻⁶, with the digits that steps of this size need.
fn scientific(v: f64, step: f64) -> String {
    if v == 0.0 {
        return "0".to_owned();
    }
    let mut exponent = v.abs().log10().floor() as i32;
    let digits = (f64::from(exponent) - step.abs().max(f64::MIN_POSITIVE).log10().floor()).clamp(0.0, 6.0) as usize;
    let mut mantissa = mantissa(v, exponent);
    if format!("{:.digits$}", mantissa.abs()).starts_with("10") {
        mantissa /= 10.0;
        exponent += 1;
    }
    let mantissa = trimmed(signed(mantissa, digits, false));
    let power = power_of_ten(exponent);
    match mantissa.as_str() {
        "1" => power,
        "−1" => format!("−{power}"),
        _ => format!("{mantissa}×{power}"),
    }
}

pub fn power_of_ten(exponent: i32) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let raise = |c: char| c.to_digit(10).map_or('⁻', |digit| RAISED[digit as usize]);
    format!("10{}", exponent.to_string().chars().map(raise).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_axis_has_one_style() {
        let auto = |values: &[f64], step| ticks(values, step, NumberFormat::Auto);
        assert_eq!(auto(&[0.0, 0.5, 1.0], 0.5), ["0.0", "0.5", "1.0"]);
        assert_eq!(auto(&[2015.0, 2020.0], 5.0), ["2015", "2020"]);
        assert_eq!(auto(&[0.0, 5000.0, 10_000.0], 5000.0), ["0", "5,000", "10,000"]);
        assert_eq!(auto(&[-500_000.0, 0.0, 1_500_000.0], 500_000.0), ["−0.5M", "0", "1.5M"]);
        assert_eq!(auto(&[2e9, 4e9], 2e9), ["2B", "4B"]);
        assert_eq!(auto(&[0.0, 2e-6, 4e-6], 2e-6), ["0", "2×10⁻⁶", "4×10⁻⁶"]);
        assert_eq!(auto(&[1e300, 2e300], 1e300), ["1×10³⁰⁰", "2×10³⁰⁰"]);
        assert_eq!(auto(&[8e-7, 1e-6, 1.2e-6], 2e-7), ["0.8×10⁻⁶", "1.0×10⁻⁶", "1.2×10⁻⁶"]);
        assert_eq!(auto(&[0.0, 40_000.0, 80_000.0], 40_000.0), ["0", "40,000", "80,000"]);
        assert_eq!(auto(&[0.0, 50_000.0, 150_000.0], 50_000.0), ["0", "50k", "150k"]);
        assert_eq!(auto(&[980_000.0, 1e6, 1.02e6], 20_000.0), ["0.98M", "1.00M", "1.02M"]);
        assert_eq!(auto(&[123_450.0, 123_455.0], 5.0), ["123,450", "123,455"]);
        assert_eq!(auto(&[1e9, 1e9 + 5.0], 5.0), ["1,000,000,000", "1,000,000,005"]);
        assert_eq!(ticks(&[0.0, 0.25], 0.05, NumberFormat::Percent), ["0%", "25%"]);
        assert_eq!(ticks(&[0.0, 1500.0], 500.0, NumberFormat::Si), ["0", "1.5k"]);
    }

    #[test]
    fn decades_are_labelled_in_units() {
        let labels = |high: f64| [0, 3, 4, 6].map(|exponent| log_tick(10_f64.powi(exponent), exponent, high));
        assert_eq!(labels(1e6), ["1", "1,000", "10,000", "1,000,000"]);
        assert_eq!(labels(1e9), ["1", "1k", "10k", "1M"]);
        assert_eq!(log_tick(0.02, -2, 1e9), "0.02");
    }

    #[test]
    fn single_values_have_few_digits() {
        let auto = |v| value(v, NumberFormat::Auto);
        assert_eq!([auto(0.123_456), auto(12.0), auto(1234.5), auto(-0.5)], ["0.123", "12", "1,234", "−0.5"]);
        assert_eq!([auto(1_234_567.0), auto(4.2e-4), auto(1e20), auto(0.0)], ["1.23M", "4.2×10⁻⁴", "10²⁰", "0"]);
        assert_eq!([value(0.256, NumberFormat::Percent), value(0.0312, NumberFormat::Percent)], ["26%", "3.1%"]);
        assert_eq!(auto(f64::NAN), "");
        let together = values(&[2.5e6, 646_049.0, 0.0, f64::NAN], NumberFormat::Auto);
        assert_eq!(together, ["2.50M", "0.65M", "0", ""]);
        let far_apart = values(&[1.25e6, -640_000.0, 42_000.0, 9_100.0, 350.0, 0.0], NumberFormat::Auto);
        assert_eq!(far_apart, ["1.25M", "−640k", "42k", "9,100", "350", "0"]);
    }
}
