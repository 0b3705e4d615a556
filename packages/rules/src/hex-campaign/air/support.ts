import { lookup } from '../../kernel/index.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import { tell } from '../turn/play.ts';
import type { AirSupport, BattleSheet, PieceId, Rejection, SupportOption, View } from '../types.ts';
import { view } from '../view/view.ts';
import type { AirPlay } from './play.ts';

type Assignment = BattleSheet['airSupport'][number];

/** The armies, own and allied, that the seat may name, with where they stand. */
function armiesOf(view: View) {
  const isAllied = (seat: string) => view.seats.find(({ id }) => id === seat)?.relation === 'ally';
  const own = Object.values(view.pieces);
  const allied = Object.values(view.seen).filter(({ seat }) => isAllied(seat));
  return [...own, ...allied].filter(({ kind }) => kind === 'detachment' || kind === 'garrison');
}

/**
 * HEX-AIR-10, HEX-BORD-17: why a Tactical Bombardment cannot support an army: it must be own or allied and stand in the
 * Airspace when the order is given. The seat knows where these are, so the engine uses the same check.
 * @param taken supports that the sheet has assigned already
 */
function supportFault(view: View, { support, army }: Assignment, taken: ReadonlySet<number>): Fault | null {
  const ready = view.own?.airSupport[support];
  if (ready === undefined) return fault('no-air-support', 'HEX-AIR-10', { support }, ['support']);
  if (taken.has(support)) return fault('support-twice', 'HEX-AIR-10', { support }, ['support']);
  const found = armiesOf(view).find(({ id }) => id === army);
  if (found === undefined) return fault('army-unknown', 'HEX-AIR-10', { army }, ['army']);
  const grid = gridOf(view.chart);
  const isThere = grid.airspace[indexOf(grid, found.hex)] === ready.airspace;
  return isThere ? null : fault('army-elsewhere', 'HEX-AIR-10', { army, airspace: ready.airspace }, ['army']);
}

/** HEX-AIR-10: faults in a sheet's air support that the seat can see. */
export function supportFaults(view: View, sheet: BattleSheet): readonly Rejection[] {
  const taken = new Set<number>();
  return sheet.airSupport.flatMap((order, i) => {
    const found = supportFault(view, order, taken);
    if (found !== null) return [rejected(found, ['airSupport', i])];
    taken.add(order.support);
    return [];
  });
}

/** HEX-AIR-10: the armies that each Tactical Bombardment may support. */
export function supportOptions(view: View): readonly SupportOption[] {
  const ready = view.own?.airSupport ?? [];
  const armies = armiesOf(view)
    .map(({ id }) => id)
    .sort();
  const none: ReadonlySet<number> = new Set();
  return ready.flatMap((_, support) =>
    armies
      .filter((army) => supportFault(view, { support, army }, none) === null)
      .map((army): SupportOption => ({ phase: 'battle-orders', support, army })),
  );
}

/** HEX-AIR-10, HEX-BORD-17: which army each Tactical Bombardment supports. */
export function battleAirSupport(play: AirPlay): void {
  for (const seat of play.before.seatOrder) {
    const sheet = lookup(play.sheets, seat) ?? null;
    if (sheet?.phase !== 'battle-orders' || sheet.airSupport.length === 0) continue;
    const known = view(play.before, { kind: 'seat', seat });
    const own = play.airSupport.filter((support) => support.seat === seat);
    const taken = new Map<number, PieceId>();
    for (const order of sheet.airSupport) {
      const found = supportFault(known, order, new Set(taken.keys()));
      if (found === null) taken.set(order.support, order.army);
      else refuse(play, seat, order, found);
    }
    for (const [number, army] of taken) assign(play, own[number], army);
  }
}

function assign(play: AirPlay, support: AirSupport | undefined, army: PieceId): void {
  if (support === undefined) return;
  const { seat, airspace } = support;
  play.airSupport = play.airSupport.map((one) => (one === support ? { ...one, army } : one));
  const hex = lookup(play.before.pieces, army)?.hex;
  if (hex === undefined) return;
  tell(play, { type: 'air-support-assigned', rule: 'HEX-AIR-10', to: [seat], seat, airspace, army, hex });
}

function refuse(play: AirPlay, seat: AirSupport['seat'], { support }: Assignment, found: Fault): void {
  const rule = found.rule;
  tell(play, { type: 'air-support-refused', rule, to: [seat], seat, support, code: found.code });
}
