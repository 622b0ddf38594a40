//! Matching positions against patterns.

use serde_json::Value;

/// What was expected and what was found, each with its path.
type Mismatch = (String, String);

/// Whether `found` matches `pattern`: objects by the fields the pattern names,
/// arrays element by element, `{"set": […]}` as a multiset, `{"len": n}` by
/// length, anything else by equality.
pub(super) fn matches(pattern: &Value, found: &Value) -> Result<(), Mismatch> {
    at("position", pattern, found)
}

fn at(path: &str, pattern: &Value, found: &Value) -> Result<(), Mismatch> {
    let mismatch = || {
        Err((
            format!("{path} to be {pattern}"),
            format!("{path} = {found}"),
        ))
    };
    match (pattern, found) {
        (Value::Object(fields), _) if fields.len() == 1 && fields.contains_key("set") => {
            match (&fields["set"], found) {
                (Value::Array(wanted), Value::Array(items)) if same_items(wanted, items) => Ok(()),
                _ => mismatch(),
            }
        }
        (Value::Object(fields), Value::Array(items))
            if fields.len() == 1 && fields.contains_key("len") =>
        {
            if fields["len"] == items.len() {
                Ok(())
            } else {
                mismatch()
            }
        }
        (Value::Object(fields), Value::Object(there)) => {
            for (name, pattern) in fields {
                let path = format!("{path}.{name}");
                match there.get(name) {
                    Some(found) => at(&path, pattern, found)?,
                    None => {
                        return Err((
                            format!("{path} to be {pattern}"),
                            "no such field".to_owned(),
                        ));
                    }
                }
            }
            Ok(())
        }
        (Value::Array(patterns), Value::Array(items)) => {
            if patterns.len() != items.len() {
                return mismatch();
            }
            for (i, (pattern, found)) in patterns.iter().zip(items).enumerate() {
                at(&format!("{path}[{i}]"), pattern, found)?;
            }
            Ok(())
        }
        _ if pattern == found => Ok(()),
        _ => mismatch(),
    }
}

fn same_items(wanted: &[Value], items: &[Value]) -> bool {
    let mut left: Vec<&Value> = items.iter().collect();
    for pattern in wanted {
        let Some(i) = left.iter().position(|item| at("", pattern, item).is_ok()) else {
            return false;
        };
        left.swap_remove(i);
    }
    left.is_empty()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn named_fields_match_and_others_do_not_matter() {
        let found = json!({"a": 1, "b": [1, 2, 3]});
        assert!(matches(&json!({"a": 1}), &found).is_ok());
        assert!(matches(&json!({"b": {"set": [3, 1, 2]}}), &found).is_ok());
        assert!(matches(&json!({"b": {"len": 3}}), &found).is_ok());
        assert!(matches(&json!({"b": [1, 2]}), &found).is_err());
        assert!(matches(&json!({"b": {"set": [1, 1, 2]}}), &found).is_err());
        assert!(matches(&json!({"c": null}), &found).is_err());
    }
}
