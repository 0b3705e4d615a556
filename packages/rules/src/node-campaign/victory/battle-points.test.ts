import { expect, test } from 'vitest';
import type { Play } from '../board/play.ts';
import { node, seat, war } from '../testing.ts';
import type { Faction, PastBattle } from '../types.ts';
import type { Fought } from './factions.ts';
import { BATTLE, BLUE, FOUGHT, lines, play, RED } from './testing.ts';
import { battlePoints, destructionPoints } from './victory-in-play.ts';

const total = ({ state }: Pick<Play, 'state'>, id: string): number =>
  state.ledger.reduce((sum, line) => (line.seat === id ? sum + line.amount : sum), 0);

const scores = (red: number, blue: number): Pick<Fought, 'iasl'> => ({
  iasl: [
    { seat: RED, score: red },
    { seat: BLUE, score: blue },
  ],
});

interface Case {
  readonly factions?: Readonly<Record<string, Faction>>;
  readonly battle?: Partial<PastBattle>;
  readonly fought?: Partial<Fought>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Red attacks blue; neither scores for its faction unless the case names them. */
function after({ factions = { red: 'tyranids', blue: 'tau' }, battle = {}, fought = {}, settings = {} }: Case): Play {
  const made = play(war(factions, { settings }));
  battlePoints(made, { ...BATTLE, ...battle }, { ...FOUGHT, ...fought });
  return made;
}

const totals = (made: Play): readonly number[] => made.state.seats.map((id) => total(made, id));
const DRAWN = { winner: null, degree: null } as const;
const CRUSHING = { degree: 'crushing' } as const;
const MARGINAL = { degree: 'marginal' } as const;
const CONCEDED = { battle: { ...MARGINAL, ending: 'concession' }, fought: { wasFought: false } } as const;
const MARINES = { red: 'space-marines', blue: 'orks' } as const;

test.each<[string, Case, readonly [number, number]]>([
  ['NODE-VP-05: a solid victory', {}, [9, 0]],
  ['NODE-VP-05: a crushing victory', { battle: CRUSHING }, [12, 0]],
  ['NODE-VP-05: a marginal victory of the defender', { battle: { ...MARGINAL, winner: 0 } }, [0, 6]],
  ['NODE-VP-05: a draw', { battle: DRAWN }, [3, 3]],
  ['NODE-VP-06: 10 crushes 13', { battle: CRUSHING, fought: scores(10, 13) }, [9, 3]],
  ['NODE-VP-06: 13 crushes 10', { battle: CRUSHING, fought: scores(13, 10) }, [12, 0]],
  ['NODE-VP-06: no more than the points of the battle', { battle: MARGINAL, fought: scores(2, 12) }, [0, 6]],
  ['NODE-VP-06: not on draws', { battle: DRAWN, fought: scores(10, 13) }, [3, 3]],
  ['NODE-VP-06: a score that is missing is equal', { fought: { iasl: [{ seat: BLUE, score: 13 }] } }, [9, 0]],
  ['NODE-VP-06: not if the setting is off', { fought: scores(10, 13), settings: { robinHood: false } }, [9, 0]],
  ['NODE-MSN-05: a solid victory in a pivotal battle', { fought: { isPivotal: true } }, [12, 0]],
  ['NODE-MSN-05: a draw in a pivotal battle', { battle: DRAWN, fought: { isPivotal: true } }, [3, 3]],
  [
    'NODE-VP-10: the bonus does not raise what Robin Hood may take',
    { battle: MARGINAL, fought: { ...scores(2, 12), isPivotal: true } },
    [3, 6],
  ],
  [
    'NODE-VP-10: Space Marines crush Orks in a pivotal battle',
    { factions: MARINES, battle: CRUSHING, fought: { ...scores(10, 13), isPivotal: true } },
    [14, 4],
  ],
  ['NODE-BTL-29: a concession is a marginal victory', CONCEDED, [6, 0]],
  ['NODE-BTL-29: without a pivotal bonus', { ...CONCEDED, fought: { wasFought: false, isPivotal: true } }, [6, 0]],
  [
    'NODE-BTL-29: Robin Hood counts only if both scores are entered',
    { ...CONCEDED, fought: { wasFought: false, ...scores(10, 13) } },
    [3, 3],
  ],
  ['NODE-BTL-29: the setting may leave it without points', { ...CONCEDED, settings: { concedeVp: false } }, [0, 0]],
  ['NODE-BTL-29: for factions it is won', { ...CONCEDED, factions: MARINES }, [8, 0]],
  ['NODE-VP-07: an Ork who loses a fought battle', { factions: { red: 'tau', blue: 'orks' } }, [9, 1]],
  ['NODE-VP-07: and who draws', { factions: { red: 'tau', blue: 'orks' }, battle: DRAWN }, [3, 4]],
  ['NODE-VP-07: Space Marines and Tau are no enemies', { factions: { red: 'space-marines', blue: 'tau' } }, [9, 0]],
  ['NODE-VP-07: the Inquisition scores as Space Marines', { factions: { red: 'inquisition', blue: 'chaos' } }, [11, 0]],
  ['NODE-VP-07: Space Marines who lose score nothing', { factions: MARINES, battle: { winner: 0 } }, [0, 10]],
  ['NODE-VP-07: Necrons beat Eldar', { factions: { red: 'necrons', blue: 'eldar' } }, [11, 0]],
  ['NODE-VP-07: Necrons beat Dark Eldar', { factions: { red: 'necrons', blue: 'dark-eldar' } }, [11, 0]],
  ['NODE-VP-07: Necrons beat Tau', { factions: { red: 'necrons', blue: 'tau' } }, [9, 0]],
  ['NODE-VP-07: Eldar beat Chaos', { factions: { red: 'eldar', blue: 'chaos' } }, [11, 0]],
  ['NODE-VP-07: Eldar beat Tyranids, whom they do not name', { factions: { red: 'eldar', blue: 'tyranids' } }, [9, 0]],
  ['NODE-VP-07: Dark Eldar raid', { factions: { red: 'dark-eldar', blue: 'tau' } }, [12, 0]],
  [
    'NODE-VP-07: Dark Eldar do not raid an orbit',
    { factions: { red: 'dark-eldar', blue: 'tau' }, battle: { node: node('ORB-O') } },
    [9, 0],
  ],
  [
    'NODE-VP-07: nor where they defend',
    { factions: { red: 'tau', blue: 'dark-eldar' }, battle: { winner: 0 } },
    [0, 9],
  ],
  [
    'NODE-FAC-CHAOS-05: Space Marines who beat a tainted battleforce',
    { factions: { red: 'space-marines', blue: 'imperial-guard' }, fought: { tainted: [BLUE] } },
    [11, 0],
  ],
])('%s', (_title, given, points) => {
  expect(totals(after(given))).toEqual(points);
});

test('NODE-VP-10: base, pivotal bonus, Robin Hood and faction stand in the ledger in this order', () => {
  const made = after({ factions: MARINES, battle: CRUSHING, fought: { ...scores(10, 13), isPivotal: true } });
  expect(lines(made, 'red')).toEqual([
    ['battle', 12],
    ['pivotal', 3],
    ['robin-hood', -3],
    ['enemy-beaten', 2],
  ]);
  expect(lines(made, 'blue')).toEqual([
    ['robin-hood', 3],
    ['fought', 1],
  ]);
});

const GREEN = seat('green');
const THREE = { red: 'tyranids', blue: 'tau', green: 'tau' } as const;

test.each<[string, Case, readonly number[]]>([
  ['NODE-MULTI-08: one winner, two losers', { battle: { sides: [[BLUE, GREEN], [RED]] } }, [18, 0, 0]],
  [
    'NODE-MULTI-08: two winners share',
    { battle: { sides: [[RED], [BLUE, GREEN]] }, settings: { multiVp: 'shared' } },
    [0, 4, 4],
  ],
  ['NODE-MULTI-08: or score each', { battle: { sides: [[RED], [BLUE, GREEN]] } }, [0, 9, 9]],
  [
    'NODE-MULTI-08: Robin Hood counts pair by pair',
    {
      battle: { sides: [[BLUE, GREEN], [RED]] },
      fought: { iasl: [...scores(10, 13).iasl, { seat: GREEN, score: 11 }] },
    },
    [14, 3, 1],
  ],
  ['NODE-MULTI-06: three sides, one wins', { battle: { sides: [[BLUE], [RED], [GREEN]] } }, [18, 0, 0]],
  ['NODE-MULTI-09: a draw counts once for each', { battle: { ...DRAWN, sides: [[BLUE], [RED, GREEN]] } }, [3, 3, 3]],
])('%s', (_title, given, points) => {
  expect(totals(after({ ...given, factions: THREE }))).toEqual(points);
});

test.each<[string, Partial<PastBattle>, Faction, readonly number[]]>([
  ['NODE-VP-07: Chaos scores a destroyed opponent', {}, 'chaos', [2, 0]],
  ['NODE-VP-07: so do Necrons', {}, 'necrons', [2, 0]],
  ['NODE-VP-07: also on a draw', DRAWN, 'chaos', [2, 0]],
  ['NODE-VP-07: others do not', {}, 'orks', [0, 0]],
  ['NODE-BTL-18: not if dice settled the battle', { ending: 'random' }, 'chaos', [0, 0]],
  ['NODE-FAC-IG-03: nor against a Guard that nobody plays', { ending: 'at-once' }, 'chaos', [0, 0]],
])('%s', (_title, battle, faction, points) => {
  const made = play(war({ red: faction, blue: 'chaos' }));
  destructionPoints(made, { ...BATTLE, ...battle }, BLUE);
  expect(totals(made)).toEqual(points);
});

test('NODE-VP-07: nobody scores its own losses', () => {
  const made = play(war({ red: 'chaos', blue: 'tau' }));
  destructionPoints(made, BATTLE, RED);
  expect(totals(made)).toEqual([0, 0]);
});
