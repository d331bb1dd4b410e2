#define SCALED(value, by) ((value) * (by) + OFFSET)
