//! Netpbm's grey images: P2 with decimal numbers, P5 with bytes.
//!
//! ```text
//! P5            comments, from # to the end of a line, may be wherever white space is in the header
//! 1536 1024     width and height
//! 4095          the largest value: above 255 a pixel of P5 has two bytes, the upper one first
//! ...           pixels, behind a single white space
//! ```

use super::picture_fault::{check_size, Fault};
use super::Picture;

/// Takes a file that begins with `P2` or `P5`.
pub(super) fn decode(file: &[u8]) -> Result<Picture, Fault> {
    let mut rest = &file[2..];
    let width = number(&mut rest, "width")?;
    let height = number(&mut rest, "height")?;
    let largest = number(&mut rest, "largest value")?;
    let (width, height) = check_size(width.into(), height.into())?;
    let largest = u16::try_from(largest).ok().filter(|largest| *largest > 0);
    let largest = largest.ok_or_else(|| fault("the largest value is not from 1 to 65535"))?;
    let count = width as usize * height as usize;
    let pixels = match file[1] {
        b'2' => plain(rest, count)?,
        _ => raw(&rest[rest.len().min(1)..], count, largest)?,
    };
    let above = pixels.iter().position(|pixel| *pixel > largest);
    if let Some(index) = above {
        let (row, column) = (index as u32 / width, index as u32 % width);
        let pixel = pixels[index];
        return Err(fault(format!(
            "pixel {column} of row {row} is {pixel}, and the largest value {largest}"
        )));
    }
    Ok(Picture {
        width,
        height,
        depth: largest.ilog2() + 1,
        pixels,
    })
}

fn fault(what: impl AsRef<str>) -> Fault {
    let what = format!("the PGM file cannot be decoded: {}", what.as_ref());
    Fault::new(what, "write it again")
}

/// The next number, behind white space and comments.
fn number(rest: &mut &[u8], what: &str) -> Result<u32, Fault> {
    loop {
        *rest = rest.trim_ascii_start();
        if rest.first() != Some(&b'#') {
            break;
        }
        let end = rest.iter().position(|byte| *byte == b'\n');
        *rest = &rest[end.unwrap_or(rest.len())..];
    }
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (number, behind) = rest.split_at(digits);
    *rest = behind;
    let text = std::str::from_utf8(number).unwrap_or_default();
    text.parse()
        .map_err(|_| fault(format!("no number stands where the {what} is expected")))
}

fn plain(mut rest: &[u8], count: usize) -> Result<Vec<u16>, Fault> {
    let numbers = (0..count).map(|index| {
        let pixel = number(&mut rest, &format!("pixel {index} of {count}"))?;
        u16::try_from(pixel).map_err(|_| fault(format!("pixel {index} is {pixel}")))
    });
    numbers.collect()
}

fn raw(rest: &[u8], count: usize, largest: u16) -> Result<Vec<u16>, Fault> {
    let bytes = if largest < 256 { 1 } else { 2 };
    let Some(raster) = rest.get(..count * bytes) else {
        let (there, needed) = (rest.len(), count * bytes);
        return Err(fault(format!(
            "there are {there} bytes of pixels, and {needed} belong there"
        )));
    };
    let pixels = raster.chunks_exact(bytes);
    Ok(pixels
        .map(|pixel| {
            pixel
                .iter()
                .fold(0, |upper, byte| upper << 8 | u16::from(*byte))
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_kinds_have_the_same_pixels() {
        for (file, depth, pixels) in [
            (
                &b"P2\n# by hand\n3 1 # wide\n4095\n0 7\n4095\n"[..],
                12,
                [0, 7, 4095],
            ),
            (b"P5 3 1 4095\n\x00\x00\x00\x07\x0f\xff", 12, [0, 7, 4095]),
            (b"P5\n#\n3\n1\n255 #\x07\xff", 8, [b'#'.into(), 7, 255]),
            (
                b"P5 3 1 65535\n\xff\xff\x00\x07\x01\x00and more",
                16,
                [65_535, 7, 256],
            ),
            (b"P2 3 1 100 1 2 100", 7, [1, 2, 100]),
            (b"P5 3 1 256\n\x00\x00\x01\x00\x00\x07", 9, [0, 256, 7]),
        ] {
            let picture = decode(file).unwrap();
            assert_eq!((picture.width, picture.height), (3, 1));
            assert_eq!((picture.depth, &picture.pixels[..]), (depth, &pixels[..]));
        }
    }

    #[test]
    fn broken_files_say_what_is_wrong() {
        for (file, what) in [
            (&b"P2"[..], "no number stands where the width is expected"),
            (
                b"P5 3 x 255\n",
                "no number stands where the height is expected",
            ),
            (
                b"P5 3 99999999999 255\n",
                "no number stands where the height is expected",
            ),
            (
                b"P5 3 1 # 255\n",
                "no number stands where the largest value is expected",
            ),
            (
                b"P5 3 1 65536\nabc",
                "the largest value is not from 1 to 65535",
            ),
            (b"P5 3 1 0\nabc", "the largest value is not from 1 to 65535"),
            (
                b"P5 3 1 255\nab",
                "there are 2 bytes of pixels, and 3 belong there",
            ),
            (
                b"P5 3 1 255",
                "there are 0 bytes of pixels, and 3 belong there",
            ),
            (
                b"P2 3 1 255\n1 2",
                "no number stands where the pixel 2 of 3 is expected",
            ),
            (
                b"P2 3 1 255\n1 2 -3",
                "no number stands where the pixel 2 of 3 is expected",
            ),
            (
                b"P2 3 2 255\n1 2 3 4 256 6",
                "pixel 1 of row 1 is 256, and the largest value 255",
            ),
            (b"P2 1 1 255\n65536", "pixel 0 is 65536"),
        ] {
            let fault = decode(file).unwrap_err();
            assert_eq!(
                fault.what,
                format!("the PGM file cannot be decoded: {what}")
            );
        }
        let huge = decode(b"P5 99999 99999 255\n").unwrap_err();
        assert_eq!(huge.what, "the image has 99999 x 99999 pixels");
    }
}
