import { check, hexCampaign, reckoned } from '@sealed-orders/rules/hex-campaign';
import { seededDice } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { suggestedSpending } from './suggested-spending.ts';

const AT = '2026-01-01T12:00:00.000Z';
const table = { edition: '1', dice: seededDice(new Uint8Array(32)) };

/** Less than anything useful costs. */
const CHANGE = 100;

test.each(['ig', 'sm', 'de', 'ty'])(
  'the suggestion for the starting points spends them, and the rules accept it: %s',
  (faction) => {
    const seats = ['red', 'blue', 'green', 'ochre'].map((id) => ({ id, name: id, faction }));
    const setup = hexCampaign.schemas.setup.parse({ start: 'guided', seats });
    const begun = hexCampaign.begin(setup, table, AT);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
    let { state } = begun.value;
    while (state.phase !== 'spending') {
      const step = hexCampaign.apply(state, { type: 'phase', closedBy: 'deadline', sheets: {}, at: AT }, table);
      if (!step.ok) throw new Error(JSON.stringify(step.problem));
      state = step.value.state;
    }
    const [seat] = state.seatOrder;
    if (seat === undefined) throw new Error('no seat');
    const view = hexCampaign.view(state, { kind: 'seat', seat });
    const lines = suggestedSpending(view);
    const types = lines.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['new-detachment', 'new-garrison']));
    for (const { left } of reckoned(view, lines)?.stores ?? []) expect(left).toBeLessThan(CHANGE);
    expect(check(view, { phase: 'spending', lines })).toEqual([]);
  },
);
