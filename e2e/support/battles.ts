import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { restated } from '@sealed-orders/host/testing';
import {
  type Battle,
  type BattleOrderType,
  type Detachment,
  hexCampaign,
  type State,
} from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { allHexes, columnRow, distance, type HexKey, label, neighbours } from '@sealed-orders/rules/space';
import type { Seeded } from '@sealed-orders/testkit';
import { byHost } from './campaigns.ts';
import { call, signIn } from './people.ts';

const [AZURE, MADDER] = [seatId('azure'), seatId('madder')];

/** A battle as a test looks it up. */
export interface Staged {
  readonly id: string;
  /** Label of its hex. */
  readonly at: string;
}

/**
 * Brings a war to its battle phase, with two battles between Azure, who attacks, and Madder: one from plain orders, one
 * that Azure has planned. Only for a war that has just begun, before any of its pages is opened: the site must not have
 * read its state yet.
 */
export async function embattled({ campaign }: Seeded): Promise<readonly [plain: Staged, planned: Staged]> {
  return stagedIn(campaign, (state) => state);
}

/** The name of an army of Azure's beside a battle. */
export const RELIEF = 'Relief Column';

/** The same with another army of Azure's beside the first battle, which was ordered to attack there too. */
export async function relieved({ campaign }: Seeded): Promise<Staged> {
  const [plain] = await stagedIn(campaign, (state) => {
    const [battle, ...others] = state.battles;
    const [model] = detachmentsOf(state, AZURE);
    const [hex] = neighbours(battle?.hex ?? model.hex);
    if (battle === undefined || hex === undefined) throw new Error('no battle to relieve');
    const units = model.units.map((unit) => ({ ...unit, id: `${unit.id}9` }));
    const relief = { ...model, id: 'relief', name: RELIEF, hex, units };
    const supporter = { piece: 'relief', side: 'attacker', order: 'attack', fromOrbit: false, assigned: true };
    const battles = [{ ...battle, supporters: [supporter] }, ...others];
    return hexCampaign.schemas.state.parse({ ...state, battles, pieces: { ...state.pieces, relief } });
  });
  return plain;
}

type Pair = readonly [plain: Staged, planned: Staged];

/** The same two battles, on a board with further changes. */
export async function stagedIn(campaign: Seeded['campaign'], then: (state: State) => State): Promise<Pair> {
  const staged: Staged[] = [];
  await byHost(async (host, db) => {
    const n = (await host.lastStep(campaign))?.n ?? 0;
    await restated(db, campaign, n, (stored) => {
      const state = hexCampaign.schemas.state.parse(stored);
      const { turn } = state;
      const [first, second] = fields(state);
      const [ours, theirs] = [detachmentsOf(state, AZURE), detachmentsOf(state, MADDER)];
      const battles = [
        battleOf({ turn, number: 1, hex: first, order: 'attack', attacker: ours[0], defender: theirs[0] }),
        battleOf({ turn, number: 2, hex: second, order: 'planned-attack', attacker: ours[1], defender: theirs[1] }),
      ];
      staged.push(...battles.map(({ id, hex }) => ({ id, at: label(state.chart.size, hex) })));
      const moved = Object.fromEntries([
        ...[ours[0], theirs[0]].map((piece) => [piece.id, { ...piece, hex: first }] as const),
        ...[ours[1], theirs[1]].map((piece) => [piece.id, { ...piece, hex: second }] as const),
      ]);
      const settings = { ...state.settings, askedPhases: 'all' } as const;
      return then({ ...state, settings, phase: 'battle', battles, pieces: { ...state.pieces, ...moved } });
    });
  });
  const [plain, planned] = staged;
  if (plain === undefined || planned === undefined) throw new Error('no battles');
  return [plain, planned];
}

/** The first two detachments of a seat. */
export function detachmentsOf({ pieces }: State, seat: typeof AZURE): readonly [Detachment, Detachment] {
  const own = Object.values(pieces).flatMap((piece) =>
    piece.kind === 'detachment' && piece.seat === seat ? [piece] : [],
  );
  const [first, second] = own;
  if (first === undefined || second === undefined) throw new Error(`${seat} has no two detachments`);
  return [first, second];
}

/** Two empty hexes of plains, far from each other. */
function fields({ chart, pieces, sites, strongholds }: State): readonly [HexKey, HexKey] {
  const taken = new Set(Object.values(pieces).map(({ hex }) => hex));
  const isField = (hex: HexKey): boolean => {
    const { column, row } = columnRow(hex);
    const isPlain = chart.rows[row]?.[column] === 'p' && column > 1 && row > 1;
    return isPlain && !taken.has(hex) && sites[hex] === undefined && strongholds[hex] === undefined;
  };
  const all = allHexes(chart.size).filter(isField);
  const [first] = all;
  const second = all.find((hex) => first !== undefined && distance(hex, first) > 4);
  if (first === undefined || second === undefined) throw new Error('no room for two battles');
  return [first, second];
}

interface Fight {
  readonly turn: number;
  readonly number: number;
  readonly hex: HexKey;
  readonly order: BattleOrderType;
  readonly attacker: Detachment;
  readonly defender: Detachment;
}

/** A battle that nobody has reported, against a defender who is ready, with its dice on the card. */
export function battleOf({ turn, number, hex, order, attacker, defender }: Fight): Battle {
  return {
    id: `b${turn}-${number}`,
    turn,
    number,
    hex,
    kind: 'attack',
    origin: neighbours(hex)[0] ?? null,
    home: null,
    attacker: { seat: attacker.seat, armies: [attacker.id], order, forces: [] },
    defender: { seat: defender.seat, armies: [defender.id], order: 'defend', forces: [] },
    supporters: [],
    stronghold: false,
    stage: 'open',
    reports: {},
    quickAgreed: [],
    postponeAgreed: [],
    postponed: false,
    quick: null,
    result: null,
    dice: {
      terrain: 5,
      terrainAgain: null,
      infiltrate: { attacker: 2, defender: 5 },
      deepStrike: { attacker: 6, defender: 1 },
      reserves: 3,
      scenario: 3,
    },
  };
}

/** Both players report a battle with different points: then only the referee can decide it. */
export async function disputed(browser: Browser, { campaign, players }: Seeded, battle: Staged): Promise<void> {
  for (const [player, points] of [
    [players.azure, { attacker: 300, defender: 0 }],
    [players.madder, { attacker: 0, defender: 200 }],
  ] as const) {
    const context = await browser.newContext();
    await signIn(context, player);
    const report = { turns: 6, points, scenario: null, retreats: [], surrender: null, units: [], defences: [] };
    const order = { type: 'battle-report', battle: battle.id, report };
    await call(context.request, 'orders.give', { campaign, order, nonce: randomBytes(16).toString('hex') });
    await context.close();
  }
}
