// What a lane's access is for the LDS: its operation, the byte in the word, the operands. Combinational.
//
// A store of one byte or of an aligned half has an operation of its own, which wants its value in the low bytes. Any other byte
// enables are a mask: LDS_MSK_OR makes memory & ~data | data2. With no byte enabled it writes the word that it has read.
module lane_operation (
    input wire write,
    input wire [3:0] byteen,
    input wire [3:0] atomic,
    input wire [31:0] data,
    output wire [4:0] op,
    output wire [1:0] op_byte,
    output wire [31:0] op_data,
    output wire [31:0] op_data2
);
  function automatic [4:0] store_op(input [3:0] enables);
    case (enables)
      4'b1111: store_op = turnstile_pkg::LDS_WRITE_B32;
      4'b0011, 4'b1100: store_op = turnstile_pkg::LDS_WRITE_B16;
      4'b0001, 4'b0010, 4'b0100, 4'b1000: store_op = turnstile_pkg::LDS_WRITE_B8;
      default: store_op = turnstile_pkg::LDS_MSK_OR;
    endcase
  endfunction

  // `otherwise` is the operation of what is no atomic.
  function automatic [4:0] atomic_op(input [3:0] code, input [4:0] otherwise);
    case (code)
      tagged_lanes_pkg::AMO_ADD: atomic_op = turnstile_pkg::LDS_ADD;
      tagged_lanes_pkg::AMO_SWAP: atomic_op = turnstile_pkg::LDS_XCHG;
      tagged_lanes_pkg::AMO_AND: atomic_op = turnstile_pkg::LDS_AND;
      tagged_lanes_pkg::AMO_OR: atomic_op = turnstile_pkg::LDS_OR;
      tagged_lanes_pkg::AMO_XOR: atomic_op = turnstile_pkg::LDS_XOR;
      tagged_lanes_pkg::AMO_MIN: atomic_op = turnstile_pkg::LDS_MIN_I32;
      tagged_lanes_pkg::AMO_MAX: atomic_op = turnstile_pkg::LDS_MAX_I32;
      tagged_lanes_pkg::AMO_MINU: atomic_op = turnstile_pkg::LDS_MIN_U32;
      tagged_lanes_pkg::AMO_MAXU: atomic_op = turnstile_pkg::LDS_MAX_U32;
      default: atomic_op = otherwise;
    endcase
  endfunction

  assign op = atomic_op(atomic, write ? store_op(byteen) : turnstile_pkg::LDS_READ_B32);

  // The lowest byte that is written, of stores that are not of whole words.
  wire part = op == turnstile_pkg::LDS_WRITE_B8 || op == turnstile_pkg::LDS_WRITE_B16;
  assign op_byte = !part || byteen[0] ? 2'd0 : byteen[1] ? 2'd1 : byteen[2] ? 2'd2 : 2'd3;

  wire [31:0] mask = {{8{byteen[3]}}, {8{byteen[2]}}, {8{byteen[1]}}, {8{byteen[0]}}};
  assign op_data = op == turnstile_pkg::LDS_MSK_OR ? mask : data >> {op_byte, 3'b000};
  assign op_data2 = data & mask;
endmodule
