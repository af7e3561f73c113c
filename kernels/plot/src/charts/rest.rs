//! Many small categories as one bar, "other", which must not make the bars beside it unreadable.

use crate::colour::{Ink, Rgba};
use crate::figure::NumberFormat;
use crate::format;

/// A grey that stands out on both themes: "other" is not a category like the rest.
pub const COLOUR: Ink = Ink::Rgba(Rgba::hex(0x8a_929c));

/// How many times as long as the longest other bar it may be before it is cut.
const MOST: f64 = 1.5;
/// The length of a cut bar, in longest other bars: still the longest of all.
const LENGTH: f64 = 1.15;

/// Where to cut the rest, which is the last value of each series; `None` if it fits.
pub fn cut(series: &[&[f64]]) -> Option<f64> {
    let longest = |values: &[f64]| values.iter().filter(|v| v.is_finite()).fold(0.0_f64, |most, v| most.max(v.abs()));
    let (mut named, mut rest) = (0.0_f64, 0.0_f64);
    for values in series {
        let (last, others) = values.split_last()?;
        (named, rest) = (named.max(longest(others)), rest.max(longest(&[*last])));
    }
    (named > 0.0 && rest > named * MOST).then_some(named * LENGTH)
}

/// A remark on a rest that goes beyond the scale.
pub fn remark(name: &str, value: f64, format: NumberFormat) -> String {
    let written = format::values(&[value], format);
    format!("{name} goes beyond the scale: {}", written.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rest_is_cut_when_it_would_flatten_the_others() {
        assert_eq!(cut(&[&[10.0, 8.0, 14.0]]), None);
        assert_eq!(cut(&[&[10.0, 8.0, 400.0]]), Some(11.5));
        assert_eq!(cut(&[&[10.0, 8.0, 3.0], &[f64::NAN, 4.0, -16.0]]), Some(11.5));
        assert_eq!(cut(&[&[400.0], &[]]), None);
        assert_eq!(remark("other (32)", 14_346.0, NumberFormat::Count), "other (32) goes beyond the scale: 14,346");
    }
}
