//! The memory array of a bank in a file of its own, so that a macro can take its place.

use turnstile_hdl::pins::Ports;
use turnstile_hdl::storage::bank_ram::BankRam;

/// The Verilog of a unit without its memory array, and the module that is that. `None` if there is none, or nothing else.
pub fn split_memory(verilog: &str) -> Option<(String, String)> {
    let (start, end) = modules(verilog)
        .into_iter()
        .find(|&(start, end)| is_memory(&verilog[start..end]))?;
    let rest = [&verilog[..start], &verilog[end..]].concat();
    let head = verilog.lines().take_while(|line| line.starts_with("//"));
    let head: String = head.map(|line| format!("{line}\n")).collect();
    let array = format!("{head}\n{}", &verilog[start..end]);
    rest.contains("endmodule").then(|| {
        (
            rest.trim_end().to_owned() + "\n",
            array.trim_end().to_owned() + "\n",
        )
    })
}

/// Where each module begins and ends.
fn modules(verilog: &str) -> Vec<(usize, usize)> {
    let end = "\nendmodule\n";
    let starts = verilog.match_indices("\nmodule ").map(|(at, _)| at + 1);
    let span = |start: usize| Some((start, start + verilog[start..].find(end)? + end.len()));
    starts.filter_map(span).collect()
}

/// Whether a module has the ports of [`BankRam`].
fn is_memory(module: &str) -> bool {
    let ram = BankRam::<1>::new(2);
    let pins = [ram.inputs(), ram.outputs()].concat();
    let ports = module.split_once(");").map_or("", |(head, _)| head);
    let words: Vec<&str> = ports
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .collect();
    ports.matches(',').count() == pins.len()
        && pins.iter().all(|pin| words.contains(&pin.name.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export_unit;
    use turnstile_hdl::catalog::find;

    #[test]
    fn the_array_of_a_bank_is_found_by_its_ports() {
        let verilog = export_unit(find("lds_bank").unwrap()).unwrap();
        let (rest, array) = split_memory(&verilog).unwrap();
        assert_eq!(modules(&array).len(), 1);
        assert_eq!(modules(&rest).len() + 1, modules(&verilog).len());
        assert!(array.contains("words[write_row]") && !rest.contains("words[write_row]"));
        for unit in ["lds_alu", "bank_ram"] {
            assert_eq!(
                split_memory(&export_unit(find(unit).unwrap()).unwrap()),
                None
            );
        }
    }
}
