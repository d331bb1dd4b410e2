row_state.v
