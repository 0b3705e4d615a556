import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOf, type Pin } from './calibration.ts';

const coordinate = fc.integer({ min: 0, max: 4_000 });
const point = fc.record({ x: coordinate, y: coordinate });
const scale = fc.integer({ min: 10, max: 400 }).map((percent) => percent / 100);

/** Pins on a picture with this rotation, scale and offset. */
const laid = fc.record({
  points: fc.tuple(point, point, point),
  degrees: fc.integer({ min: -180, max: 180 }),
  wide: scale,
  high: scale,
  by: point,
});

describe('a picture placed by three pins', () => {
  test('that was rotated, scaled and moved fits exactly', () => {
    fc.assert(
      fc.property(laid, ({ points, degrees, wide, high, by }) => {
        const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
        const place = [cos * wide, sin * wide, -sin * high, cos * high, by.x, by.y];
        const on = ({ x, y }: { x: number; y: number }) => ({
          x: cos * wide * x - sin * high * y + by.x,
          y: sin * wide * x + cos * high * y + by.y,
        });
        const [a, b, c] = points;
        const fit = fitOf([pin(a, on(a)), pin(b, on(b)), pin(c, on(c))]);
        fc.pre(fit.ok);
        expect(fit.off).toBeLessThan(0.001);
        for (const [i, value] of place.entries()) expect(fit.place[i]).toBeCloseTo(value, 4);
      }),
    );
  });

  test('that would have to be skewed reports its error, and is not skewed', () => {
    const fit = fitOf([
      pin({ x: 0, y: 0 }, { x: 0, y: 0 }),
      pin({ x: 100, y: 0 }, { x: 100, y: 0 }),
      pin({ x: 0, y: 100 }, { x: 20, y: 100 }),
    ]);
    if (!fit.ok) throw new Error(fit.problem);
    const [a, b, c, d] = fit.place;
    expect(a * c + b * d).toBeCloseTo(0, 9);
    expect(fit.off).toBeGreaterThan(3);
    expect(fit.off).toBeLessThan(12);
  });

  test('is not placed by pins in a line, twice in one place, or the wrong way round', () => {
    const [zero, right, further, down] = [at(0, 0), at(100, 0), at(200, 1), at(0, 100)];
    expect(fitOf([pin(zero, zero), pin(right, right), pin(further, down)])).toMatchObject({ problem: 'in-line' });
    expect(fitOf([pin(zero, zero), pin(right, right), pin(right, down)])).toMatchObject({ problem: 'in-line' });
    expect(fitOf([pin(zero, zero), pin(right, right), pin(down, further)])).toMatchObject({ problem: 'in-line' });
    expect(fitOf([pin(zero, right), pin(right, zero), pin(down, at(100, 100))])).toMatchObject({
      problem: 'mirrored',
    });
  });
});

const at = (x: number, y: number) => ({ x, y });
const pin = (on: Pin['at'], hex: Pin['on']): Pin => ({ at: on, on: hex });
