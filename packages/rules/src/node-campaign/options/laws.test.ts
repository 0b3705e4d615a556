import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { checkOrder } from '../check.ts';
import { options, optionsInBattles } from '../options.ts';
import { setUp, type War } from '../testing.ts';
import type { NewUnit, Option, Order, Rejection, Setup } from '../types.ts';
import { optionsOnMap } from './on-map.ts';

const UNIT: NewUnit = { name: 'Unit', category: 'troops', description: '', points: 0, isMindless: false };
const unit = (points: number): NewUnit => ({ ...UNIT, points });

const OTHERS_WON = { winner: 0, degree: 'solid' } as const;
const DRAWN = { winner: null, degree: null } as const;

interface Written {
  readonly order: Order;
  readonly refusal: Rejection | null;
}
const fine = (order: Order): readonly Written[] => [{ order, refusal: null }];

/** An option as an order, or as each that it stands for. */
function ordersOf(option: Option, draw: number): readonly Written[] {
  const one = <Value>(listed: readonly Value[]): Value | undefined => listed[draw % (listed.length || 1)];
  switch (option.type) {
    case 'place':
    case 'join': {
      const chosen = option.choices.flatMap((among) => one(among) ?? []);
      const around = option.beside.find(({ colony }) => chosen.includes(colony))?.nodes ?? [];
      const nodes = [...chosen, ...around.slice(0, 2)];
      return fine(
        option.type === 'place' ? { type: 'place', nodes } : { type: 'join', faction: option.faction, army: '', nodes },
      );
    }
    case 'command':
      return [{ order: now([option.command]), refusal: option.refusal }];
    case 'modify': {
      const { force, units, room, refusal, prices } = option;
      if (prices.retire > 0) return [];
      const change = { retire: units.slice(0, 1), add: units.length > 0 ? [] : [unit(Math.min(room, 5))] };
      return [{ order: now([{ type: 'modify', force, change: [], retrain: false, ...change }]), refusal }];
    }
    case 'roster':
      return fine({ type: 'roster', force: option.force, units: [unit(400), unit(300)], killTeam: [unit(100)] });
    case 'rename':
      return fine({ type: 'rename', force: option.force, name: `Force ${option.force}`, background: '' });
    case 'honours':
      return option.units.flatMap((of) => fine({ type: 'honours', force: option.force, unit: of, honours: 'Brave' }));
    case 'retreats':
      return fine({ type: 'retreats', force: option.force, nodes: [...option.nodes] });
    case 'level':
      return [option.least, option.most, option.usual].flatMap((level) =>
        fine({ type: 'level', battle: option.battle, level }),
      );
    case 'list': {
      const units = option.force === null ? [] : [unit(option.most)];
      return fine({ type: 'list', battle: option.battle, force: option.force, units });
    }
    case 'report': {
      const { type, battle, result, fielded, refusal } = option;
      return [{ order: { type, battle, result, units: [...fielded] }, refusal }];
    }
    case 'amend': {
      const { type, battle, result, fielded, refusal } = option;
      const units = [...fielded];
      const other = result.winner === null ? OTHERS_WON : DRAWN;
      return [
        { order: { type, battle, result, units }, refusal },
        {
          order: { type, battle, result: { ...result, ...other }, units },
          refusal: refusal?.code === 'same-result' ? null : refusal,
        },
      ];
    }
    case 'confirm':
      return fine({ type: 'confirm', battle: option.battle, units: [...option.fielded] });
    case 'field':
      return [{ order: { type: 'field', battle: option.battle, units: [...option.fielded] }, refusal: option.refusal }];
    case 'dispute':
      return fine({ type: 'dispute', battle: option.battle, text: 'No' });
    case 'multi': {
      const { battle, players, splits } = option;
      const all = [...splits, players.map((player) => [player])];
      return all.flatMap((sides) => fine({ type: 'multi', battle, sides: sides.map((side) => [...side]) }));
    }
    case 'decision':
      return fine(option.decision);
    case 'series':
      return [];
  }
}

type Commands = Extract<Order, { readonly type: 'commands' }>['commands'];
const now = (commands: Commands): Order => ({ type: 'commands', commands, when: { kind: 'now' } });

const FACTIONS = [
  ['orks', 'imperial-guard', 'eldar', 'chaos', null],
  ['tau', 'space-marines', 'dark-eldar', 'tyranids', null],
  ['necrons', 'inquisition', 'tau', 'imperial-guard', null],
] as const satisfies readonly (readonly Setup['seats'][number]['faction'][])[];
const SEATS = ['red', 'blue', 'green', 'gold', 'grey'] as const;
const SETTINGS = [
  {},
  { startCp: 40, cpCap: 60, dailyCp: 20, phaseOutWhileLocked: true, redeployRange: 'connected' },
  { startCp: 40, cpCap: 60, dailyCp: 20, deepSpaceBattles: true, errata: { allyRetreat: 'on', battleBarges: 'on' } },
  { startCp: 40, cpCap: 60, dailyCp: 20, cost: { addUnit: 0, retireUnit: 0 }, orderProcessing: 'daily' },
] as const;

const pick = <One>(listed: readonly One[], at: number): One | undefined => listed[at % (listed.length || 1)];

const sorted = (all: readonly Option[]): readonly string[] => all.map((option) => JSON.stringify(option)).sort();

/**
 * All that is offered to a seat passes the check, or is refused for the reason that it says. What can be said in battles
 * and what can be chosen elsewhere are all of it together.
 */
function offered(made: War, by: string, draw: number): readonly Written[] {
  const view = made.seenBy(by);
  expect(sorted([...optionsOnMap(view), ...optionsInBattles(view)])).toEqual(sorted(options(view)));
  const all = options(view).map((option) => ordersOf(option, draw));
  for (const { order, refusal } of all.flat()) {
    const [found = null] = checkOrder(view, seatId(by), order);
    expect({ order, code: found?.code ?? null }).toEqual({ order, code: refusal?.code ?? null });
  }
  // Every kind of order has the same chance.
  const open = all.flat().filter(({ refusal }) => refusal === null);
  const kinds = [...new Set(open.map(kindOf))];
  const kind = pick(kinds, draw);
  return open.filter((one) => kindOf(one) === kind);
}

const kindOf = ({ order }: Written): string =>
  order.type === 'commands' ? `commands ${order.commands[0]?.type}` : order.type;

const step = fc.record({ seat: fc.nat(1000), kind: fc.nat(1000), which: fc.nat(1000), hours: fc.nat(12) });

test('In whatever war, every option becomes an order that the rules accept', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 30, maxLength: 60 }),
      fc.nat(255),
      fc.nat(FACTIONS.length - 1),
      fc.nat(SETTINGS.length - 1),
      (steps, seed, table, set) => {
        const factions = FACTIONS[table] ?? FACTIONS[0];
        const seats = Object.fromEntries(SEATS.map((id, i) => [id, factions[i] ?? null]));
        const made = setUp(seats, { settings: { setupHours: 2, ...SETTINGS[set] } }).seeded(seed);
        let time = Date.parse('2031-05-03T12:00:00Z');
        for (const one of steps) {
          if (one.hours === 12) made.rule({ type: 'open-night' });
          const by = pick(SEATS, one.seat) ?? 'red';
          const chosen = pick(offered(made, by, one.kind), one.which);
          if (chosen !== undefined) expect(made.give(by, chosen.order)).toEqual([]);
          time += one.hours * 3_600_000;
          made.until(new Date(time).toISOString());
        }
      },
    ),
    { numRuns: 10 },
  );
});
