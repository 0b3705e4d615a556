import { lookup } from '../../kernel/index.ts';
import { SPY_DICE } from '../data/spies.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import { battleSeats } from '../turn/initiative.ts';
import type { Board, Telling } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { Infiltrated, RefusalCode, Spy, SpyMission } from '../types.ts';
import { caught } from './caught.ts';
import { missionFault } from './faults.ts';
import { keepUpSpies, switchTarget } from './infiltrate.ts';
import { poison, sabotage, spreadRumours } from './mischief.ts';
import { reportOn, tellReport } from './report.ts';

/** The fields of a step that this reads and changes. */
type Missions = Telling &
  Board &
  Reads<'battleInitiative' | 'before' | 'captives' | 'control' | 'dice' | 'seats' | 'sheets' | 'stateNow'> &
  Changes<'memory' | 'rumours' | 'sites' | 'strongholds'>;

interface Ordered {
  readonly spy: Spy;
  readonly order: SpyMission;
}

/** The battle orders of a seat's spies, each once and only for its own spies. */
function ordersOf(play: Reads<'before' | 'sheets'>, seat: Spy['seat']): readonly Ordered[] {
  const sheet = lookup(play.sheets, seat) ?? null;
  if (sheet?.phase !== 'battle-orders') return [];
  const first = new Map<string, Ordered>();
  for (const order of sheet.spies) {
    const spy = lookup(play.before.pieces, order.piece);
    if (spy?.kind === 'spy' && spy.seat === seat && !first.has(spy.id)) first.set(spy.id, { spy, order });
  }
  return [...first.values()];
}

/** HEX-SPY-11, -12, HEX-BMOV-01, -10: what spies do in battle movement, by battle initiative and before anything moves. */
export function spyMissions(play: Missions): void {
  keepUpSpies(play);
  for (const seat of battleSeats(play)) for (const ordered of ordersOf(play, seat)) carryOut(play, ordered);
}

function carryOut(play: Missions, { spy: { id }, order }: Ordered): void {
  const spy = play.pieces.get(id);
  if (spy?.kind !== 'spy') return;
  const isSwitched = order.switchTo === undefined || switchTarget(play, spy, order.switchTo);
  const now = play.pieces.get(id);
  if (!isSwitched) refuse(play, spy, order, 'spy-no-switch');
  else if (now?.kind !== 'spy') return;
  else if (order.mission === 'guard') guard(play, now);
  else goAbout(play, now, order);
}

function guard(play: Telling, { seat, id, name, hex }: Spy): void {
  tell(play, { type: 'spy-guarded', rule: 'HEX-BORD-16', to: [seat], seat, piece: id, name, hex });
}

function goAbout(play: Missions, spy: Spy, order: SpyMission): void {
  const found = missionFault(play.before.settings, spy.target, order.mission);
  if (found !== null) refuse(play, spy, order, found.code);
  else if (spy.target !== null) attempt(play, spy, spy.target, order);
}

function refuse(play: Telling, { seat, id }: Spy, { mission }: SpyMission, code: RefusalCode): void {
  tell(play, { type: 'spy-order-refused', rule: 'HEX-BORD-16', to: [seat], seat, piece: id, mission, code });
}

/** HEX-SPY-12: on 1 it is caught, on 4 and more the mission comes off. */
function attempt(play: Missions, spy: Spy, target: Infiltrated, { mission }: SpyMission): void {
  const { seat, id, name, hex } = spy;
  const die = play.dice.d6('HEX-SPY-12', id);
  const result = die <= SPY_DICE.caught ? 'caught' : die < SPY_DICE.success ? 'failed' : 'done';
  const rule = mission === 'gain-information' ? 'HEX-SPY-12' : 'HEX-SPY-11';
  tell(play, { type: 'spy-mission', rule, to: [seat], seat, piece: id, name, hex, mission, die, result });
  if (result === 'caught') caught(play, spy, target, die);
  else if (result === 'done') effect(play, spy, target, mission);
}

function effect(play: Missions, spy: Spy, target: Infiltrated, mission: SpyMission['mission']): void {
  if (mission === 'sabotage') sabotage(play, spy, target);
  else if (mission === 'poison-food') poison(play, spy, target);
  else if (mission === 'spread-rumours') spreadRumours(play, spy, target);
  if (mission !== 'gain-information') return;
  const report = reportOn(play, target);
  if (report !== null) tellReport(play, spy.seat, 'HEX-SPY-13', report);
}
