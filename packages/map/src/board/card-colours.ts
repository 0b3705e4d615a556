/** Colours of a picture without a style sheet: those of the light theme in tokens.css, checked by a test. */
export const CARD_COLOURS = {
  paper: '#F7F5EA',
  ink: '#1C2522',
  river: '#33748E',
  road: '#3A3129',
  info: '#27567F',
} as const;

export const TERRAIN_COLOURS = {
  plains: '#ECE9C8',
  hills: '#E5CFA2',
  forest: '#BED4A6',
  jungle: '#86B08E',
  sea: '#BCD7DD',
} as const;

/** Inks of the figures of each terrain. */
export const GROUND_COLOURS = {
  plains: '#8F8F55',
  hills: '#7C5527',
  forest: '#436B37',
  jungle: '#17493A',
  sea: '#4F8496',
} as const;
