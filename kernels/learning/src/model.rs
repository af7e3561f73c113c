//! A model of any kind, and the file it is saved as: its kind, the number of the format, what the caller wants to
//! remember with it, and the model itself.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::{Error, Result};
use crate::{Forest, KMeans, Linear, Logistic};

/// The format that is written. A program refuses one that it does not know.
const FORMAT: u32 = 1;

#[derive(Debug, Clone, PartialEq)]
pub enum Model {
    Linear(Linear),
    Logistic(Logistic),
    Forest(Forest),
    KMeans(KMeans),
}

#[derive(Serialize)]
struct Written<'a, T> {
    kind: &'a str,
    format: u32,
    about: &'a Value,
    model: &'a T,
}

#[derive(Deserialize)]
struct Head {
    kind: String,
    format: Option<u32>,
}

#[derive(Deserialize)]
struct Read<T> {
    about: Value,
    model: T,
}

impl Model {
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Linear(_) => "linear",
            Self::Logistic(_) => "logistic",
            Self::Forest(_) => "forest",
            Self::KMeans(_) => "kmeans",
        }
    }

    pub fn n_columns(&self) -> usize {
        match self {
            Self::Linear(model) => model.n_columns(),
            Self::Logistic(model) => model.n_columns(),
            Self::Forest(model) => model.n_columns(),
            Self::KMeans(model) => model.n_columns(),
        }
    }

    /// Zero where numbers are predicted.
    pub fn n_classes(&self) -> usize {
        match self {
            Self::Linear(_) | Self::KMeans(_) => 0,
            Self::Logistic(model) => model.n_classes(),
            Self::Forest(model) => model.n_classes(),
        }
    }

    pub fn to_json(&self, about: &Value) -> Result<String> {
        let kind = self.kind();
        match self {
            Self::Linear(model) => write(kind, about, model),
            Self::Logistic(model) => write(kind, about, model),
            Self::Forest(model) => write(kind, about, model),
            Self::KMeans(model) => write(kind, about, model),
        }
    }

    /// The model and what was remembered with it. Numbers go straight from the text into the model, which may be large.
    pub fn from_json(text: &str) -> Result<(Self, Value)> {
        let head: Head = parse(text)?;
        let found = head.format.ok_or_else(|| Error::saved("it has no format number"))?;
        if found > FORMAT {
            return Err(Error::SavedByNewer { found, supported: FORMAT });
        }
        match head.kind.as_str() {
            "linear" => {
                let Read { about, model } = parse::<Read<Linear>>(text)?;
                model.check()?;
                Ok((Self::Linear(model), about))
            }
            "logistic" => {
                let Read { about, model } = parse::<Read<Logistic>>(text)?;
                model.check()?;
                Ok((Self::Logistic(model), about))
            }
            "forest" => {
                let Read { about, mut model } = parse::<Read<Forest>>(text)?;
                model.check()?;
                Ok((Self::Forest(model), about))
            }
            "kmeans" => {
                let Read { about, model } = parse::<Read<KMeans>>(text)?;
                model.check()?;
                Ok((Self::KMeans(model), about))
            }
            kind => Err(Error::saved(format!("its kind is '{}'", kind.chars().take(40).collect::<String>()))),
        }
    }

    /// The kind that a text says it is, known here or not.
    pub fn kind_in(text: &str) -> Result<String> {
        Ok(parse::<Head>(text)?.kind)
    }
}

fn write<T: Serialize>(kind: &str, about: &Value, model: &T) -> Result<String> {
    let written = Written { kind, format: FORMAT, about, model };
    serde_json::to_string(&written).map_err(|error| Error::saved(error.to_string()))
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| Error::saved(error.to_string()))
}
