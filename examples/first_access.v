// The shortest bench: clear, a write of two lanes, a read of what they wrote.
`timescale 1ns / 1ps
module first_access;
  reg clock = 0, clear = 1, req_valid = 0;
  reg [4:0] req_op;
  reg [31:0] req_lanes = 32'h3;
  // Lane i is at [i*16 +: 16] of the addresses and at [i*32 +: 32] of the data.
  reg [32*16-1:0] lane_addr = {16'h0014, 16'h0010};
  reg [32*32-1:0] lane_data = {32'd4, 32'd17};
  wire req_ready, rsp_valid;
  wire [32*32-1:0] rsp_data;

  lds_baseline lds (
      .clock(clock), .clear(clear), .req_valid(req_valid), .req_ready(req_ready),
      .req_op(req_op), .req_lanes(req_lanes),
      .lane_addr(lane_addr), .lane_data(lane_data),
      .rsp_valid(rsp_valid), .rsp_data(rsp_data)
  );

  always #5 clock = !clock;

  // Inputs change after the edge; a request is taken at the edge at which req_ready is high.
  task access(input [4:0] op);
    begin
      req_op = op;
      req_valid = 1;
      #1 while (!req_ready) @(posedge clock) #1;
      @(posedge clock) #1 req_valid = 0;
      while (!rsp_valid) @(posedge clock) #1;
    end
  endtask

  initial begin
    @(posedge clock) #1 clear = 0;
    access(5'd6);  // WriteB32
    access(5'd0);  // ReadB32
    if (rsp_data[0*32 +: 32] === 17 && rsp_data[1*32 +: 32] === 4) $display("PASS");
    else $display("FAIL: read %0d and %0d", rsp_data[0*32 +: 32], rsp_data[1*32 +: 32]);
    $finish;
  end
endmodule
