import { type Battle, type Detachment, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { neighbours } from '@sealed-orders/rules/space';
import type { Seeded } from '@sealed-orders/testkit';
import { detachmentsOf, RELIEF, type Staged, stagedIn } from './battles.ts';

const [AZURE, MADDER] = [seatId('azure'), seatId('madder')];

/** The names of the two armies; each side knows only its own. */
export const ARMIES = { azure: 'Storm Column', madder: 'Kabal Guard' } as const;

/** Azure's units, for which a report can use every field: a leader of Chaos, tanks, squads. */
export const UNITS = {
  leader: 'Dark Apostle',
  tanks: 'Tank Squadron',
  taken: 'Taken Squad',
  rallied: 'Rallied Squad',
  leaving: 'Leaving Squad',
  beside: 'Squad Beside',
} as const;

const unit = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  slot: 'troops',
  moveClass: 'infantry',
  scout: false,
  points: 200,
  models: { ready: 10, wounded: 0, damaged: 0, dead: 0, captured: 0 },
  ...more,
});

const vehicles = { moveClass: 'tracked', tags: ['vehicle', 'heavy-vehicle'], slot: 'heavy-support' };
const few = { models: { ready: 3, wounded: 0, damaged: 0, dead: 0, captured: 0 } };

const azures = [
  unit('leader', UNITS.leader, { tags: ['chaos-leader'], slot: 'hq', ...few }),
  unit('tanks', UNITS.tanks, { ...vehicles, ...few }),
  unit('taken', UNITS.taken),
  unit('rallied', UNITS.rallied),
  unit('leaving', UNITS.leaving),
];

/** Detachments of Azure's all around a battle: its losers have no way out. */
function ringAround({ pieces }: State, { hex }: Battle, model: Detachment): Readonly<Record<string, object>> {
  const taken = new Set(Object.values(pieces).map((piece) => piece.hex));
  const around = neighbours(hex).filter((one) => !taken.has(one));
  return Object.fromEntries(
    around.map((at, i) => {
      const units = model.units.map((one) => ({ ...one, id: `${one.id}-ring${i}` }));
      return [`ring${i}`, { ...model, id: `ring${i}`, name: `Ring ${i + 1}`, hex: at, units }];
    }),
  );
}

/**
 * Azure storms a Stronghold of Madder's, whose army is of the Dark Eldar, with another army beside it. The other battle
 * leaves Madder no way out.
 */
function storming(state: State, battle: Battle, others: readonly Battle[]): State {
  const [attacker] = detachmentsOf(state, AZURE);
  const [defender] = detachmentsOf(state, MADDER);
  const [hex] = neighbours(battle.hex);
  const at: Detachment = { ...attacker, name: ARMIES.azure, hex: battle.hex };
  const relief = { ...attacker, id: 'relief', name: RELIEF, hex, units: [unit('beside', UNITS.beside)] };
  const supporter = { piece: 'relief', side: 'attacker', order: 'attack', fromOrbit: false, assigned: true };
  const ring = others.map((other) => ringAround(state, other, attacker));
  const wall = { id: 'd1', type: 'tower', weapon: null, race: 'de', paid: 50 };
  const seat = (id: typeof AZURE, faction: string) => ({ [id]: { ...state.seats[id], faction } });
  return hexCampaign.schemas.state.parse({
    ...state,
    settings: { ...state.settings, unitXp: 'on' },
    seats: { ...state.seats, ...seat(AZURE, 'ch'), ...seat(MADDER, 'de') },
    control: { ...state.control, [battle.hex]: 'madder' },
    strongholds: { ...state.strongholds, [battle.hex]: { level: 1, owner: 'madder', defences: [wall] } },
    battles: [{ ...battle, stronghold: true, supporters: [supporter] }, ...others],
    pieces: {
      ...state.pieces,
      [at.id]: { ...at, units: azures },
      [defender.id]: { ...defender, name: ARMIES.madder },
      relief,
      ...Object.assign({}, ...ring),
    },
  });
}

/** Brings a war that has just begun, before any of its pages is opened, to that battle. */
export async function reportsAwait({ campaign }: Seeded): Promise<Staged> {
  const [staged] = await stagedIn(campaign, (state) => {
    const [first, ...others] = state.battles;
    if (first === undefined) throw new Error('no battle');
    return storming(state, first, others);
  });
  return staged;
}
