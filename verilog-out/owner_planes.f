owner_planes.v
