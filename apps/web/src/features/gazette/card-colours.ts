/** Colours of a picture that no style sheet reaches, as in the light theme of tokens.css. */
export const INK = '#16201D';
export const INK_2 = '#3E4A45';
export const SHEET = '#FBFCF8';
export const RULE = '#D2D8CD';
export const LACQUER = '#131B1A';
export const ON_LACQUER = '#EEF1E9';
export const MAP_PAPER = '#F7F5EA';
export const WAX = '#C2432A';
