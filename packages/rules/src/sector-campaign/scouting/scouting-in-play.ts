import { lookup, present } from '../../kernel/index.ts';
import { takeOff } from '../air/flights-in-play.ts';
import { reversed } from '../air/routes.ts';
import { sheetOf } from '../battles/opening.ts';
import { countersOf, under } from '../board/board.ts';
import { otherSide } from '../board/grid.ts';
import { counterIn, counterOfIn, detachmentIn, knownIn, own, type Play, tell } from '../board/play.ts';
import { declared } from '../turn/alternation-in-play.ts';
import type { CounterId, DeclarationOf, Detachment, Draft, Flight, Side, TerritoryId } from '../types.ts';

type Scout = DeclarationOf<'scout'>;

/** SEC-SCOUT-01, -09: immediately on the ground; by air, on arrival. Who scouts on the ground is not public. */
export function scout(play: Play, side: Side, { detachment, territory, route, back, escort }: Scout): void {
  const { id, at } = counterOfIn(play, side, detachment);
  detachmentIn(play, side, detachment).hasScouted = true;
  if (route !== null && at !== null && detachmentIn(play, side, detachment).kind === 'aerial') {
    const home = back ?? reversed(at, route);
    takeOff(play, side, {
      ...{ purpose: 'scout', detachment, route, cargo: null, escort, battle: null, back: home, against: null },
    });
    declared(play, { side, what: 'scout', counters: [id], from: at, to: territory, route });
    return;
  }
  throwDice(play, id, present(at, 'scouts stand somewhere'), territory);
  declared(play, { side, what: 'scout', to: territory });
}

/** SEC-AIR-13: what happens in the target territory; the flight back follows. */
export function arriveScout(play: Play, flight: Flight, hasArrived: boolean): void {
  const { counter, route, escort, side, back } = flight;
  const target = route.at(-1);
  if (!hasArrived || target === undefined || back === null) return;
  throwDice(play, counter, present(counterIn(play, counter).at, 'scouts have a base'), target);
  play.state.board.flight = {
    ...{ side, counter, cargo: null, escort, purpose: 'back', route: [...back], back: null },
    ...{ entered: 0, step: 'leave', heard: [], met: null, against: null, battle: null },
    ...{ hasEscortFought: flight.hasEscortFought, hasTurnedBack: false },
  };
}

/** SEC-SCOUT-04: a die for each enemy detachment in the territory, by number. */
function throwDice(play: Play, scouts: CounterId, from: TerritoryId, territory: TerritoryId): void {
  const { side } = counterIn(play, scouts);
  const enemies = countersOf(play.state.board, otherSide(side)).filter(({ at, isLost }) => at === territory && !isLost);
  const dice = enemies.map(({ id }) => ({ counter: id, die: play.dice.d6('SEC-SCOUT-04', `${scouts} ${id}`) }));
  tell(play, { type: 'scouting-seen', rule: 'SEC-SCOUT-09', to: 'spectators', territory });
  tell(play, { type: 'scouted', rule: 'SEC-SCOUT-09', to: 'seats', counter: scouts, from, territory, dice });
  for (const { counter, die } of dice) {
    if (die === 6) readSheet(play, side, counter, 'scouted');
    if (die === 5) tellMachines(play, side, counter);
  }
  // SEC-SCOUT-07: once per attempt, and never scouts in the air.
  const { kind } = under(knownIn(play, side).desk, scouts);
  if (kind === 'aerial' || dice.every(({ die }) => die !== 1)) return;
  tell(play, { type: 'scouts-captured', rule: 'SEC-SCOUT-07', to: 'seats', counter: scouts });
  readSheet(play, otherSide(side), scouts, 'captured');
}

type Dossier = Draft['desks'][Side]['dossiers'][string];

/** What a side knows about an enemy counter so far. */
const dossierOf = (play: Play, side: Side, counter: CounterId): Dossier =>
  lookup(play.state.desks[side].dossiers, counter) ?? {
    ...{ counter, sheet: null, machines: null, units: [], source: 'scouted', turn: play.state.board.turn },
  };

const warMachines = ({ units }: Pick<Detachment, 'units'>) =>
  units.filter(({ traits }) => traits.includes('war-machine')).map(({ name, count }) => ({ name, count }));

/** SEC-SCOUT-05, -07: the whole sheet, as it is now. */
function readSheet(play: Play, side: Side, counter: CounterId, source: 'scouted' | 'captured'): void {
  const sheet = sheetOf(under(knownIn(play, otherSide(side)).desk, counter));
  const { turn } = play.state.board;
  const machines = warMachines(sheet);
  play.state.desks[side].dossiers[counter] = { ...dossierOf(play, side, counter), sheet, machines, source, turn };
  const rule = source === 'scouted' ? 'SEC-SCOUT-05' : 'SEC-SCOUT-07';
  tell(play, { type: 'sheet-read', rule, to: own(play, side), side, counter, sheet: structuredClone(sheet) });
}

/** SEC-SCOUT-06: its war machines, if any. */
function tellMachines(play: Play, side: Side, counter: CounterId): void {
  const machines = warMachines(under(knownIn(play, otherSide(side)).desk, counter));
  const { turn } = play.state.board;
  const known = dossierOf(play, side, counter);
  const fresh = known.sheet === null ? { source: 'scouted' as const, turn } : {};
  play.state.desks[side].dossiers[counter] = { ...known, machines, ...fresh };
  tell(play, { type: 'machines-told', rule: 'SEC-SCOUT-06', to: own(play, side), side, counter, machines });
}
