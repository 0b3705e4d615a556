/**
 * NATO unit symbols as drawn by milsymbol (MIT) for APP-6: frames by relation, icons by frame. Kept as a table because
 * the library weighs 860 kB and a map needs nine icons; a test compares each row with the library.
 */
export const FRAMES = ['friend', 'neutral', 'hostile', 'unknown'] as const;
export type Frame = (typeof FRAMES)[number];

export const UNIT_ICONS = [
  'infantry',
  'motorised',
  'mechanised',
  'armour',
  'aviation',
  'reconnaissance',
  'transport',
  'envoy',
  'agent',
] as const;
export type UnitIcon = (typeof UNIT_ICONS)[number];

/** Outline of a frame on milsymbol's 200 x 200 field. */
export const FRAME_SHAPES: Readonly<Record<Frame, string>> = {
  friend: 'M25,50 l150,0 0,100 -150,0 z',
  neutral: 'M45,45 l110,0 0,110 -110,0 z',
  hostile: 'M 100,28 L172,100 100,172 28,100 100,28 Z',
  unknown: 'M63,63 C63,20 137,20 137,63 C180,63 180,137 137,137 C137,180 63,180 63,137 C20,137 20,63 63,63 Z',
};

/** An icon's drawing: strokes, a filled area, or letters. */
export interface IconShape {
  readonly strokes: string;
  readonly area?: string;
  readonly letters?: string;
}

const CROSS: Readonly<Record<Frame, string>> = {
  friend: 'M25,50 L175,150 M25,150 L175,50',
  neutral: 'M45,45L155,155M45,155L155,45',
  hostile: 'M60,70L140,130M60,130L140,70',
  unknown: 'M50,65L150,135M50,135L150,65',
};
const UPRIGHT: Readonly<Record<Frame, string>> = {
  friend: 'M100,50L100,150',
  neutral: 'M100,45L100,155',
  hostile: 'M100,28L100,172',
  unknown: 'M100,30.75L100,169.25',
};
const SLASH: Readonly<Record<Frame, string>> = {
  friend: 'M25,150L175,50',
  neutral: 'M45,155L155,45',
  hostile: 'M60,130L140,70',
  unknown: 'M50,135L150,65',
};
const TRACKS = 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z';
const ROTOR = 'M60,85 l40,15 40,-15 0,30 -40,-15 -40,15 z';
const WHEEL =
  'M 119,100 A 18.5,18.3 0 0 1 99.4,118 18.5,18.3 0 0 1 81.2,100 18.5,18.3 0 0 1 99.4,81.8 18.5,18.3 0 0 1 119,100 Z' +
  '  M 100,81.9 V 118  M 82.9,91.2 117,108  M 82.9,108 117,91.2';

/** The icon of a unit inside a frame. */
export function iconShape(icon: UnitIcon, frame: Frame): IconShape {
  switch (icon) {
    case 'infantry':
      return { strokes: CROSS[frame] };
    case 'motorised':
      return { strokes: CROSS[frame] + UPRIGHT[frame] };
    case 'mechanised':
      return { strokes: TRACKS + CROSS[frame] };
    case 'armour':
      return { strokes: TRACKS };
    case 'aviation':
      return { strokes: '', area: ROTOR };
    case 'reconnaissance':
      return { strokes: SLASH[frame] };
    case 'transport':
      return { strokes: WHEEL };
    case 'envoy':
      return { strokes: '', letters: 'CA' };
    case 'agent':
      return { strokes: '', letters: 'MI' };
  }
}
