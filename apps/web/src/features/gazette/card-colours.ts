/** Colours of a picture that no style sheet reaches, as in the light theme of tokens.css. */
export const LACQUER = '#131B1A';
export const ON_LACQUER = '#EEF1E9';
export const ON_LACQUER_2 = '#A9B6AF';
export const MAP_PAPER = '#F7F5EA';
export const WAX = '#C2432A';
export const WAX_EDGE = '#7C2511';
export const ON_WAX = '#FFF6EF';
