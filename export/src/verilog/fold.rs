//! Folds the copies of a module into one and names what is left.
//!
//! rust-hdl writes a module for each instance, called by its path: `top$bank$3$ram`.

use super::module::Module;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Name that rust-hdl gives the outermost module.
const TOP: &str = "top";

/// What makes two modules the same: the meaningful text, with the instances named by their classes.
fn signature(module: &Module, class_of: &HashMap<String, usize>) -> String {
    let instances = module.instances(|name| class_of.contains_key(name));
    let mut instances = instances.into_iter().peekable();
    let mut text = String::new();
    for place in module.meaningful() {
        let token = &module.body[place];
        match class_of.get(token.text.as_ref()) {
            Some(class) if instances.next_if_eq(&place).is_some() => {
                text += &format!("#{class}");
            }
            _ => text += &token.text,
        }
        text.push('\n');
    }
    text
}

/// The parts of a path that say what a module is: without `top` and without array indices.
fn role(path: &str) -> Vec<&str> {
    let parts = path.split('$').skip(1);
    parts
        .filter(|part| !part.bytes().all(|byte| byte.is_ascii_digit()))
        .collect()
}

/// Name of a class of equal modules, without the prefix: `register8` for flip-flops, otherwise the
/// end of the path on which all members agree, otherwise the first member's path.
fn class_name(module: &Module, members: &BTreeSet<&str>) -> String {
    let ports: BTreeSet<&str> = module.ports().into_iter().collect();
    if ports == BTreeSet::from(["clock", "d", "q"]) {
        if let Some(width) = module.width("q") {
            return format!("register{width}");
        }
    }
    let mut roles = members.iter().map(|path| role(path));
    let first = roles.next().unwrap_or_default();
    let common = roles.fold(first.len(), |common, other| {
        let agree = first.iter().rev().zip(other.iter().rev());
        common.min(agree.take_while(|(a, b)| a == b).count())
    });
    let from = if common == 0 { 0 } else { first.len() - common };
    first[from..].join("_")
}

/// Folds equal modules into one, children first, so that parents of equal children fold as well.
/// The outermost module is called `top_name` and comes first; the others are called
/// `<top_name>_<role>` and follow in the order in which they are met.
pub fn fold<'a>(modules: Vec<Module<'a>>, top_name: &str) -> Result<Vec<Module<'a>>, String> {
    // A child's path starts with its parent's: longer paths first is children first.
    let mut order: Vec<&Module> = modules.iter().collect();
    order.sort_by_key(|module| (std::cmp::Reverse(module.name.len()), &module.name));
    let mut class_of: HashMap<String, usize> = HashMap::new();
    let mut classes: HashMap<String, usize> = HashMap::new();
    let mut members: Vec<BTreeSet<&str>> = vec![];
    for module in order {
        let signature = signature(module, &class_of);
        let class = *classes.entry(signature).or_insert(members.len());
        if class == members.len() {
            members.push(BTreeSet::new());
        }
        members[class].insert(&module.name);
        class_of.insert(module.name.clone(), class);
    }
    let &top = class_of
        .get(TOP)
        .ok_or_else(|| format!("there is no module `{TOP}`"))?;

    let mut representatives: BTreeMap<usize, Module> = BTreeMap::new();
    for module in &modules {
        representatives
            .entry(class_of[&module.name])
            .or_insert_with(|| module.clone());
    }
    let children = |class: usize| -> Vec<usize> {
        let module = &representatives[&class];
        let places = module.instances(|name| class_of.contains_key(name));
        places
            .into_iter()
            .map(|place| class_of[module.body[place].text.as_ref()])
            .collect()
    };
    let met = preorder(top, children);

    let mut names: HashMap<usize, String> = HashMap::new();
    let mut taken: BTreeSet<String> = BTreeSet::new();
    for &class in &met {
        let name = match class {
            _ if class == top => top_name.to_owned(),
            _ => {
                let role = class_name(&representatives[&class], &members[class]);
                format!("{top_name}_{role}")
            }
        };
        let mut unique = name.clone();
        let mut copy = 2;
        while !taken.insert(unique.clone()) {
            unique = format!("{name}_{copy}");
            copy += 1;
        }
        names.insert(class, unique);
    }

    let renamed = met.iter().filter_map(|class| {
        let mut module = representatives.get(class)?.clone();
        module.name = names[class].clone();
        for place in module.instances(|name| class_of.contains_key(name)) {
            let child = class_of[module.body[place].text.as_ref()];
            module.body[place].text = names[&child].clone().into();
        }
        Some(module)
    });
    Ok(renamed.collect())
}

/// Every class that is reached from `top`, each when it is met first.
fn preorder(top: usize, children: impl Fn(usize) -> Vec<usize>) -> Vec<usize> {
    let mut met = vec![];
    let mut open = vec![top];
    while let Some(class) = open.pop() {
        if met.contains(&class) {
            continue;
        }
        met.push(class);
        open.extend(children(class).into_iter().rev());
    }
    met
}

#[cfg(test)]
mod tests {
    use super::super::module::split;
    use super::*;

    fn folded(text: &str) -> Vec<(String, String)> {
        let modules = fold(split(text).unwrap(), "lds").unwrap();
        let texts = modules.into_iter().map(|module| {
            let body: String = module
                .body
                .iter()
                .map(|token| token.text.as_ref())
                .collect();
            (module.name, body)
        });
        texts.collect()
    }

    #[test]
    fn parents_of_equal_children_fold() {
        let found = folded(
            "module top(a); top$bank$0 bank$0(.a(a)); top$bank$1 bank$1(.a(a)); endmodule
             module top$bank$0(a); top$bank$0$ram ram(.a(a)); endmodule
             module top$bank$0$ram(a); endmodule
             module top$bank$1(a); top$bank$1$ram ram(.a(a)); endmodule
             module top$bank$1$ram(a); /* differs in comments only */ endmodule",
        );
        let names: Vec<_> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["lds", "lds_bank", "lds_bank_ram"]);
        assert_eq!(
            found[0].1,
            "(a); lds_bank bank$0(.a(a)); lds_bank bank$1(.a(a)); "
        );
        assert_eq!(found[1].1, "(a); lds_bank_ram ram(.a(a)); ");
    }

    #[test]
    fn different_children_keep_their_parents_apart() {
        let found = folded(
            "module top(a); top$bank$0 bank$0(.a(a)); top$bank$1 bank$1(.a(a)); endmodule
             module top$bank$0(a); top$bank$0$ram ram(.a(a)); endmodule
             module top$bank$0$ram(a); wire b; endmodule
             module top$bank$1(a); top$bank$1$ram ram(.a(a)); endmodule
             module top$bank$1$ram(a); wire c; endmodule",
        );
        let names: Vec<_> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(
            names,
            [
                "lds",
                "lds_bank",
                "lds_bank_ram",
                "lds_bank_2",
                "lds_bank_ram_2"
            ]
        );
    }

    #[test]
    fn flip_flops_are_named_by_their_width() {
        let found = folded(
            "module top(clock); top$valid valid(.clock(clock)); top$row row(.clock(clock)); endmodule
             module top$valid(d, q, clock); output reg q; endmodule
             module top$row(d, q, clock); output reg [8:0] q; endmodule",
        );
        assert_eq!(found[1].0, "lds_register1");
        assert_eq!(found[2].0, "lds_register9");
    }

    #[test]
    fn a_shared_part_is_named_by_what_all_uses_agree_on() {
        let found = folded(
            "module top(a); top$left left(.a(a)); top$right right(.a(a)); endmodule
             module top$left(a); wire l; top$left$ram ram(.a(a)); endmodule
             module top$left$ram(a); endmodule
             module top$right(a); wire r; top$right$ram ram(.a(a)); endmodule
             module top$right$ram(a); endmodule",
        );
        let names: Vec<_> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["lds", "lds_left", "lds_ram", "lds_right"]);
    }
}
