import { counted } from '../../sentence.ts';

export const number = (n: number): string => n.toLocaleString('en-GB');
export const points = (n: number): string => counted(n, 'point', 'points');
/** Half of a 75-point squad counts as 37½ points. */
export const halves = (doubled: number): string => {
  const whole = number(Math.floor(doubled / 2));
  return doubled % 2 === 0 ? whole : `${whole}½`;
};
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
