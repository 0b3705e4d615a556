import { edgeKey, hexKey } from '@sealed-orders/rules/space';
import type { Coordinates } from '../coordinates.ts';

/**
 * The position of a scenario's hex `0,0` on its board. A board counts columns and rows from 0, the catalogue's cases
 * look around `0,0` in all directions: the frame moves a scenario's input onto the board and the results back, so that
 * scenarios and differences use the catalogue's coordinates.
 */
export interface Frame {
  readonly q: number;
  readonly r: number;
}

export const UNMOVED: Frame = { q: 0, r: 0 };

const HEX = /^(-?\d+),(-?\d+)$/;
const EDGE = /^(-?\d+,-?\d+)\|(-?\d+,-?\d+)$/;
const HEX_IN_TEXT = /(?<![\w,.-])-?\d+,-?\d+(?![\w,])/g;

function movedHex(text: string, by: Frame): string | null {
  const found = HEX.exec(text);
  return found === null ? null : hexKey(Number(found[1]) + by.q, Number(found[2]) + by.r);
}

/** Moves every hex in a text, alone, in an edge or between other words. Edges are sorted again. */
function movedText(text: string, by: Frame): string {
  const edge = EDGE.exec(text);
  if (edge !== null) {
    const [a, b] = [movedKey(edge[1] ?? '', by), movedKey(edge[2] ?? '', by)];
    return edgeKey(a, b);
  }
  return text.replace(HEX_IN_TEXT, (found) => movedHex(found, by) ?? found);
}

function movedKey(text: string, by: Frame) {
  const found = HEX.exec(text);
  return hexKey(Number(found?.[1]) + by.q, Number(found?.[2]) + by.r);
}

/** A JSON value with all its hexes and edges moved, in members and in the names of members. */
export function moved(value: unknown, by: Frame): unknown {
  if (typeof value === 'string') return movedText(value, by);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((member) => moved(member, by));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [movedText(key, by), moved(member, by)]));
}

/** The way back. */
export const back = (frame: Frame): Frame => ({ q: -frame.q, r: -frame.r });

export const coordinatesOf = (frame: Frame): Coordinates => ({
  inward: (value) => moved(value, frame),
  outward: (value) => moved(value, back(frame)),
  inwardText: (text) => movedText(text, frame),
  outwardText: (text) => movedText(text, back(frame)),
});
