//! What a saved model must satisfy, so that a file changed by hand cannot end the program.

use crate::error::{Error, Result};

/// Parts that do not fit together would be read past their end.
pub(crate) fn require(fits: bool, part: &str) -> Result<()> {
    if fits { Ok(()) } else { Err(Error::saved(format!("{part} does not fit the rest of the model"))) }
}
