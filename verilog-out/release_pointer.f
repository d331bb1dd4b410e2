release_pointer.v
