import { fixed, type Point } from './sheet.ts';

/** Draws a figure at a point, `s` units large: strokes by the style class that inks them, in painting order. */
type Figure = (p: Point, s: number, stream: () => number) => readonly (readonly [string, string])[];

/** The figures that terrain is drawn with. */
export const FIGURES = { tuft, mound, tree, fronds, wave } as const satisfies Record<string, Figure>;

function tuft({ x, y }: Point, s: number): readonly (readonly [string, string])[] {
  const left = `M${fixed(x - s * 0.05)} ${fixed(y)}l${fixed(-s * 0.03)} ${fixed(-s * 0.06)}`;
  const middle = `M${fixed(x)} ${fixed(y)}v${fixed(-s * 0.085)}`;
  return [['g-tuft', `${left}${middle}M${fixed(x + s * 0.05)} ${fixed(y)}l${fixed(s * 0.03)} ${fixed(-s * 0.06)}`]];
}

function mound({ x, y }: Point, s: number, stream: () => number): readonly (readonly [string, string])[] {
  const w = s * (0.19 + stream() * 0.08);
  const h = w * 0.78;
  const left = `C${fixed(x - w * 0.6)} ${fixed(y - h * 0.5)} ${fixed(x - w * 0.4)} ${fixed(y - h)} ${fixed(x)} ${fixed(y - h)}`;
  const right = `C${fixed(x + w * 0.4)} ${fixed(y - h)} ${fixed(x + w * 0.6)} ${fixed(y - h * 0.45)} ${fixed(x + w)} ${fixed(y)}`;
  let hachures = '';
  for (let i = 0; i < 5; i++) {
    const t = 0.1 + i * 0.19;
    const px = x + w * t;
    const py = y - h * (1 - t * t * 0.95);
    hachures += `M${fixed(px)} ${fixed(py + s * 0.027)}L${fixed(px + w * 0.12)} ${fixed(py + h * (0.5 - i * 0.05))}`;
  }
  return [
    ['g-mound', `M${fixed(x - w)} ${fixed(y)}${left}${right}`],
    ['g-hachure', hachures],
  ];
}

function tree({ x, y }: Point, s: number, stream: () => number): readonly (readonly [string, string])[] {
  const r = s * (0.075 + stream() * 0.02);
  const small = fixed(r * 0.62);
  const large = fixed(r * 0.7);
  const shade = fixed(r * 0.6);
  const crown =
    `M${fixed(x - r)} ${fixed(y - r * 1.1)}a${small} ${small} 0 0 1 ${fixed(r * 0.35)} ${fixed(-r * 0.95)}` +
    `a${large} ${large} 0 0 1 ${fixed(r * 1.3)} 0a${small} ${small} 0 0 1 ${fixed(r * 0.35)} ${fixed(r * 0.95)}Z`;
  const half =
    `M${fixed(x + r * 0.15)} ${fixed(y - r * 1.15)}h${fixed(r * 0.8)}` +
    `a${shade} ${shade} 0 0 0 ${fixed(-r * 0.3)} ${fixed(-r * 0.9)}Z`;
  return [
    ['g-trunk', `M${fixed(x)} ${fixed(y)}v${fixed(-r * 1.3)}`],
    ['g-crown', crown],
    ['g-shade', half],
  ];
}

function fronds({ x, y }: Point, s: number, stream: () => number): readonly (readonly [string, string])[] {
  const r = s * (0.125 + stream() * 0.03);
  const top = `${fixed(x)} ${fixed(y - r * 0.75)}`;
  let leaves = '';
  for (let i = 0; i < 6; i++) {
    const angle = Math.PI * (1.02 + i * 0.192);
    const end = { x: x + Math.cos(angle) * r * 1.15, y: y - r * 0.63 + Math.sin(angle) * r * 0.75 };
    const bend = `${fixed(x + Math.cos(angle) * r * 0.6)} ${fixed(y - r * 0.95 + Math.sin(angle) * r * 0.62)}`;
    leaves += `M${top}Q${bend} ${fixed(end.x)} ${fixed(end.y)}`;
  }
  return [
    ['g-stem', `M${fixed(x)} ${fixed(y)}Q${fixed(x + r * 0.1)} ${fixed(y - r * 0.4)} ${top}`],
    ['g-frond', leaves],
  ];
}

function wave({ x, y }: Point, s: number): readonly (readonly [string, string])[] {
  const half = fixed(s * 0.13);
  return [
    ['g-wave', `M${fixed(x - s * 0.13)} ${fixed(y)}q${fixed(s * 0.065)} ${fixed(-s * 0.05)} ${half} 0t${half} 0`],
  ];
}
