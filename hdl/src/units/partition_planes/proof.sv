// Partitions of two lanes' addresses, 3 x 2 of them, interleaved by 4 words.
//
// Words of 14 bits, any of them.
//
// Proved: without a divider, each lane has the number that division gives, and so every word has one partition.
module wrapper (
    input wire clock,
    input wire [13:0] first,
    input wire [13:0] second
);
    // Assertions count from the second cycle on, as in the other wrappers.
    reg started = 0;
    always @(posedge clock) started <= 1;

    wire [1:0] plane_0, plane_1, plane_2;
    partition_planes partitions (
        .lane_address_0(first),
        .lane_address_1(second),
        .plane_0(plane_0),
        .plane_1(plane_1),
        .plane_2(plane_2)
    );
    wire [2:0] first_is = {plane_2[0], plane_1[0], plane_0[0]};
    wire [2:0] second_is = {plane_2[1], plane_1[1], plane_0[1]};

    always @(*) if (started) begin
        assert (first_is == (first >> 2) % 6);
        assert (second_is == (second >> 2) % 6);
        cover (first_is == 5 & second_is == 0);
    end
endmodule
