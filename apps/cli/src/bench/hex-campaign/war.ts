import { type DetachmentSetup, FACTIONS, hexCampaign, plainUnit, type State } from '@sealed-orders/rules/hex-campaign';
import { type Dice, keysOf, seededDice, stepKey } from '@sealed-orders/rules/kernel';
import { allHexes } from '@sealed-orders/rules/space';
import { disorder } from './chart.ts';

export const AT = '2026-01-01T00:00:00.000Z';
const SEED = '5ea1'.repeat(16);

export const diceOf = (n: number): Dice => seededDice(stepKey(SEED, 'bench', n, {}));

/** Detachments that a seat begins with: more do not fit around its capital. */
const AT_START = 10;

/** Nobody wins before everything is measured. */
const ENDLESS = { vpGoal: 1_000_000 };

/** A war for a bench. */
interface Wish {
  readonly chart: unknown;
  readonly seats: number;
  readonly detachments: number;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A war at its start, with all detachments above the first ten of each seat scattered over the map. */
export function war({ chart, seats, detachments, settings = {} }: Wish): State {
  const unit = plainUnit({
    name: 'Rifles',
    slot: 'troops',
    moveClass: 'infantry',
    scout: false,
    models: 10,
    points: 500,
  });
  const column = (_: unknown, i: number): DetachmentSetup => ({
    name: `Column ${i + 1}`,
    march: 'normal',
    units: [unit],
  });
  const setup = hexCampaign.schemas.setup.parse({
    preset: 'free',
    chart,
    settings: { ...ENDLESS, askedPhases: 'movement', ...settings },
    seats: Array.from({ length: seats }, (_, i) => ({
      id: `s${i + 1}`,
      name: `Seat ${i + 1}`,
      faction: FACTIONS[i % FACTIONS.length],
      detachments: Array.from({ length: Math.min(AT_START, detachments) }, column),
    })),
  });
  const begun = hexCampaign.begin(setup, { edition: setup.edition, dice: diceOf(0) }, AT);
  if (!begun.ok) throw new Error(`no war: ${JSON.stringify(begun.problem)}`);
  const state = strewn(begun.value.state, detachments);
  const faults = hexCampaign.faults(state);
  if (faults.length > 0) throw new Error(`a war with faults: ${faults[0]}`);
  return state;
}

/** Each seat with as many detachments, copies of its first, each on a hex of its own. */
function strewn(state: State, detachments: number): State {
  const next = disorder();
  const pieces: Record<string, unknown> = { ...state.pieces };
  const taken = new Set([...Object.values(state.pieces).map((piece) => piece.hex), ...keysOf(state.sites)]);
  const free = allHexes(state.chart.size).filter((hex) => !taken.has(hex));
  for (const seat of state.seatOrder) {
    const [model] = Object.values(state.pieces).filter((piece) => piece.seat === seat);
    if (model?.kind !== 'detachment') continue;
    for (let i = AT_START + 1; i <= detachments; i++) {
      const id = `${seat}-d${i}`;
      const [hex] = free.splice(next(free.length), 1);
      const units = model.units.map((unit) => ({ ...unit, id: `${id}-u1` }));
      if (hex !== undefined) pieces[id] = { ...model, id, hex, units, name: `Column ${i}` };
    }
  }
  return hexCampaign.schemas.state.parse({ ...state, pieces });
}
