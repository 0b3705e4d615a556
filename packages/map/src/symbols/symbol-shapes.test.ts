import ms from 'milsymbol';
import { describe, expect, test } from 'vitest';
import { FRAME_SHAPES, FRAMES, type Frame, iconShape, UNIT_ICONS, type UnitIcon } from './symbol-shapes.ts';

/** Standard identity digit of a frame and entity code of an icon, as APP-6 writes them. */
const IDENTITY: Readonly<Record<Frame, string>> = { friend: '3', neutral: '4', hostile: '6', unknown: '1' };
const ENTITY: Readonly<Record<UnitIcon, string>> = {
  infantry: '121100',
  motorised: '121104',
  mechanised: '121102',
  armour: '120500',
  aviation: '120600',
  reconnaissance: '121300',
  transport: '163600',
  envoy: '110200',
  agent: '151000',
};

/** The library's drawing, as markup. */
function drawn(icon: UnitIcon, frame: Frame): string {
  const code = `100${IDENTITY[frame]}100000${ENTITY[icon]}0000`;
  return new ms.Symbol(code, { fill: false, monoColor: 'currentColor', strokeWidth: 7 }).asSVG();
}

const cases = UNIT_ICONS.flatMap((icon) => FRAMES.map((frame) => [icon, frame] as const));

describe('unit symbols match milsymbol’s drawings of APP-6', () => {
  test.each(cases)('%s in a %s frame', (icon, frame) => {
    const markup = drawn(icon, frame);
    const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]);
    const { strokes, area, letters } = iconShape(icon, frame);
    expect([FRAME_SHAPES[frame], strokes + (area ?? '')].join('')).toBe(paths.join(''));
    if (letters !== undefined) expect(markup).toContain(`>${letters}<`);
  });
});
