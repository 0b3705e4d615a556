import { describe, expect, test } from 'vitest';
import { EDITS } from '../data/corrections.ts';
import { setUp } from '../testing.ts';
import type { State } from '../types.ts';
import { correctable } from './correctable.ts';
import { correct, field, fighting } from './testing.ts';

describe('What can be corrected', () => {
  test('only the referee is offered anything', () => {
    const made = field();
    for (const viewer of ['red', 'spectator']) {
      expect(EDITS.flatMap(({ type }) => correctable(made.seenBy(viewer), type))).toEqual([]);
    }
    expect(correctable(made.seenBy('referee'), 'set-sum')).toEqual([]);
    const uses = correctable(made.seenBy('referee'), 'set-uses').map(({ id }) => id);
    expect(uses, 'only factions with limited orders').toEqual(['blue', 'gold']);
    expect(correctable(setUp({ red: 'orks', blue: 'chaos' }).seenBy('referee'), 'set-vp')).toEqual([]);
  });

  test('NODE-SETUP-09: the wait for a die only where a seat of the battle is empty', () => {
    const listed = (isEmpty: boolean): readonly string[] => {
      const waiting = (state: State): State => ({
        ...fighting(state),
        players: Object.fromEntries(
          Object.entries(state.players).map(([id, one]) => [id, id === 'blue' ? { ...one, isEmpty } : one]),
        ),
        timers: { ...state.timers, 'vacant:b1': '2031-05-08T10:00:00.000Z' },
      });
      return correctable(field(waiting).seenBy('referee'), 'move-deadline').map(({ id }) => id);
    };
    expect(listed(false)).not.toContain('vacant:b1');
    expect(listed(true)).toContain('vacant:b1');
  });

  /** A value of the field that is not the current one. */
  function other(asked: (typeof EDITS)[number]['fields'][string], now: unknown, among: readonly string[]): unknown {
    switch (asked.kind) {
      case 'number':
        return now === asked.most ? asked.least : asked.most;
      case 'switch':
        return now !== true;
      case 'text':
        return `${typeof now === 'string' ? now : ''}x`;
      default:
        return among.find((one) => one !== now) ?? null;
    }
  }

  const everything = (state: State): State => ({
    ...state,
    nodes: Object.fromEntries(
      Object.entries(state.nodes).map(([id, one]) => [
        id,
        id === 'O9'
          ? { ...one, controller: null, rok: state.seats[0] ?? null, portals: [...state.seats.slice(3, 4)] }
          : one,
      ]),
    ),
  });

  test.each(EDITS.map((edit) => [edit.type, edit] as const))(
    '%s: what is listed can be corrected to another value',
    (type, { of, fields }) => {
      const made = field(everything);
      correct(made, { type: 'add-unit', force: 'f1', unit: 'Veterans', points: 90, xp: 200 });
      const listed = correctable(made.seenBy('referee'), type);
      if (!EMPTY.includes(type)) expect(listed).not.toEqual([]);
      const refused = listed.flatMap(({ id, now, among = {} }) => {
        const values = Object.entries(fields).map(([name, asked]) => [
          name,
          other(asked, now[name], among[name] ?? ['red', 'blue']),
        ]);
        const before = made.state;
        const found = correct(made, { type, [of]: id, ...Object.fromEntries(values) });
        made.state = before;
        return found.length === 0 ? [] : [[id, found]];
      });
      expect(refused).toEqual([]);
    },
  );

  /** A Guard with a player gets nodes as a player; all rosters are still open. */
  const EMPTY = ['give-to-guard', 'open-roster'];
});
