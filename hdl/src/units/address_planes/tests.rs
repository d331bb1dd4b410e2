//! The planes against the addresses that they are made of.

use anyhow::ensure;
use turnstile_hdl::address_planes::AddressPlanesPins;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::{BANK_BITS, LANES, ROW_BITS};
use turnstile_testbenches::cosim::{Inputs, Stimulus};

#[test]
fn a_plane_has_a_bit_of_each_address() {
    let unit = find("address_planes").expect("the catalog has address_planes");
    let stimulus = Stimulus::random(unit, 61, 2_000, |_: &mut Inputs<AddressPlanesPins>, _| ());
    let checked = stimulus.run(unit, |addresses, planes| {
        ensure!(addresses.len() == LANES && planes.len() == 2 + BANK_BITS + ROW_BITS);
        for (lane, address) in addresses.iter().enumerate() {
            // Byte, bank and row planes follow each other, as the fields of an address do.
            let bits = planes.iter().enumerate();
            let told = bits.fold(0, |told, (place, plane)| {
                told | (plane >> lane & 1) << place
            });
            ensure!(told == *address, "lane {lane}: {told:#x}, not {address:#x}");
        }
        Ok(())
    });
    checked.unwrap();
}
