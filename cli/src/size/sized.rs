//! A unit at the sizes that a user gives.

use super::parameter::{bits, mentions, sizes_of, Follows, Size};
use turnstile_export::sv::Parameter;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_tools::{Error, Result};

/// A unit and all of its sizes.
#[derive(Clone)]
pub struct Sized {
    pub unit: &'static UnitEntry,
    values: Vec<(&'static Size, usize)>,
}

impl Sized {
    /// The unit with what `assignments` (`NAME=VALUE`) say, and the papers' sizes for the rest.
    ///
    /// # Errors
    /// If a name is not known or there twice, or a value is not legal.
    pub fn parse(unit: &'static UnitEntry, assignments: &[String]) -> Result<Self> {
        let sizes = sizes_of(unit);
        let mut given: Vec<(&Size, usize)> = vec![];
        for text in assignments {
            let place = format!("--set {text}");
            let Some((name, value)) = text.split_once('=') else {
                return Err(Error::input(
                    place,
                    "there is no `=`",
                    "write --set NAME=VALUE",
                ));
            };
            let named = sizes
                .iter()
                .find(|size| size.name.eq_ignore_ascii_case(name));
            let Some(size) = named else {
                return Err(unknown(place, unit.name, name, &sizes));
            };
            let value = value.parse().ok().filter(|value| size.is_legal(*value));
            let Some(value) = value else {
                let (_, value) = text.split_once('=').unwrap_or_default();
                let what = format!("{} is `{value}`", size.name);
                return Err(Error::input(place, what, format!("choose {}", size.legal)));
            };
            if given.iter().any(|(other, _)| other.name == size.name) {
                let what = format!("{} is set twice", size.name);
                return Err(Error::input(place, what, "give each size one value"));
            }
            given.push((size, value));
        }
        let of = |name: &str| {
            let mut given = given.iter();
            given
                .find(|(size, _)| size.name == name)
                .map(|(_, value)| *value)
        };
        let value = |size: &Size| match (of(size.name), size.name, of("rows")) {
            (Some(value), ..) => value,
            (None, "state_rows", Some(rows)) => (4 * rows).div_ceil(9).max(3),
            _ => size.paper,
        };
        let values = sizes.into_iter().map(|size| (size, value(size))).collect();
        let sized = Self { unit, values };
        sized.check()?;
        Ok(sized)
    }

    /// What hangs together.
    fn check(&self) -> Result<()> {
        let (banks, rows) = (self.value("banks"), self.value("rows"));
        let (sets, address_bits) = (self.value("sets"), self.value("address_bits"));
        let at_most = |name, limit: Option<usize>, why: &str| {
            let (Some(value), Some(limit)) = (self.value(name), limit) else {
                return Ok(());
            };
            if value <= limit {
                return Ok(());
            }
            Err(Error::input(
                format!("--set {name}={value}"),
                format!("{name} is `{value}`, and there are {limit} {why}"),
                format!("choose at most {limit}"),
            ))
        };
        at_most("state_rows", rows, "rows")?;
        let words = banks.zip(rows).map(|(banks, rows)| banks * rows);
        at_most("lock_count", words, "words")?;
        let named = sets.and(address_bits).map(|bits| 1 << bits);
        at_most("sets", named, "addresses")?;
        let halves = address_bits.map(|bits| 1_usize << bits.saturating_sub(1));
        at_most("line_words", halves, "words in half of the memory")?;
        // A bit of a row at least, a bank, a byte of a word.
        let words = banks
            .and(address_bits)
            .map(|bits| 1 << bits.saturating_sub(3));
        at_most("banks", words, "for addresses of so many bits")
    }

    /// None if the unit has no such size.
    pub fn value(&self, name: &str) -> Option<usize> {
        let found = self.values.iter().find(|(size, _)| size.name == name);
        found.map(|(_, value)| *value)
    }

    /// The sizes that are not the paper's, and do not follow from others.
    pub fn others(&self) -> Vec<(&'static Size, usize)> {
        let others = self
            .values
            .iter()
            .filter(|(size, value)| *value != size.paper);
        others.copied().collect()
    }

    /// `--set banks=16 --set lanes=32`: everything about it.
    pub fn options(&self) -> String {
        let options = self
            .values
            .iter()
            .map(|(size, value)| format!("--set {}={value}", size.name));
        options.collect::<Vec<_>>().join(" ")
    }

    /// The constants of its type, by name.
    pub fn constants(&self) -> Vec<(&'static str, usize)> {
        let given = |(size, value): &(&'static Size, usize)| {
            let value = *value;
            size.gives
                .iter()
                .map(move |(name, follows)| (*name, follows.from(value)))
        };
        let mut constants: Vec<_> = self.values.iter().flat_map(given).collect();
        let word_bits = self
            .value("banks")
            .zip(self.value("rows"))
            .map(|(banks, rows)| bits(banks) + bits(rows));
        if let Some(word_bits) = word_bits {
            let derived = [("ADDR_BITS", 2 + word_bits), ("LOCK_BITS", word_bits)];
            constants.extend(derived);
        }
        constants.retain(|(name, _)| mentions(self.unit, name));
        constants
    }

    /// What the unit's SystemVerilog package has: each size, and what follows from it.
    pub fn parameters(&self) -> Vec<Parameter> {
        let mut parameters = vec![];
        for (size, value) in &self.values {
            let own = size.name.to_uppercase();
            parameters.push(Parameter::new(&own, *value, size.what));
            for (name, follows) in size.gives {
                if !matches!(follows, Follows::Same) {
                    let name = name.strip_prefix("TABLE_").unwrap_or(name);
                    parameters.push(Parameter::new(name, follows.from(*value), ""));
                }
            }
        }
        let address = self
            .constants()
            .into_iter()
            .find(|(name, _)| *name == "ADDR_BITS");
        if let Some((name, bits)) = address.filter(|_| self.value("address_bits").is_none()) {
            parameters.push(Parameter::new(name, bits, "bits of a byte address"));
        }
        parameters
    }
}

fn unknown(place: String, unit: &str, name: &str, sizes: &[&Size]) -> Error {
    let names: Vec<_> = sizes.iter().map(|size| size.name).collect();
    let remedy = match names.is_empty() {
        true => "it has one size only; `turnstile list sizes` shows what has others".into(),
        false => format!("choose {}", names.join(", ")),
    };
    Error::input(place, format!("{unit} has no size `{name}`"), remedy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_hdl::catalog::{find, units};
    use turnstile_hdl::full_size::*;

    fn parsed(unit: &str, assignments: &str) -> Result<Sized> {
        let assignments: Vec<String> = assignments.split_whitespace().map(String::from).collect();
        Sized::parse(find(unit).unwrap(), &assignments)
    }

    /// Constants of the catalog, by name.
    macro_rules! by_name {
        ($($name:ident),+ $(,)?) => { [$((stringify!($name), $name)),+] };
    }

    #[test]
    fn the_papers_sizes_give_the_constants_of_the_catalog() {
        let all = by_name![
            BANKS,
            BANK_BITS,
            LANES,
            LANE_BITS,
            ROWS,
            SHARED_ROWS,
            ROW_BITS,
            ADDR_BITS,
            STATE_ROWS,
            STATE_BITS,
            SLOTS,
            SLOT_BITS,
            FILTER_BITS,
            CLASSES,
            LOCKS,
            LOCK_BITS,
            WARPS,
            WARP_BITS,
            TABLE_WAYS,
            TABLE_SET_BITS,
            WORD_ADDRESS_BITS,
            REFERENCE_COUNT_BITS,
            WARP_LANES,
            WARP_GROUPS,
            WARP_GROUP_BITS,
            STACK_DEPTH,
            STACK_INDEX_BITS,
            PC_BITS,
            LOG_INDEX_BITS,
            REGISTER_ROWS,
            REGISTER_ROW_BITS,
            SCALAR_WORDS,
            SCALAR_WORD_BITS,
            ATOMIC_ENTRIES,
            ATOMIC_ENTRY_BITS,
            LINE_WORD_BITS,
            PACKET_TAG_BITS,
        ];
        for unit in units() {
            let given = Sized::parse(unit, &[]).unwrap().constants();
            for (name, value) in all {
                let mut found = given.iter().filter(|(given, _)| *given == name).copied();
                // Locks of an array by itself have numbers of as many bits as the papers'.
                let is_kept = unit.name == "lock_array" && name == "LOCK_BITS";
                let wanted = (mentions(unit, name) && !is_kept).then_some((name, value));
                assert_eq!(found.next(), wanted, "{}", unit.name);
                assert_eq!(found.next(), None, "{}", unit.name);
            }
        }
    }

    #[test]
    fn what_follows_from_a_size_follows() {
        let small = parsed("lds_bloom", "rows=64 work_items=64 filter_bits=2").unwrap();
        let wanted = "--set banks=32 --set lanes=32 --set rows=64 --set state_rows=29 --set work_items=64 --set filter_bits=2";
        assert_eq!(small.options(), wanted);
        let given = small.constants();
        for wanted in [
            ("ROW_BITS", 6),
            ("ADDR_BITS", 13),
            ("STATE_BITS", 5),
            ("SLOTS", 1),
            ("SLOT_BITS", 1),
            ("CLASSES", 4),
        ] {
            assert!(given.contains(&wanted), "{wanted:?}: {given:?}");
        }
        let given = parsed("lds_lockbits", "banks=16").unwrap().constants();
        assert!(given.contains(&("LOCK_BITS", 13)), "{given:?}");
    }

    #[test]
    fn a_package_has_sizes_under_the_users_names_and_what_follows() {
        let parameters = |unit: &str, assignments: &str| {
            let parameters = parsed(unit, assignments).unwrap().parameters();
            let parameters = parameters.iter();
            let texts: Vec<String> = parameters
                .map(|one| format!("{}={}", one.name, one.value))
                .collect();
            texts.join(" ")
        };
        assert_eq!(
            parameters("lds_dcd", "banks=16 rows=64 work_items=192"),
            "BANKS=16 BANK_BITS=4 LANES=32 ROWS=64 ROW_BITS=6 STATE_ROWS=29 STATE_BITS=5 WORK_ITEMS=192 SLOTS=3 SLOT_BITS=2 ADDR_BITS=12"
        );
        assert_eq!(
            parameters("conflict_address_table", "ways=3 sets=16"),
            "WAYS=3 SETS=16 SET_BITS=4 ADDRESS_BITS=30"
        );
        assert_eq!(parameters("lds_alu", ""), "");
    }

    #[test]
    fn what_is_not_legal_names_the_size_its_value_and_what_is() {
        for (unit, assignments, told) in [
            ("lds_dcd", "banks=12", "--set banks=12: banks is `12`; choose a power of two from 2 to 32"),
            ("lds_dcd", "rows=many", "--set rows=many: rows is `many`; choose 4 to 16384"),
            ("lds_dcd", "banks", "--set banks: there is no `=`; write --set NAME=VALUE"),
            ("lds_dcd", "rows=64 state_rows=65", "--set state_rows=65: state_rows is `65`, and there are 64 rows; choose at most 64"),
            ("lds_dcd", "rows=64 rows=64", "--set rows=64: rows is set twice; give each size one value"),
            ("lds_baseline", "work_items=64", "--set work_items=64: lds_baseline has no size `work_items`; choose banks, lanes, rows"),
            ("lds_alu", "rows=64", "--set rows=64: lds_alu has no size `rows`; it has one size only; `turnstile list sizes` shows what has others"),
            ("lock_bit_unit", "lock_count=64 banks=4 rows=10", "--set lock_count=64: lock_count is `64`, and there are 40 words; choose at most 40"),
            ("set_hash", "address_bits=7", "--set sets=256: sets is `256`, and there are 128 addresses; choose at most 128"),
            ("lane_select", "address_bits=7", "--set banks=32: banks is `32`, and there are 16 for addresses of so many bits; choose at most 16"),
            ("early_abort_scanner", "lanes=6", "--set lanes=6: lanes is `6`; choose a multiple of 4 from 4 to 32"),
            ("atomic_unit", "address_bits=5", "--set line_words=32: line_words is `32`, and there are 16 words in half of the memory; choose at most 16"),
            ("scalar_checkpoint", "words=7", "--set words=7: words is `7`; choose an even number from 2 to 1024"),
        ] {
            let error = parsed(unit, assignments).err().unwrap();
            assert_eq!((error.to_string().as_str(), error.exit_code()), (told, 2));
        }
    }
}
