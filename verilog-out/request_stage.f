request_stage.v
