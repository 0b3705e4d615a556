import { expect, test } from 'vitest';
import { revealed } from '../board/camera.ts';
import { revealedAround } from './reveal.ts';

const DESKTOP = { width: 1000, height: 800 };
const SHEET_OPEN = { top: 0, right: 0, bottom: 400, left: 0 };

test('among points that have no room together, the first stays in sight', () => {
  const [camera, points] = [{ k: 1, x: 0, y: 0 }, [40, 900, 2000].map((y) => ({ x: 500, y }))];
  expect(revealed(camera, DESKTOP, SHEET_OPEN, points, 40).y + 40).toBeLessThan(0);
  expect(revealedAround(camera, DESKTOP, SHEET_OPEN, points, 40)).toEqual({ k: 1, x: 0, y: 0 });
});
