//! Named arguments of a case.

use orchestrator_statistics::Alternative;
use orchestrator_statistics::hypothesis::Method;
use serde_json::Value;

use crate::number;

pub(crate) struct Input<'a>(pub(crate) &'a Value);

impl Input<'_> {
    pub(crate) fn number(&self, name: &str) -> f64 {
        number(&self.0[name])
    }

    pub(crate) fn whole(&self, name: &str) -> u64 {
        self.0[name].as_u64().expect("a whole number")
    }

    pub(crate) fn size(&self, name: &str) -> usize {
        usize::try_from(self.whole(name)).expect("a size")
    }

    pub(crate) fn flag(&self, name: &str) -> bool {
        self.0[name].as_bool().expect("a flag")
    }

    pub(crate) fn text(&self, name: &str) -> &str {
        self.0[name].as_str().expect("a text")
    }

    pub(crate) fn values(&self, name: &str) -> Vec<f64> {
        sample(&self.0[name])
    }

    pub(crate) fn samples(&self, name: &str) -> Vec<Vec<f64>> {
        self.0[name].as_array().expect("samples").iter().map(sample).collect()
    }

    pub(crate) fn labels(&self, name: &str) -> Vec<u32> {
        self.values(name).into_iter().map(|label| format!("{label}").parse().expect("a code")).collect()
    }

    pub(crate) fn flags(&self, name: &str) -> Vec<bool> {
        let items = self.0[name].as_array().expect("flags");
        items.iter().map(|item| item.as_bool().unwrap_or_else(|| number(item) != 0.0)).collect()
    }

    pub(crate) fn side(&self) -> Alternative {
        match self.text("side") {
            "less" => Alternative::Less,
            "greater" => Alternative::Greater,
            _ => Alternative::TwoSided,
        }
    }

    pub(crate) fn method(&self) -> Method {
        match self.text("method") {
            "exact" => Method::Exact,
            "asymp" | "asymptotic" => Method::Asymptotic,
            _ => Method::Auto,
        }
    }
}

fn sample(value: &Value) -> Vec<f64> {
    if let Some(items) = value.as_array() {
        return items.iter().map(number).collect();
    }
    let about = &value["lcg"];
    let mut state = about["seed"].as_u64().expect("a seed");
    let (shift, scale, step) = (number(&about["shift"]), number(&about["scale"]), number(&about["step"]));
    #[expect(clippy::cast_precision_loss, reason = "53 bits fit")]
    let mut uniform = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / 9_007_199_254_740_992.0
    };
    (0..about["n"].as_u64().expect("a size"))
        .map(|_| {
            let value = match about["kind"].as_str() {
                Some("uniform") => uniform(),
                Some("square") => {
                    let value = uniform();
                    value * value
                }
                _ => uniform() + uniform() + uniform() + uniform() - 2.0,
            };
            let value = shift + scale * value;
            if step == 0.0 { value } else { (value / step).floor() * step }
        })
        .collect()
}
