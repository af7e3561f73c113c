//! Colours: how a spec names them, and how two are mixed so that the steps between look even.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::error::PlotError;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rgba {
    pub red: u8,
    pub green: u8,
    pub blue: u8,
    /// 0 is clear, 1 is opaque.
    pub alpha: f64,
}

impl Rgba {
    pub const fn hex(code: u32) -> Self {
        Self { red: (code >> 16) as u8, green: (code >> 8) as u8, blue: code as u8, alpha: 1.0 }
    }

    /// The same colour, `share` times as opaque.
    #[must_use]
    pub fn faded(self, share: f64) -> Self {
        let share = if share.is_finite() { share.clamp(0.0, 1.0) } else { 1.0 };
        Self { alpha: self.alpha * share, ..self }
    }

    /// How light it looks, 0 to 1: text on it is dark above one half.
    pub fn lightness(self) -> f64 {
        oklab(self)[0]
    }
}

/// A colour as a spec names it. The last three follow the theme, so one spec serves light and dark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ink {
    Rgba(Rgba),
    /// The n-th colour of the palette, written `C0`, `C1`, ...
    Series(usize),
    Text,
    Muted,
    Background,
}

const NAMES: [(&str, u32); 34] = [
    ("b", 0x00_00ff),
    ("g", 0x00_8000),
    ("r", 0xff_0000),
    ("c", 0x00_bfbf),
    ("m", 0xbf_00bf),
    ("y", 0xbf_bf00),
    ("k", 0x00_0000),
    ("w", 0xff_ffff),
    ("black", 0x00_0000),
    ("white", 0xff_ffff),
    ("red", 0xff_0000),
    ("green", 0x00_8000),
    ("blue", 0x00_00ff),
    ("orange", 0xff_a500),
    ("purple", 0x80_0080),
    ("yellow", 0xff_ff00),
    ("cyan", 0x00_ffff),
    ("magenta", 0xff_00ff),
    ("gray", 0x80_8080),
    ("grey", 0x80_8080),
    ("brown", 0xa5_2a2a),
    ("pink", 0xff_c0cb),
    ("navy", 0x00_0080),
    ("teal", 0x00_8080),
    ("olive", 0x80_8000),
    ("lime", 0x00_ff00),
    ("gold", 0xff_d700),
    ("skyblue", 0x87_ceeb),
    ("steelblue", 0x46_82b4),
    ("coral", 0xff_7f50),
    ("salmon", 0xfa_8072),
    ("crimson", 0xdc_143c),
    ("lightgray", 0xd3_d3d3),
    ("darkgray", 0xa9_a9a9),
];

impl std::str::FromStr for Ink {
    type Err = PlotError;

    fn from_str(text: &str) -> Result<Self, PlotError> {
        let unknown = || PlotError::Colour { found: text.chars().take(120).collect() };
        match text {
            "text" => return Ok(Self::Text),
            "muted" => return Ok(Self::Muted),
            "background" => return Ok(Self::Background),
            _ => {}
        }
        if let Some(digits) = text.strip_prefix('#') {
            return hex_digits(digits).map(Self::Rgba).ok_or_else(unknown);
        }
        if let Some(index) = text.strip_prefix('C').and_then(|n| n.parse::<u16>().ok()) {
            return Ok(Self::Series(usize::from(index)));
        }
        let lower = text.to_lowercase();
        let found = NAMES.iter().find(|(name, _)| *name == lower);
        found.map(|(_, code)| Self::Rgba(Rgba::hex(*code))).ok_or_else(unknown)
    }
}

/// `rgb`, `rrggbb` and `rrggbbaa`.
fn hex_digits(digits: &str) -> Option<Rgba> {
    if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let code = u32::from_str_radix(digits, 16).ok()?;
    match digits.len() {
        3 => {
            let [red, green, blue] = [8, 4, 0].map(|shift| ((code >> shift) & 15) * 17);
            Some(Rgba::hex(red << 16 | green << 8 | blue))
        }
        6 => Some(Rgba::hex(code)),
        8 => Some(Rgba { alpha: f64::from(code & 255) / 255.0, ..Rgba::hex(code >> 8) }),
        _ => None,
    }
}

impl<'de> Deserialize<'de> for Ink {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for Ink {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text => serializer.serialize_str("text"),
            Self::Muted => serializer.serialize_str("muted"),
            Self::Background => serializer.serialize_str("background"),
            Self::Series(index) => serializer.collect_str(&format_args!("C{index}")),
            Self::Rgba(Rgba { red, green, blue, alpha }) => {
                let alpha = (alpha * 255.0).round() as u8;
                serializer.collect_str(&format_args!("#{red:02x}{green:02x}{blue:02x}{alpha:02x}"))
            }
        }
    }
}

/// The colour `share` of the way from one to the other, in Oklab.
pub fn mix(from: Rgba, to: Rgba, share: f64) -> Rgba {
    let (a, b) = (oklab(from), oklab(to));
    let blend = |i: usize| a[i] + (b[i] - a[i]) * share;
    let [red, green, blue] = from_oklab([blend(0), blend(1), blend(2)]);
    Rgba { red, green, blue, alpha: from.alpha + (to.alpha - from.alpha) * share }
}

/// Björn Ottosson's Oklab: lightness, green to red, blue to yellow.
fn oklab(colour: Rgba) -> [f64; 3] {
    let linear = |byte: u8| {
        let v = f64::from(byte) / 255.0;
        if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    let (r, g, b) = (linear(colour.red), linear(colour.green), linear(colour.blue));
    let long = (0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b).cbrt();
    let middle = (0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b).cbrt();
    let short = (0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b).cbrt();
    [
        0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short,
        1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short,
        0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short,
    ]
}

fn from_oklab([light, a, b]: [f64; 3]) -> [u8; 3] {
    let long = (light + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let middle = (light - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let short = (light - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
    let byte = |v: f64| {
        let v = v.clamp(0.0, 1.0);
        let curved = if v <= 0.003_130_8 { v * 12.92 } else { 1.055 * v.powf(1.0 / 2.4) - 0.055 };
        (curved * 255.0).round() as u8
    };
    [
        byte(4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short),
        byte(-1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short),
        byte(-0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701_0 * short),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_they_are_written() {
        assert_eq!("#0f8".parse(), Ok(Ink::Rgba(Rgba::hex(0x00_ff88))));
        assert_eq!("C12".parse(), Ok(Ink::Series(12)));
        assert_eq!("Teal".parse(), Ok(Ink::Rgba(Rgba::hex(0x00_8080))));
        assert_eq!("#+12345".parse::<Ink>(), Err(PlotError::Colour { found: "#+12345".into() }));
        assert_eq!("blurple".parse::<Ink>(), Err(PlotError::Colour { found: "blurple".into() }));
    }

    #[test]
    fn mixing_keeps_both_ends() {
        let (blue, orange) = (Rgba::hex(0x00_72b2), Rgba::hex(0xe6_9f00));
        assert_eq!(mix(blue, orange, 0.0), blue);
        assert_eq!(mix(blue, orange, 1.0), orange);
    }
}
