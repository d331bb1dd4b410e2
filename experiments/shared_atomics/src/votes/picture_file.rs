//! Images of files: PNG, PGM and NumPy's arrays, told apart by how they begin.
//!
//! Values are taken as they are, and the depth is the file's: of a PNG its bits a pixel (1, 2, 4, 8 or 16), of a PGM those of its
//! largest value (4095: 12 bits). An array does not say: `u8` has 8 bits, any other type 12 if all pixels are below 4,096, and
//! 16 otherwise. Colours and transparency are refused: which grey a colour is, is not for us to say.

use super::picture_fault::{check_size, Fault};
use super::{pgm, Picture};
use png::{BitDepth, ColorType, Decoder, DecodingError, Transformations};
use std::io::Cursor;
use std::path::Path;
use turnstile_run::{Array, Element};
use turnstile_tools::file::{read_bytes, read_name};
use turnstile_tools::Error;

const FORMATS: &str = "give a grey PNG, a PGM (P2 or P5) or a NumPy array (.npy) of two dimensions";

/// Reads an image, from standard input if the path is `-`.
///
/// # Errors
/// If the file cannot be read, is no image of these formats, is broken, or is not grey.
pub fn read_picture(path: &Path) -> turnstile_tools::Result<Picture> {
    let place = read_name(path);
    let bytes = read_bytes(path).map_err(|error| {
        Error::input(
            &place,
            format!("the image cannot be read: {error}"),
            FORMATS,
        )
    })?;
    decode(&bytes).map_err(|fault| Error::input(&place, fault.what, fault.remedy))
}

fn decode(bytes: &[u8]) -> Result<Picture, Fault> {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => decode_png(bytes),
        [b'P', b'2' | b'5', ..] => pgm::decode(bytes),
        [0x93, b'N', b'U', b'M', b'P', b'Y', ..] => decode_npy(bytes),
        _ => Err(Fault::new(
            "the file is no image of a known format",
            FORMATS,
        )),
    }
}

fn decode_png(bytes: &[u8]) -> Result<Picture, Fault> {
    let broken = |error: DecodingError| {
        Fault::new(
            format!("the PNG file cannot be decoded ({error})"),
            "write it again",
        )
    };
    let mut decoder = Decoder::new(Cursor::new(bytes));
    // Pixels of less than 8 bits get a byte each, of which they are the upper bits.
    decoder.set_transformations(Transformations::EXPAND);
    let mut reader = decoder.read_info().map_err(broken)?;
    let info = reader.info();
    let depth = info.bit_depth as u32;
    let (width, height) = check_size(info.width.into(), info.height.into())?;
    let (colours, bits) = reader.output_color_type();
    if colours != ColorType::Grayscale {
        return Err(Fault::new(
            "the PNG file has colours or transparency",
            "save it as greyscale without transparency",
        ));
    }
    let mut values = vec![0; reader.output_buffer_size().unwrap_or_default()];
    reader.next_frame(&mut values).map_err(broken)?;
    let pixels = match bits {
        BitDepth::Sixteen => {
            let words = values.chunks_exact(2);
            words
                .map(|word| u16::from_be_bytes([word[0], word[1]]))
                .collect()
        }
        _ => {
            let bytes = values.iter();
            bytes.map(|byte| u16::from(byte >> (8 - depth))).collect()
        }
    };
    Ok(Picture {
        width,
        height,
        depth,
        pixels,
    })
}

fn decode_npy(bytes: &[u8]) -> Result<Picture, Fault> {
    let array = Array::read_npy(bytes)
        .map_err(|error| Fault::new(format!("the file {}", error.what), error.remedy))?;
    let [height, width] = array.shape[..] else {
        return Err(Fault::new(
            format!("the array has the shape {:?}", array.shape),
            "save an array of two dimensions, rows and columns",
        ));
    };
    let (width, height) = check_size(width, height)?;
    let words = array.converted(Element::U16).map_err(|(index, value)| {
        let (row, column) = (index as u32 / width, index as u32 % width);
        Fault::new(
            format!("element [{row}, {column}] is {value}, which is no pixel"),
            "give whole numbers from 0 to 65535",
        )
    })?;
    let words = words.bytes.chunks_exact(2);
    let pixels: Vec<u16> = words
        .map(|word| u16::from_le_bytes([word[0], word[1]]))
        .collect();
    let depth = match array.element {
        Element::U8 => 8,
        _ if pixels.iter().all(|pixel| *pixel < 1 << 12) => 12,
        _ => 16,
    };
    Ok(Picture {
        width,
        height,
        depth,
        pixels,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A PNG of 3 x 2 pixels.
    fn png(colours: ColorType, bits: BitDepth, data: &[u8]) -> Vec<u8> {
        let mut file = vec![];
        let mut encoder = png::Encoder::new(&mut file, 3, 2);
        encoder.set_color(colours);
        encoder.set_depth(bits);
        encoder
            .write_header()
            .unwrap()
            .write_image_data(data)
            .unwrap();
        file
    }

    fn npy<T: npyz::AutoSerialize>(shape: &[u64], values: Vec<T>) -> Vec<u8> {
        use npyz::WriterBuilder;
        let mut file = vec![];
        let options = npyz::WriteOptions::new().default_dtype().shape(shape);
        let mut writer = options.writer(&mut file).begin_nd().unwrap();
        writer.extend(values).unwrap();
        writer.finish().unwrap();
        file
    }

    fn picture(depth: u32, pixels: [u16; 6]) -> Picture {
        Picture {
            width: 3,
            height: 2,
            depth,
            pixels: pixels.to_vec(),
        }
    }

    #[test]
    fn values_are_those_of_the_file() {
        let grey = ColorType::Grayscale;
        for (file, expected) in [
            (
                png(grey, BitDepth::Eight, &[0, 1, 2, 128, 254, 255]),
                picture(8, [0, 1, 2, 128, 254, 255]),
            ),
            (
                png(
                    grey,
                    BitDepth::Sixteen,
                    &[0, 1, 1, 0, 0, 0, 2, 3, 255, 254, 255, 255],
                ),
                picture(16, [1, 256, 0, 515, 65_534, 65_535]),
            ),
            (
                png(grey, BitDepth::Four, &[0x01, 0x20, 0xef, 0x70]),
                picture(4, [0, 1, 2, 14, 15, 7]),
            ),
            (
                png(grey, BitDepth::One, &[0b1010_0000, 0b0100_0000]),
                picture(1, [1, 0, 1, 0, 1, 0]),
            ),
            (
                npy(&[2, 3], vec![0_u8, 1, 2, 3, 4, 255]),
                picture(8, [0, 1, 2, 3, 4, 255]),
            ),
            (
                npy(&[2, 3], vec![0_i64, 1, 2, 3, 4, 4095]),
                picture(12, [0, 1, 2, 3, 4, 4095]),
            ),
            (
                npy(&[2, 3], vec![0_u16, 1, 2, 3, 4, 4096]),
                picture(16, [0, 1, 2, 3, 4, 4096]),
            ),
            (
                b"P5 3 2 255\n\x00\x01\x02\x03\xfe\xff".to_vec(),
                picture(8, [0, 1, 2, 3, 254, 255]),
            ),
        ] {
            assert_eq!(decode(&file).unwrap(), expected);
        }
    }

    #[test]
    fn what_is_no_grey_image_is_refused() {
        let colour = png(ColorType::Rgb, BitDepth::Eight, &[7; 18]);
        let clear = png(ColorType::GrayscaleAlpha, BitDepth::Eight, &[7; 12]);
        let whole = png(ColorType::Grayscale, BitDepth::Eight, &[0, 1, 2, 3, 4, 5]);
        for (file, what) in [
            (&b""[..], "the file is no image of a known format"),
            (
                b"\xff\xd8\xff\xe0 JPEG",
                "the file is no image of a known format",
            ),
            (b"P6 1 1 255\nabc", "the file is no image of a known format"),
            (&colour, "the PNG file has colours or transparency"),
            (&clear, "the PNG file has colours or transparency"),
            (
                &whole[..whole.len() / 2],
                "the PNG file cannot be decoded (",
            ),
            (&npy(&[6], vec![0_u8; 6]), "the array has the shape [6]"),
            (&npy(&[2, 0], vec![0_u8; 0]), "the image has 0 x 2 pixels"),
            (
                &npy(&[2, 3], vec![0, 1, 2, 3, -4, 5]),
                "element [1, 1] is -4, which is no pixel",
            ),
            (
                &npy(&[2, 3], vec![0, 65_536, 2, 3, 4, 5]),
                "element [0, 1] is 65536, which is no pixel",
            ),
            (
                &npy(&[2, 3], vec![0.0, 0.5, 2.0, 3.0, 4.0, 5.0]),
                "element [0, 1] is 0.5, which is no pixel",
            ),
        ] {
            let fault = decode(file).unwrap_err();
            assert!(fault.what.starts_with(what), "{}", fault.what);
        }
        assert!(check_size(1 << 13, 1 << 13).is_ok());
        assert!(check_size(1 << 13, (1 << 13) + 1).is_err());
    }
}
