/** The marks of JSON, as they stand in UTF-8. */
export const [COMMA, COLON] = [0x2c, 0x3a];
export const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d];
export const DIGIT_0 = 0x30;
