// The counter under any events.
//
// Proved: only a clear makes the count smaller.
module wrapper (
    input wire clock,
    input wire clear,
    input wire happens
);
    reg started = 0;
    reg cleared = 1;
    reg [2:0] before = 0;

    wire [2:0] count;
    wire full;
    saturating_counter counter (
        .clock(clock),
        .clear(clear),
        .happens(happens),
        .count(count),
        .full(full)
    );

    always @(posedge clock) begin
        started <= 1;
        cleared <= clear;
        before <= count;
    end

    always @(*) if (started & !cleared) begin
        assert (count >= before);
        cover (full & before == 3'd6);
    end
endmodule
