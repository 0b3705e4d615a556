/** Commands in one series. NODE-ORD-03. */
export const MOST_COMMANDS = 20;

/** Units of one battleforce, and of its Kill-Team. */
export const MOST_UNITS = 100;
