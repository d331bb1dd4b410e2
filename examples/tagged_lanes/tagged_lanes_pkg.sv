// Codes at the host's side of tagged_lanes.
package tagged_lanes_pkg;
  // Not every module needs every code.
  // verilator lint_off UNUSEDPARAM
  // Atomics, on `lane_atomic`. Codes from 10 on are read as NONE.
  localparam logic [3:0] AMO_NONE = 0;  // a load or a store
  localparam logic [3:0] AMO_ADD = 1;
  localparam logic [3:0] AMO_SWAP = 2;
  localparam logic [3:0] AMO_AND = 3;
  localparam logic [3:0] AMO_OR = 4;
  localparam logic [3:0] AMO_XOR = 5;
  localparam logic [3:0] AMO_MIN = 6;  // signed
  localparam logic [3:0] AMO_MAX = 7;
  localparam logic [3:0] AMO_MINU = 8;  // unsigned
  localparam logic [3:0] AMO_MAXU = 9;

  // Control accesses, on the low bits of an address whose highest bit is set. README.md says what each takes and answers.
  localparam logic [2:0] CONTROL_BEGIN = 0;
  localparam logic [2:0] CONTROL_COMMIT = 1;
  localparam logic [2:0] CONTROL_TCM = 2;
  localparam logic [2:0] CONTROL_STATUS = 3;
  localparam logic [2:0] CONTROL_LAYOUT = 4;
  // verilator lint_on UNUSEDPARAM
endpackage
