//! Plans that differ in their house rules.

use engine::{HouseRules as _, Values};
use i18n::{Language, speaking};
use lab::{Number, Plan, Purpose, Study, Without, words::USUAL_RULES};
use serde_json::Value;

use super::{setting::Setting, study::Asked};
use crate::{
    failure::Failure,
    words::{self, say},
};

/// The most variants of one question.
const MOST: usize = 200;

/// The most data files of one question: each stays in memory.
const MOST_FILES: usize = 32;

/// One game by itself.
pub(super) fn one<G: Study>(setting: Setting) -> Result<Asked<G>, Failure> {
    let plan = setting.plan::<G>(&setting.single()?, &setting.bots()?)?;
    Ok(Asked {
        purpose: Purpose::Run,
        names: vec![named(&setting.single()?)],
        plans: vec![plan],
        setting,
    })
}

/// A player who may not do something, among others who may.
pub(super) fn restrict<G: Study>(setting: Setting, without: &str) -> Result<Asked<G>, Failure> {
    if setting.bots()?.len() > 1 {
        return Err(Failure::usage(words::RESTRICT_ONE_BOT));
    }
    let mut asked = one::<G>(setting)?;
    let action = without.trim().to_owned();
    if action.is_empty() {
        return Err(Failure::usage(words::WITHOUT_SHAPE));
    }
    for plan in &mut asked.plans {
        plan.without = Some(Without(action.clone()));
        plan.close_every = 1;
    }
    asked.purpose = Purpose::Restrict;
    Ok(asked)
}

/// A variant for each value of the options that have several.
pub(super) fn compare<G: Study>(setting: Setting) -> Result<Asked<G>, Failure> {
    let mut variants: Vec<Vec<(String, String)>> = vec![Vec::new()];
    let mut varied = Vec::new();
    for (key, values) in setting.typed()? {
        if values.len() > 1 {
            varied.push(key.clone());
        }
        variants = (variants.iter())
            .flat_map(|variant| {
                values.iter().map(|value| {
                    let mut variant = variant.clone();
                    variant.push((key.clone(), value.clone()));
                    variant
                })
            })
            .collect();
        if variants.len() > MOST {
            return Err(Failure::usage(say::too_many_variants(MOST)));
        }
    }
    if variants.len() < 2 {
        return Err(Failure::usage(words::COMPARE_NEEDS));
    }
    let names = (variants.iter())
        .map(|variant| {
            let own = variant.iter().filter(|(key, _)| varied.contains(key));
            named(&own.cloned().collect::<Vec<_>>())
        })
        .collect();
    ask(setting, Purpose::Compare, names, &variants)
}

/// A variant for each value of one option.
pub(super) fn sweep<G: Study>(setting: Setting, over: &str) -> Result<Asked<G>, Failure> {
    let (key, values) = over
        .split_once('=')
        .ok_or_else(|| Failure::usage(say::over_shape(over)))?;
    let values = range(values).map_err(Failure::usage)?;
    let base = setting.single()?;
    let variants: Vec<Vec<(String, String)>> = (values.iter())
        .map(|value| {
            let mut variant = base.clone();
            variant.push((key.to_owned(), value.clone()));
            variant
        })
        .collect();
    let names = values
        .iter()
        .map(|value| format!("{key}={value}"))
        .collect();
    ask(setting, Purpose::Sweep(key.to_owned()), names, &variants)
}

/// A variant for each value of one number of the data file.
pub(super) fn sweep_number<G: Study>(setting: Setting, over: &str) -> Result<Asked<G>, Failure> {
    let wrong =
        |why: &dyn std::fmt::Display| Failure::usage(say::number_wrong(over, why.to_string()));
    let (path, values) = over
        .split_once('=')
        .ok_or_else(|| wrong(&words::NUMBER_SHAPE))?;
    let number = path.parse::<Number>().map_err(|error| wrong(&error))?;
    let values = range(values).map_err(|error| wrong(&error))?;
    if values.len() > MOST_FILES {
        return Err(wrong(&say::most_values(MOST_FILES)));
    }
    let first = setting.plan::<G>(&setting.single()?, &setting.bots()?)?;
    let file = first.data_file();
    let (mut names, mut plans) = (Vec::new(), Vec::new());
    for value in values {
        let text = number.put(file, &value).map_err(|error| wrong(&error))?;
        let plan = first.clone().with_cards(&text);
        plans.push(plan.map_err(|error| wrong(&format!("{value}: {error}")))?);
        names.push(format!("{number}={value}"));
    }
    Ok(Asked {
        setting,
        purpose: Purpose::Sweep(number.to_string()),
        names,
        plans,
    })
}

/// A variant for each value of each option, changed alone.
pub(super) fn deviate<G: Study>(setting: Setting) -> Result<Asked<G>, Failure> {
    let base = setting.single()?;
    let bots = setting.bots()?;
    let first = setting.plan::<G>(&base, &bots)?;
    let mut variants = vec![base.clone()];
    let mut names = vec![named(&base)];
    for switch in G::Options::SWITCHES {
        if switch.key == "preset" || base.iter().any(|(key, _)| key == switch.key) {
            continue;
        }
        let values = match switch.values {
            Values::Words(_) | Values::Numbers { .. } | Values::OneOf(_) => switch.values.usual(),
        };
        for value in values {
            let value = value
                .as_str()
                .map_or_else(|| Value::to_string(&value), str::to_owned);
            let mut variant = base.clone();
            variant.push((switch.key.to_owned(), value.clone()));
            // Some options change the number of players, or need another one.
            let Ok(plan) = setting.plan::<G>(&variant, &bots) else {
                continue;
            };
            if plan.seats == first.seats && plan.options != first.options {
                names.push(format!("{}={value}", switch.key));
                variants.push(variant);
            }
        }
    }
    ask(setting, Purpose::Deviate, names, &variants)
}

fn ask<G: Study>(
    setting: Setting,
    purpose: Purpose,
    names: Vec<String>,
    variants: &[Vec<(String, String)>],
) -> Result<Asked<G>, Failure> {
    let bots = setting.bots()?;
    let plans = (variants.iter())
        .map(|variant| setting.plan::<G>(variant, &bots))
        .collect::<Result<Vec<Plan<G>>, Failure>>()?;
    if let Some(other) = plans.iter().find(|plan| plan.seats != plans[0].seats) {
        let words = say::variants_differ(plans[0].seats, other.seats);
        return Err(Failure::usage(words));
    }
    Ok(Asked {
        setting,
        purpose,
        names,
        plans,
    })
}

/// Options as a name, which is the same in every language.
fn named(options: &[(String, String)]) -> String {
    if options.is_empty() {
        return speaking(Language::English, || USUAL_RULES.into());
    }
    let texts: Vec<String> = (options.iter())
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    texts.join(", ")
}

/// `a,b,c`, `LOW..HIGH` or `LOW..HIGH/STEP`.
fn range(text: &str) -> Result<Vec<String>, String> {
    let values: Vec<String> = match text.split_once("..") {
        None => text
            .split(',')
            .map(|value| value.trim().to_owned())
            .collect(),
        Some((low, rest)) => {
            let (high, step) = rest.split_once('/').unwrap_or((rest, "1"));
            let wrong = || say::range_shape(text);
            let number = |text: &str| text.trim().parse::<i64>().map_err(|_| wrong());
            let (low, high, step) = (number(low)?, number(high)?, number(step)?);
            if step < 1 || high < low || (high - low) / step >= MOST as i64 {
                return Err(wrong());
            }
            (low..=high)
                .step_by(step as usize)
                .map(|n| n.to_string())
                .collect()
        }
    };
    if values.len() < 2 || values.iter().any(String::is_empty) {
        return Err(say::range_values(text));
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_a_list_of_values() {
        assert_eq!(range("10..20/5").unwrap(), ["10", "15", "20"]);
        assert_eq!(range("a, b").unwrap(), ["a", "b"]);
        for wrong in ["3", "", "5..1", "1..9/0", "1..x", "a,,b"] {
            assert!(range(wrong).is_err(), "{wrong}");
        }
    }
}
