log_cursor.v
