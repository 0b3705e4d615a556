/** The punctuation of JSON as bytes of UTF-8. */
export const [COMMA, COLON] = [0x2c, 0x3a];
/** What opens and closes a record, and a list. */
export const BRACES = [0x7b, 0x7d] as const;
export const BRACKETS = [0x5b, 0x5d] as const;
export const DIGIT_0 = 0x30;
