//! The sizes of each unit: names, what is legal, and the type they make.

use turnstile_hdl::full_size::{
    BANKS, LANES, LOCKS, LOCK_BITS, ROWS, SHARED_ROWS, SLOTS, STATE_ROWS, WARPS,
};
use turnstile_sim::{Error, Result};

/// A size.
pub struct Size {
    pub name: &'static str,
    /// What it counts.
    pub what: &'static str,
    /// What may be given.
    pub legal: &'static str,
    is_legal: fn(usize) -> bool,
}

const BANKS_SIZE: Size = Size {
    name: "banks",
    what: "banks",
    legal: "a power of two from 2 to 32",
    is_legal: |value| value.is_power_of_two() && (2..=32).contains(&value),
};
const LANES_SIZE: Size = Size {
    name: "lanes",
    what: "lanes of a request",
    legal: "1 to 32",
    is_legal: |value| (1..=32).contains(&value),
};
const ROWS_SIZE: Size = Size {
    name: "rows",
    what: "words of a bank",
    legal: "4 to 16384",
    is_legal: |value| (4..=16384).contains(&value),
};
const STATE_ROWS_SIZE: Size = Size {
    name: "state_rows",
    what: "rows of variables in transactions; 4/9 of the rows unless it is set",
    legal: "3 to as many as there are rows",
    is_legal: |value| value >= 3,
};
const WORK_ITEMS_SIZE: Size = Size {
    name: "work_items",
    what: "work-items in transactions, 64 a wavefront slot",
    legal: "64, 128, 192 or 256",
    is_legal: |value| value.is_multiple_of(64) && (64..=256).contains(&value),
};
const FILTER_BITS_SIZE: Size = Size {
    name: "filter_bits",
    what: "bits of a Bloom signature",
    legal: "a power of two from 2 to 64",
    is_legal: |value| value.is_power_of_two() && (2..=64).contains(&value),
};
const LOCK_LANES_SIZE: Size = Size {
    legal: "a power of two from 2 to 32",
    is_legal: |value| value.is_power_of_two() && (2..=32).contains(&value),
    ..LANES_SIZE
};
const LOCK_COUNT_SIZE: Size = Size {
    name: "lock_count",
    what: "lock bits",
    legal: "a power of two from 2 to 16384",
    is_legal: |value| value.is_power_of_two() && (2..=1 << LOCK_BITS).contains(&value),
};
const WARPS_SIZE: Size = Size {
    name: "warps",
    what: "atomic instructions in flight",
    legal: "a power of two from 2 to 32",
    is_legal: |value| value.is_power_of_two() && (2..=32).contains(&value),
};

/// The sizes of a unit, each with the papers' value. None if the unit has one size only.
pub fn sizes_of(unit: &str) -> Vec<(Size, usize)> {
    let transactional = || {
        vec![
            (BANKS_SIZE, BANKS),
            (LANES_SIZE, LANES),
            (ROWS_SIZE, ROWS),
            (STATE_ROWS_SIZE, STATE_ROWS),
            (WORK_ITEMS_SIZE, 64 * SLOTS),
        ]
    };
    match unit {
        "lds_baseline" => vec![(BANKS_SIZE, BANKS), (LANES_SIZE, LANES), (ROWS_SIZE, ROWS)],
        "lds_dcd" | "lds_smdcd" | "lds_smdcd_published" => transactional(),
        "lds_bloom" => {
            let mut sizes = transactional();
            sizes.push((FILTER_BITS_SIZE, 8));
            sizes
        }
        "lds_lockbits" => vec![
            (BANKS_SIZE, BANKS),
            (LOCK_LANES_SIZE, LANES),
            (ROWS_SIZE, SHARED_ROWS),
            (LOCK_COUNT_SIZE, LOCKS),
            (WARPS_SIZE, WARPS),
        ],
        _ => vec![],
    }
}

/// A unit and all of its sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sized {
    pub unit: &'static str,
    values: Vec<(&'static str, usize)>,
}

impl Sized {
    /// The unit with what `assignments` (`NAME=VALUE`) say, and the papers' sizes for the rest.
    ///
    /// # Errors
    /// If a name is not known or there twice, or a value is not legal.
    pub fn parse(unit: &'static str, assignments: &[String]) -> Result<Self> {
        let sizes = sizes_of(unit);
        let mut values: Vec<_> = sizes
            .iter()
            .map(|(size, paper)| (size.name, *paper))
            .collect();
        let mut given = vec![];
        for text in assignments {
            let place = format!("--set {text}");
            let Some((name, value)) = text.split_once('=') else {
                return Err(Error::input(
                    place,
                    "there is no `=`",
                    "write --set NAME=VALUE",
                ));
            };
            let named = |(size, _): &&(Size, usize)| size.name.eq_ignore_ascii_case(name);
            let Some((size, _)) = sizes.iter().find(named) else {
                return Err(unknown(place, unit, name, &sizes));
            };
            let what = format!("{} is `{value}`", size.name);
            let legal = || Error::input(&place, what, format!("choose {}", size.legal));
            let value = value.parse().ok().filter(|value| (size.is_legal)(*value));
            let value = value.ok_or_else(legal)?;
            if given.contains(&size.name) {
                let what = format!("{} is set twice", size.name);
                return Err(Error::input(place, what, "give each size one value"));
            }
            given.push(size.name);
            values.retain(|(name, _)| *name != size.name);
            values.push((size.name, value));
        }
        let mut sized = Self { unit, values };
        if given.contains(&"rows") && !given.contains(&"state_rows") {
            let state_rows = (4 * sized.value("rows")).div_ceil(9).max(3);
            sized.values.retain(|(name, _)| *name != "state_rows");
            sized.values.push(("state_rows", state_rows));
        }
        let in_order = |name| sizes.iter().position(|(size, _)| size.name == name);
        sized.values.retain(|(name, _)| in_order(*name).is_some());
        sized.values.sort_by_key(|(name, _)| in_order(*name));
        sized.check()?;
        Ok(sized)
    }

    /// What hangs together.
    fn check(&self) -> Result<()> {
        let (rows, state_rows) = (self.value("rows"), self.value("state_rows"));
        if state_rows > rows {
            return Err(Error::input(
                format!("--set state_rows={state_rows}"),
                format!("state_rows is `{state_rows}`, and there are {rows} rows"),
                format!("choose 3 to {rows}"),
            ));
        }
        Ok(())
    }

    /// 0 if the unit has no such size.
    fn value(&self, name: &str) -> usize {
        let found = self.values.iter().find(|(size, _)| *size == name);
        found.map_or(0, |(_, value)| *value)
    }

    /// `--set banks=16 --set lanes=32`: everything about it.
    pub fn options(&self) -> String {
        let options = self
            .values
            .iter()
            .map(|(name, value)| format!("--set {name}={value}"));
        options.collect::<Vec<_>>().join(" ")
    }

    /// The Rust expression, in `turnstile_hdl`, that makes it.
    pub fn expression(&self) -> String {
        let [banks, lanes, rows, state_rows] =
            ["banks", "lanes", "rows", "state_rows"].map(|name| self.value(name));
        let (bank_bits, row_bits) = (bits(banks), bits(rows));
        let slots = self.value("work_items") / 64;
        let request = format!("{banks}, {bank_bits}, {lanes}");
        let addr_bits = 2 + bank_bits + row_bits;
        let state = format!("{}, {slots}, {}", bits(state_rows), bits(slots));
        let transactional = format!("{request}, {row_bits}, {addr_bits}, {state}");
        match self.unit {
            "lds_bloom" => {
                let filter_bits = self.value("filter_bits");
                // As many classes of rows as a signature has bits, from 4 to 32.
                let classes = filter_bits.clamp(4, 32);
                format!(
                    "lds_transactional::LdsBloom::<{transactional}, {classes}>::new({rows}, {state_rows}, \
                     storage::signature_file::FilterShape {{ bits: {filter_bits}, ..Default::default() }})"
                )
            }
            "lds_dcd" => {
                format!("lds_transactional::LdsDcd::<{transactional}>::new({rows}, {state_rows})")
            }
            "lds_smdcd" => {
                format!("lds_transactional::LdsSmdcd::<{transactional}>::repaired({rows}, {state_rows})")
            }
            "lds_smdcd_published" => {
                format!("lds_transactional::LdsSmdcd::<{transactional}>::published({rows}, {state_rows})")
            }
            "lds_lockbits" => {
                let (locks, warps) = (self.value("lock_count"), self.value("warps"));
                format!(
                    "lds_lockbits::LdsLockbits::<{request}, {}, {row_bits}, {addr_bits}, {LOCK_BITS}, {warps}, {}>::new({rows}, \
                     {locks}, lock_bit_unit::LockHash::LowBits)",
                    bits(lanes),
                    bits(warps)
                )
            }
            _ => format!(
                "lds_baseline::LdsBaseline::<{request}, {row_bits}, {addr_bits}>::new({rows})"
            ),
        }
    }
}

fn unknown(place: String, unit: &str, name: &str, sizes: &[(Size, usize)]) -> Error {
    let names: Vec<_> = sizes.iter().map(|(size, _)| size.name).collect();
    let remedy = match names.is_empty() {
        true => "sizes have the LDS tops; `turnstile list` shows them".into(),
        false => format!("choose {}", names.join(", ")),
    };
    Error::input(place, format!("{unit} has no size `{name}`"), remedy)
}

/// Bits of a number below `count`, at least one.
fn bits(count: usize) -> usize {
    (count.next_power_of_two().ilog2() as usize).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(unit: &'static str, assignments: &str) -> Result<Sized> {
        let assignments: Vec<String> = assignments.split_whitespace().map(String::from).collect();
        Sized::parse(unit, &assignments)
    }

    #[test]
    fn the_papers_sizes_are_those_of_the_catalog() {
        let full = parsed("lds_dcd", "").unwrap();
        assert_eq!(
            full.expression(),
            "lds_transactional::LdsDcd::<32, 5, 32, 9, 16, 8, 4, 2>::new(512, 228)"
        );
        let lockbits = parsed("lds_lockbits", "").unwrap().expression();
        let wanted = "lds_lockbits::LdsLockbits::<32, 5, 32, 5, 9, 16, 14, 4, 2>::new(384, 1024, lock_bit_unit::LockHash::LowBits)";
        assert_eq!(lockbits, wanted);
    }

    #[test]
    fn what_follows_from_a_size_follows() {
        let small = parsed("lds_bloom", "rows=64 work_items=64 filter_bits=2").unwrap();
        let wanted = "LdsBloom::<32, 5, 32, 6, 13, 5, 1, 1, 4>::new(64, 29, ";
        assert!(
            small.expression().contains(wanted),
            "{}",
            small.expression()
        );
        assert_eq!(
            small.options(),
            "--set banks=32 --set lanes=32 --set rows=64 --set state_rows=29 --set work_items=64 --set filter_bits=2"
        );
    }

    #[test]
    fn what_is_not_legal_names_the_size_its_value_and_what_is() {
        for (unit, assignments, told) in [
            ("lds_dcd", "banks=12", "--set banks=12: banks is `12`; choose a power of two from 2 to 32"),
            ("lds_dcd", "rows=many", "--set rows=many: rows is `many`; choose 4 to 16384"),
            ("lds_dcd", "banks", "--set banks: there is no `=`; write --set NAME=VALUE"),
            ("lds_dcd", "rows=64 state_rows=65", "--set state_rows=65: state_rows is `65`, and there are 64 rows; choose 3 to 64"),
            ("lds_dcd", "rows=64 rows=64", "--set rows=64: rows is set twice; give each size one value"),
            ("lds_baseline", "work_items=64", "--set work_items=64: lds_baseline has no size `work_items`; choose banks, lanes, rows"),
            ("lds_alu", "rows=64", "--set rows=64: lds_alu has no size `rows`; sizes have the LDS tops; `turnstile list` shows them"),
        ] {
            let error = parsed(unit, assignments).unwrap_err();
            assert_eq!((error.to_string().as_str(), error.exit_code()), (told, 2));
        }
    }
}
