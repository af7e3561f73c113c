//! The kinds of personal data, their labels, and when two spellings are the same value.

use std::net::IpAddr;

/// What a finding is. Declared from the most to the least specific: of two findings of the same
/// length at the same place, the earlier kind wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Iban,
    CreditCard,
    Ssn,
    TaxId,
    Passport,
    UrlCredentials,
    Email,
    MacAddress,
    IpAddress,
    DateOfBirth,
    Phone,
    /// Keys, tokens and passwords.
    ApiKey,
    Address,
    Name,
}

impl Kind {
    pub const ALL: [Self; 14] = [
        Self::Iban,
        Self::CreditCard,
        Self::Ssn,
        Self::TaxId,
        Self::Passport,
        Self::UrlCredentials,
        Self::Email,
        Self::MacAddress,
        Self::IpAddress,
        Self::DateOfBirth,
        Self::Phone,
        Self::ApiKey,
        Self::Address,
        Self::Name,
    ];

    /// The word that stands in tokens and counts.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Iban => "IBAN",
            Self::CreditCard => "CREDIT_CARD",
            Self::Ssn => "SSN",
            Self::TaxId => "TAX_ID",
            Self::Passport => "PASSPORT",
            Self::UrlCredentials => "URL",
            Self::Email => "EMAIL",
            Self::MacAddress => "MAC",
            Self::IpAddress => "IP",
            Self::DateOfBirth => "DOB",
            Self::Phone => "PHONE",
            Self::ApiKey => "API_KEY",
            Self::Address => "ADDRESS",
            Self::Name => "NAME",
        }
    }

    /// The form in which two spellings of one value are equal: `Anna@Example.org` and
    /// `anna@example.org`, `(202) 555-0143` and `202.555.0143`.
    pub(crate) fn normalise(self, spelling: &str) -> String {
        match self {
            Self::Email => spelling.replace("%40", "@").to_lowercase(),
            Self::CreditCard | Self::Ssn | Self::Phone => keep(spelling, |c| c.is_ascii_digit()),
            Self::Iban | Self::TaxId | Self::Passport => {
                keep(spelling, |c| c.is_ascii_alphanumeric()).to_ascii_uppercase()
            }
            Self::MacAddress => keep(spelling, |c| c.is_ascii_hexdigit()).to_ascii_lowercase(),
            Self::IpAddress => {
                spelling.parse::<IpAddr>().map_or_else(|_| spelling.to_owned(), |address| address.to_string())
            }
            Self::Address | Self::Name => words(spelling),
            Self::UrlCredentials | Self::DateOfBirth | Self::ApiKey => spelling.to_owned(),
        }
    }
}

fn keep(spelling: &str, wanted: impl Fn(char) -> bool) -> String {
    spelling.chars().filter(|c| wanted(*c)).collect()
}

fn words(spelling: &str) -> String {
    let words = spelling.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::Kind;

    #[test]
    fn spellings_of_one_value_are_equal() {
        let cases = [
            (Kind::Email, "Anna%40Example.ORG", "anna@example.org"),
            (Kind::Phone, "(202) 555-0143", "2025550143"),
            (Kind::CreditCard, "4111-1111 1111 1111", "4111111111111111"),
            (Kind::Iban, "de89 3704 0044", "DE8937040044"),
            (Kind::IpAddress, "2001:0DB8::0001", "2001:db8::1"),
            (Kind::MacAddress, "00-1B-44-11-3A-B7", "001b44113ab7"),
            (Kind::Name, "Björn   ØDEGÅRD", "björn ødegård"),
            (Kind::ApiKey, "AbC", "AbC"),
        ];
        for (kind, spelling, normal) in cases {
            assert_eq!(kind.normalise(spelling), normal);
        }
    }

    #[test]
    fn all_lists_each_kind_once_and_in_order() {
        assert!(Kind::ALL.is_sorted_by(|a, b| a < b));
    }
}
