signature_file.v
