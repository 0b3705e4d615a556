import type { Dice, Viewer } from '../../kernel/index.ts';
import { invariant, seatId } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import { hexCampaign } from '../index.ts';
import type { Event, Sheet, State, View } from '../types.ts';
import type { OrderText } from './board.ts';
import { dice, sheet } from './board.ts';

/** The result of a step. */
export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays one turn with orders by seat: `play(state, { red: ['R1 path 6,4'] })`. Fails the test on a refusal. */
export function play(
  state: State,
  orders: Readonly<Record<string, readonly OrderText[]>>,
  thrown: Readonly<Record<string, readonly number[]>> | Dice = {},
): Played {
  const sheets: Record<string, Sheet> = {};
  for (const [seat, texts] of Object.entries(orders)) sheets[seat] = sheet(...texts);
  const table = { edition: EDITION, dice: isDice(thrown) ? thrown : dice(thrown) };
  const result = apply(state, { type: 'phase', at: '2026-01-02T12:00:00.000Z', closedBy: 'seals', sheets }, table);
  invariant(result.ok, `refused: ${JSON.stringify(result)}`);
  return result.value;
}

const isDice = (thrown: Readonly<Record<string, readonly number[]>> | Dice): thrown is Dice =>
  typeof thrown.d6 === 'function';

/** The view of a seat by its name. */
export const viewOf = (state: State, seat: string): View =>
  hexCampaign.view(state, { kind: 'seat', seat: seatId(seat) });

/** Events of one type, as the viewer reads them. */
export const told = <Type extends Event['type']>(events: readonly Event[], type: Type, seat?: string) => {
  const viewer: Viewer = seat === undefined ? { kind: 'referee' } : { kind: 'seat', seat: seatId(seat) };
  return hexCampaign
    .report(events, viewer)
    .filter((event): event is Extract<Event, { type: Type }> => event.type === type);
};
