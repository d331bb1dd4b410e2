partition_planes.v
packet_splitter.v
