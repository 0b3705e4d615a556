import { restated } from '@sealed-orders/host/testing';
import { type BattleOrder, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { allHexes, columnRow, type HexKey, isOnMap, label, neighbours } from '@sealed-orders/rules/space';
import type { Seeded } from '@sealed-orders/testkit';
import { byHost, seeded } from './campaigns.ts';

/** An army or a spy, and the label of its hex. */
interface Placed {
  readonly name: string;
  readonly at: string;
}

/** Azure and Madder face to face, with battle orders open. */
export interface BattleLines {
  readonly campaign: Seeded;
  /** Azure's: the first is next to the enemy, the second next to both. */
  readonly first: Placed;
  readonly second: Placed;
  readonly spy: Placed;
  readonly enemy: string;
  /** Label of the enemy's hex, and of one behind the first army. */
  readonly front: string;
  readonly behind: string;
}

/** A war in which all phases ask for orders, with battle orders open and two armies of Azure beside one of Madder. */
export async function battleLines(): Promise<BattleLines> {
  const campaign = await seeded();
  let lines: BattleLines | null = null;
  await byHost(async (host, db) => {
    const n = (await host.lastStep(campaign.campaign))?.n ?? 0;
    await restated(db, campaign.campaign, n, (stored) => {
      const made = facing(hexCampaign.schemas.state.parse(stored));
      lines = { campaign, ...made.lines };
      return made.state;
    });
  });
  if (lines === null) throw new Error('no battle lines');
  return lines;
}

type Staged = { readonly state: State; readonly lines: Omit<BattleLines, 'campaign'> };

/** The first place on the map where the rules allow the orders of the test. */
function facing(state: State): Staged {
  for (const middle of allHexes(state.chart.size)) {
    const staged = facingAt(state, middle);
    if (staged !== null) return staged;
  }
  throw new Error('no room for a battle');
}

function facingAt(state: State, middle: HexKey): Staged | null {
  const [azure, madder] = [seatId('azure'), seatId('madder')];
  const armies = Object.values(state.pieces).filter((piece) => piece.kind === 'detachment');
  // The sheet begins with the second by name.
  const [second, first] = armies.filter(({ seat }) => seat === azure).toSorted((a, b) => a.name.localeCompare(b.name));
  const enemy = armies.find(({ seat }) => seat === madder);
  const [beside, front, , behind] = neighbours(middle);
  if (!first || !second || !enemy || !beside || !front || !behind) return null;
  if (!isOpen(state, [middle, beside, front, behind])) return null;
  const { column, row } = columnRow(middle);
  const airspace = Number.parseInt(state.chart.airspaces[row]?.[column] ?? '0', 36);
  const target = { kind: 'detachment', piece: enemy.id, of: madder };
  const spy = { kind: 'spy', id: 'quill', seat: azure, hex: front, name: 'Quill', home: first.hex, target };
  const made = hexCampaign.schemas.state.parse({
    ...state,
    settings: { ...state.settings, askedPhases: 'all' },
    phase: 'battle-orders',
    airSupport: [{ seat: azure, airspace, army: null }],
    pieces: {
      ...state.pieces,
      [first.id]: { ...first, hex: middle },
      [second.id]: { ...second, hex: beside },
      [enemy.id]: { ...enemy, hex: front },
      quill: spy,
    },
  });
  const view = hexCampaign.view(made, { kind: 'seat', seat: azure });
  const isLegal = (...orders: readonly BattleOrder[]): boolean =>
    hexCampaign.sheets.check(view, { phase: 'battle-orders', orders, spies: [], airSupport: [] }).length === 0;
  const attack = { type: 'attack', piece: first.id, target: { kind: 'army', piece: enemy.id } } as const;
  const support = { type: 'support', piece: second.id, target: first.id } as const;
  if (!isLegal(attack, support) || !isLegal({ type: 'withdraw', piece: first.id, to: behind })) return null;
  const at = (hex: HexKey): string => label(state.chart.size, hex);
  return {
    state: made,
    lines: {
      first: { name: first.name, at: at(middle) },
      second: { name: second.name, at: at(beside) },
      spy: { name: spy.name, at: at(front) },
      enemy: 'Detachment of madder',
      front: at(front),
      behind: at(behind),
    },
  };
}

/** Whether the hexes are on the map, empty, and not at the sea. */
function isOpen({ chart, pieces, sites }: State, hexes: readonly HexKey[]): boolean {
  const taken = new Set([...Object.values(pieces).map((piece) => piece.hex), ...Object.keys(sites)]);
  return hexes.every((hex) => {
    const { column, row } = columnRow(hex);
    const terrain = chart.rows[row]?.[column] ?? 's';
    return isOnMap(chart.size, hex) && terrain !== 's' && !taken.has(hex);
  });
}
