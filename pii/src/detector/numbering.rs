//! Which digits can be a telephone number, by the numbering plans of all countries.
//!
//! The plans are those of the `phonenumber` crate. Its parser is not used: it compiles patterns
//! again and again once a text mixes many countries.

use std::sync::OnceLock;

use phonenumber::metadata::DATABASE;
use phonenumber::{Metadata, country};
use regex::Regex;

use crate::error::PiiError;

/// Regions whose numbers are found in national form wherever the text comes from, since their
/// plans are strict enough not to fit other numbers.
const STRICT_REGIONS: [&str; 3] = ["GB", "FR", "AU"];
/// Regions of which only mobile numbers are that strict.
const STRICT_MOBILE_REGIONS: [&str; 1] = ["DE"];

/// A set of national numbers; its pattern is compiled when it is first used.
struct Plan {
    country_code: u16,
    pattern: String,
    trunk_prefix: Option<String>,
    compiled: OnceLock<Option<Regex>>,
}

impl Plan {
    fn of(country: &Metadata, pattern: &str) -> Self {
        Self {
            country_code: country.country_code(),
            // The plans are written over several lines.
            pattern: format!("(?x)^(?:{pattern})$"),
            trunk_prefix: country.national_prefix().map(str::to_owned),
            compiled: OnceLock::new(),
        }
    }

    fn fits(&self, national: &str) -> bool {
        let compiled = self.compiled.get_or_init(|| Regex::new(&self.pattern).ok());
        compiled.as_ref().is_some_and(|pattern| pattern.is_match(national))
    }

    /// With the prefix that is dialled inside the country.
    fn fits_with_prefix(&self, digits: &str) -> bool {
        let prefix = self.trunk_prefix.as_deref().unwrap_or("");
        digits.strip_prefix(prefix).is_some_and(|national| self.fits(national))
    }
}

/// The plans. Loading them takes a sixth of a second, so that waits for the first number.
pub(super) struct Numbering {
    region: String,
    plans: OnceLock<Plans>,
}

struct Plans {
    /// By country code.
    all: Vec<Plan>,
    home: Option<Plan>,
    strict: Vec<Plan>,
}

impl Numbering {
    /// `region` is where numbers without a country code are from.
    pub(super) fn new(region: &str) -> Result<Self, PiiError> {
        if region.parse::<country::Id>().is_err() {
            return Err(PiiError::UnknownRegion { region: region.chars().take(120).collect() });
        }
        Ok(Self { region: region.to_owned(), plans: OnceLock::new() })
    }

    /// `digits` start with a country code. One written with its trunk zero, as in `+44 (0)20`, is
    /// given without.
    pub(super) fn is_international(&self, digits: &str) -> bool {
        let plans = &self.plans().all;
        (1..=3).any(|length| {
            let Some((code, national)) = digits.split_at_checked(length) else { return false };
            let Ok(code) = code.parse::<u16>() else { return false };
            let first = plans.partition_point(|plan| plan.country_code < code);
            plans.iter().skip(first).take_while(|plan| plan.country_code == code).any(|plan| plan.fits(national))
        })
    }

    /// `digits` are dialled inside a country, with its trunk prefix.
    pub(super) fn is_national(&self, digits: &str) -> bool {
        self.is_of_home(digits, false) || self.plans().strict.iter().any(|plan| plan.fits_with_prefix(digits))
    }

    /// Where there is a trunk prefix, it is left out only if brackets mark the area code.
    pub(super) fn is_of_home(&self, digits: &str, has_area: bool) -> bool {
        let home = self.plans().home.as_ref();
        home.is_some_and(|home| home.fits_with_prefix(digits) || (has_area && home.fits(digits)))
    }

    fn plans(&self) -> &Plans {
        self.plans.get_or_init(|| Plans::load(&self.region))
    }
}

impl Plans {
    fn load(region: &str) -> Self {
        let mut all: Vec<_> = DATABASE.iter().map(general).collect();
        all.sort_by_key(|plan| plan.country_code);
        let strict = STRICT_REGIONS.iter().filter_map(|region| DATABASE.by_id(*region).map(general));
        let strict_mobile = STRICT_MOBILE_REGIONS.iter().filter_map(|region| {
            let country = DATABASE.by_id(*region)?;
            Some(Plan::of(country, country.descriptors().mobile()?.national_number().as_str()))
        });
        Self { all, home: DATABASE.by_id(region).map(general), strict: strict.chain(strict_mobile).collect() }
    }
}

fn general(country: &Metadata) -> Plan {
    Plan::of(country, country.descriptors().general().national_number().as_str())
}

#[cfg(test)]
mod tests {
    use super::Numbering;
    use crate::error::PiiError;

    #[test]
    fn plans_tell_numbers_from_digits() {
        let numbering = Numbering::new("US").unwrap();
        assert!(numbering.is_international("4930901820"));
        assert!(numbering.is_international("447700900123"));
        assert!(!numbering.is_international("9991234567"));
        assert!(!numbering.is_international("44"));
        assert!(numbering.is_national("02079460018"));
        assert!(!numbering.is_national("00123456789"));
    }

    #[test]
    fn an_unknown_region_is_refused() {
        let error = Numbering::new("XX").err().map(|error: PiiError| error.to_string());
        let expected = "unknown region 'XX'; wanted a two-letter country code such as 'US' or 'DE'";
        assert_eq!(error.as_deref(), Some(expected));
    }
}
