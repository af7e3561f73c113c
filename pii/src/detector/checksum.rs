//! Check digits of cards, accounts and tax numbers.

/// The digit check of payment cards.
pub(super) fn luhn(digits: &[u8]) -> bool {
    let doubled = |digit: u8| if digit > 4 { digit * 2 - 9 } else { digit * 2 };
    let weighted = digits.iter().rev().enumerate().map(|(place, digit)| {
        let digit = *digit;
        u32::from(if place % 2 == 1 { doubled(digit) } else { digit })
    });
    weighted.sum::<u32>() % 10 == 0
}

/// ISO 7064 MOD 97-10 over an account number without spaces, the first four characters last.
pub(super) fn mod_97(account: &str) -> bool {
    let mut rotated = account.chars().cycle().skip(4).take(account.len());
    let remainder = rotated.try_fold(0, |remainder: u32, c| {
        let value = c.to_digit(36)?;
        Some((remainder * if value > 9 { 100 } else { 10 } + value) % 97)
    });
    remainder == Some(1)
}

/// ISO 7064 MOD 11,10: German tax identification numbers.
pub(super) fn mod_11_10(digits: &[u8]) -> bool {
    let Some((check, digits)) = digits.split_last() else { return false };
    let product = digits.iter().fold(10, |product: u32, digit| {
        let sum = (product + u32::from(*digit)) % 10;
        (if sum == 0 { 10 } else { sum }) * 2 % 11
    });
    (11 - product) % 10 == u32::from(*check)
}

/// The two check digits of Brazilian CPF numbers.
pub(super) fn cpf(digits: &[u8]) -> bool {
    let check = |n_digits: u32| {
        let weights = (2..=n_digits + 1).rev();
        let sum: u32 = digits.iter().zip(weights).map(|(digit, weight)| u32::from(*digit) * weight).sum();
        sum * 10 % 11 % 10
    };
    let all_same = digits.windows(2).all(|pair| pair[0] == pair[1]);
    digits.len() == 11 && !all_same && check(9) == u32::from(digits[9]) && check(10) == u32::from(digits[10])
}

/// The letter of Spanish DNI and NIE numbers.
pub(super) fn dni_letter(number: u32) -> char {
    const LETTERS: &[u8; 23] = b"TRWAGMYFPDXBNJZSQVHLCKE";
    char::from(LETTERS[(number % 23) as usize])
}

/// The last letter of an Italian codice fiscale of 16 upper-case characters.
pub(super) fn codice_fiscale(code: &str) -> bool {
    // Values of characters in odd places, by their value in even ones.
    const ODD: [u32; 26] =
        [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
    let bytes = code.as_bytes();
    let Some((check, body)) = bytes.split_last() else { return false };
    let sum = body.iter().enumerate().try_fold(0, |sum: u32, (index, byte)| {
        let even = match byte {
            b'0'..=b'9' => byte - b'0',
            b'A'..=b'Z' => byte - b'A',
            _ => return None,
        };
        Some(sum + if index % 2 == 0 { ODD[usize::from(even)] } else { u32::from(even) })
    });
    bytes.len() == 16 && sum.is_some_and(|sum| sum % 26 + u32::from(b'A') == u32::from(*check))
}

/// The digits of a spelling with separators.
pub(super) fn digits_of(spelling: &str) -> Vec<u8> {
    spelling.bytes().filter(u8::is_ascii_digit).map(|byte| byte - b'0').collect()
}

#[cfg(test)]
mod tests {
    use super::{codice_fiscale, cpf, digits_of, dni_letter, luhn, mod_11_10, mod_97};

    #[test]
    fn published_samples_pass_and_their_neighbours_fail() {
        assert!(luhn(&digits_of("4111 1111 1111 1111")));
        assert!(!luhn(&digits_of("4111 1111 1111 1112")));
        assert!(mod_97("GB82WEST12345698765432"));
        assert!(!mod_97("GB82WEST12345698765433"));
        assert!(mod_11_10(&digits_of("86095742719")));
        assert!(!mod_11_10(&digits_of("86095742718")));
        assert!(cpf(&digits_of("529.982.247-25")));
        assert!(!cpf(&digits_of("529.982.247-26")));
        assert!(!cpf(&digits_of("111.111.111-11")));
        assert_eq!(dni_letter(12_345_678), 'Z');
        assert!(codice_fiscale("RSSMRA85T10A562S"));
        assert!(!codice_fiscale("RSSMRA85T10A562X"));
    }
}
