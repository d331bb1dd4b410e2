//! What holds of every file that is exported, of every unit.

use turnstile_export::files::{prefixed, Files};
use turnstile_export::{export_modules, sv};
use turnstile_hdl::catalog::{find, units};
use turnstile_hdl::sizes;

fn is_part(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter| !is_part(letter))
}

/// All that `export --format sv` writes of a unit, at its full size.
fn files(name: &str) -> Files {
    let unit = find(name).expect("a unit");
    let modules = export_modules(unit).expect("its Verilog");
    sv::files(&(unit.build)(), name, modules, &[])
}

fn verilog() -> impl Iterator<Item = (String, String)> {
    let all = units().iter().flat_map(|unit| files(unit.name));
    all.filter(|(file, _)| file.ends_with(".v") || file.ends_with(".sv"))
}

/// "Here LANES = 32, .." in a unit's header: what the unit was made with.
#[test]
fn headers_name_the_sizes_that_a_unit_was_made_with() {
    let made_with = [
        ("ADDR_BITS", sizes::ADDR_BITS),
        ("BANKS", sizes::BANKS),
        ("BANK_BITS", sizes::BANK_BITS),
        ("CLASSES", sizes::CLASSES),
        ("LANES", sizes::LANES),
        ("LANE_BITS", sizes::LANE_BITS),
        ("LOCK_BITS", sizes::LOCK_BITS),
        ("ROW_BITS", sizes::ROW_BITS),
        ("SLOTS", sizes::SLOTS),
        ("SLOT_BITS", sizes::SLOT_BITS),
        ("STATE_BITS", sizes::STATE_BITS),
    ];
    let mut seen = 0;
    for unit in units() {
        let module = export_modules(unit).expect("its Verilog").pop();
        let text = module.expect("a module").text;
        let here = text.lines().find_map(|line| line.strip_prefix("// Here "));
        for said in here.into_iter().flat_map(|here| here.split(", ")) {
            let (name, size) = said
                .trim_end_matches('.')
                .split_once(" = ")
                .expect("a size");
            let known = made_with.iter().find(|(known, _)| *known == name);
            let is_said = words(unit.expression).any(|word| word == name);
            if let (Some((_, value)), true) = (known, is_said) {
                assert_eq!(size, value.to_string(), "{}: {name}", unit.name);
                seen += 1;
            }
        }
    }
    assert!(seen > 80, "{seen} sizes");
}

/// In SystemVerilog such a block does not run at time 0 if none of its inputs moves, and in Verilog-2005 there is no other.
#[test]
fn no_block_waits_for_an_event_at_time_0() {
    let waits = ["always @(*)", "always @*", "always_comb", "always_latch"];
    let mut seen = 0;
    for (file, text) in verilog() {
        for block in waits {
            assert!(!text.contains(block), "{file}: {block}");
        }
        seen += text.matches("always @(posedge clock)").count();
    }
    assert!(seen > 100, "{seen} blocks at the clock");
}

/// Lint looks away from what is tagged: it is declared, and is one whole output or one word for all that is left over.
#[test]
fn nothing_that_is_tagged_as_unused_is_read() {
    let mut seen = 0;
    for (file, text) in verilog().filter(|(file, _)| file.ends_with(".v")) {
        let tagged = text.split("(* maybe_unused *) ").skip(1);
        let declared = tagged
            .filter_map(|rest| rest.split(';').next())
            .flat_map(words);
        for name in declared.filter(|word| word.starts_with("unused")) {
            let times = words(&text).filter(|word| *word == name).count();
            assert!(times == 2, "{file}: {name} is there {times} times");
            seen += 1;
        }
        let loose = words(&text).find(|word| {
            let is_tagged = || {
                text.split("(* maybe_unused *) ").skip(1).any(|rest| {
                    rest.split(';')
                        .next()
                        .is_some_and(|names| words(names).any(|name| name == *word))
                })
            };
            word.starts_with("unused_") && !is_tagged()
        });
        assert_eq!(loose, None, "{file}");
    }
    assert!(seen > 100, "{seen} names");
}

/// Ports at the head of a module, each row with the line before it.
fn ports(text: &str) -> Vec<(&str, &str)> {
    let (_, head) = text.split_once("\nmodule ").expect("a module");
    let (head, _) = head.split_once("\n);\n").expect("its ports");
    let lines: Vec<&str> = head.lines().map(str::trim).collect();
    let rows = lines.windows(2).map(|pair| (pair[0], pair[1]));
    rows.filter(|(_, row)| row.starts_with("input ") || row.starts_with("output "))
        .collect()
}

/// Those without a comment.
fn silent(text: &str) -> Vec<&str> {
    let ports = ports(text).into_iter();
    ports
        .filter(|(before, _)| !before.starts_with("// "))
        .map(|(_, row)| row)
        .collect()
}

#[test]
fn every_port_of_a_top_has_a_comment() {
    let of_other_memories = [
        "atomic_unit",
        "transaction_core",
        "commit_partition",
        "pause_and_go_stack",
    ];
    let of_other_memories = of_other_memories.map(|name| find(name).expect("a unit"));
    let tops = units().iter().filter(|unit| unit.top);
    for unit in tops.chain(of_other_memories) {
        let top = unit.name;
        let modules = export_modules(unit).expect("its Verilog");
        let own = modules.into_iter().find(|module| module.name == top);
        let text = own.expect("its own module").text;
        let rows = ports(&text);
        assert!(rows.len() > 10, "{top}: {} rows of ports", rows.len());
        assert_eq!(silent(&text), [""; 0], "{top}");

        // One that loses its comment is noticed.
        let (first, row) = rows[1];
        let without = text.replacen(&format!("{first}\n"), "\n", 1);
        assert_eq!(silent(&without), [row], "{top}");
    }
}

#[test]
fn a_prefix_is_before_every_name() {
    let plain = files("lds_dcd");
    let new = prefixed(plain.clone(), "small_");
    assert_eq!(plain.len(), new.len());
    let declared: Vec<String> = plain
        .values()
        .flat_map(|text| {
            text.lines().filter_map(|line| {
                let (kind, rest) = line.split_once(' ')?;
                ["module", "interface", "package"]
                    .contains(&kind)
                    .then(|| words(rest).next())?
            })
        })
        .map(str::to_owned)
        .collect();
    for name in [
        "lds_dcd",
        "lds_dcd_if",
        "lds_dcd_sv",
        "turnstile_pkg",
        "turnstile_known_check",
        "bank_ram",
    ] {
        assert!(declared.iter().any(|own| own == name), "{name}");
    }
    for (file, text) in &new {
        assert!(file.starts_with("small_"), "{file}");
        let left = words(text).find(|word| declared.iter().any(|own| own == word));
        assert_eq!(left, None, "{file}");
    }
    for file in new["small_lds_dcd.f"].lines() {
        assert!(new.contains_key(file), "{file}");
    }
}
