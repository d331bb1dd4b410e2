address_planes.v
