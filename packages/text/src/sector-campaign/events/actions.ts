import type { Mission, Side, TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { counted, figure, listed, type Sentence, say } from '../../sentence.ts';
import { course } from '../declarations.ts';
import { counter, counterAlone, counters, numberOf, sideOf, theBattle, type Words, whose } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

const MISSIONS: Readonly<Record<Mission, string>> = {
  scouting: 'a scouting mission',
  intercept: 'an intercept mission',
  transport: 'a transport and ground support mission',
  escort: 'an escort mission',
};

/** `3 × Skylark and 1 × Gale`. */
const units = (list: EventOf<'air-fire'>['units']): string =>
  list.map(({ name, count }) => `${count} × ${name}`).join(', ');

/** Dice in a row: `5, 2 and 6`. */
const dice = (rolled: readonly number[]): Sentence => listed(rolled.map(String));

/** Why aircraft take off, up to the territory that follows. */
const AIMS: Readonly<Record<Exclude<EventOf<'flight-began'>['purpose'], 'drop'>, string>> = {
  scout: 'took off to scout',
  dogfight: 'took off to fight interceptors in',
  move: 'took off for',
  attack: 'took off to attack',
  response: 'took off to respond in',
  back: 'flew back to',
};

function flightBegan({ counter: id, purpose, route, cargo, escort }: EventOf<'flight-began'>, words: Words): Sentence {
  if (purpose === 'drop') return say`${counter(id, words)} began its drop from orbit to ${course(route, words)}.`;
  const aboard = cargo === null ? [] : say`, carrying ${counterAlone(cargo, words)}`;
  const guard = escort === null ? [] : say`, escorted by ${counterAlone(escort, words)}`;
  return say`${counter(id, words)} ${AIMS[purpose]} ${course(route, words)}${aboard}${guard}.`;
}

function airFire(
  { counter: id, against, units: firing, dice: rolled, lost }: EventOf<'air-fire'>,
  words: Words,
): Sentence {
  const losses = lost.length === 0 ? 'Nothing was lost.' : `Lost: ${units(lost)}.`;
  return say`${counter(id, words)} fired at ${counter(against, words)} with ${units(firing)}: rolled ${dice(rolled)}. ${losses}`;
}

type AirType =
  | 'mission-declared'
  | 'flight-began'
  | 'intercepted'
  | 'drop-intercepted'
  | 'flak-rolled'
  | 'flak-fired'
  | 'air-fire'
  | 'air-loss'
  | 'flight-ended';

/** SEC-AIR, SEC-DROP-05. */
const airSentences: SentencesFor<AirType> = {
  'mission-declared': ({ counter: id, at, mission, isByTime }, words) =>
    isByTime
      ? say`${words.side(sideOf(id))} chose no mission in time, so ${counterAlone(id, words)} got ${MISSIONS[mission]} in ${words.territory(at)}.`
      : say`${words.side(sideOf(id))} gave ${counterAlone(id, words)} ${MISSIONS[mission]} in ${words.territory(at)}.`,
  'flight-began': flightBegan,
  intercepted: ({ counter: id, by, at, isByEscort }, words) =>
    isByEscort
      ? say`The escort ${counterAlone(by, words)} met the interceptor ${counterAlone(id, words)} in ${words.territory(at)}.`
      : say`${counter(by, words)} intercepted ${counter(id, words)} in ${words.territory(at)}.`,
  'drop-intercepted': ({ counter: id, by, at, dice: rolled, firing }, words) =>
    say`${counter(by, words)} tried to intercept the drop of ${counter(id, words)} in ${words.territory(at)}: rolled ${dice(rolled)}, so ${counted(firing, 'unit', 'units')} can fire.`,
  'flak-rolled': ({ at, against, dice: rolled }, words) =>
    say`Flak in ${words.territory(at)} against ${counter(against, words)} (fires on a 6): ${listed(rolled.map(({ counter: id, die }) => say`${counterAlone(id, words)} rolled ${die}`))}.`,
  'flak-fired': ({ counter: id, at, against }, words) =>
    say`The flak of ${counter(id, words)} fired at ${counter(against, words)} in ${words.territory(at)}.`,
  'air-fire': airFire,
  'air-loss': ({ counter: id, at, isWiped }, words) =>
    isWiped
      ? say`Shot down in ${words.territory(at)}, back next turn: ${counter(id, words)}.`
      : say`Down to half strength or less in ${words.territory(at)}: ${counter(id, words)}.`,
  'flight-ended': ({ counter: id, at, hasArrived }, words) =>
    hasArrived
      ? say`${counter(id, words)} reached ${words.territory(at)}.`
      : say`${counter(id, words)} got no further than ${words.territory(at)}.`,
};

type ScoutingType = 'scouting-seen' | 'scouted' | 'sheet-read' | 'machines-told' | 'scouts-captured';

function scouted({ counter: id, from, territory, dice: rolled }: EventOf<'scouted'>, words: Words): Sentence {
  const did = say`${counter(id, words)} scouted ${words.territory(territory)} from ${words.territory(from)}`;
  if (rolled.length === 0) return say`${did} and found nobody.`;
  return say`${did}: rolled ${listed(rolled.map(({ counter: one, die }) => say`${die} for ${counterAlone(one, words)}`))}.`;
}

/** `East’s counter 6`, whether or not the reader knows its face. */
const plainCounter = (id: EventOf<'sheet-read'>['counter'], words: Words): Sentence =>
  say`${whose(sideOf(id), words)} counter ${String(numberOf(id))}`;

const enemyOf = (side: Side): Side => (side === 'west' ? 'east' : 'west');

/** SEC-SCOUT. */
const scoutingSentences: SentencesFor<ScoutingType> = {
  'scouting-seen': ({ territory }, words) => say`${words.territory(territory)} was scouted.`,
  scouted,
  'sheet-read': ({ counter: id, sheet }, words) =>
    say`${plainCounter(id, words)} is ${sheet.name} (${counted(sheet.points, 'point', 'points')}, ${figure(sheet.xp)} XP).`,
  'machines-told': ({ counter: id, machines }, words) =>
    machines.length === 0
      ? say`${plainCounter(id, words)} has no war machines.`
      : say`${plainCounter(id, words)} has these war machines: ${units(machines)}.`,
  'scouts-captured': ({ counter: id }, words) =>
    say`${words.side(enemyOf(sideOf(id)))} captured scouts and learned all about ${counter(id, words)}.`,
};

const carrying = (cargo: EventOf<'flown'>['cargo'], words: Words): Sentence =>
  cargo === null ? [] : say` with ${counterAlone(cargo, words)} on board`;

type MoveType = 'moved' | 'flown' | 'dropped' | 'vehicles-landed' | 'fortification-begun';

/** SEC-MOVE, SEC-DROP. */
const moveSentences: SentencesFor<MoveType> = {
  moved: ({ counter: id, from, into, isBonus }, words) =>
    say`${counter(id, words)} moved from ${words.territory(from)} to ${words.territory(into)}${isBonus ? ', as a supreme commander’s extra move' : ''}.`,
  flown: ({ counter: id, from, into, cargo }, words) =>
    say`${counter(id, words)} flew from ${words.territory(from)} to ${words.territory(into)}${carrying(cargo, words)}.`,
  dropped: ({ counter: id, at }, words) => say`${counter(id, words)} landed in ${words.territory(at)}.`,
  'vehicles-landed': ({ counter: id, at }, words) =>
    say`The vehicles of ${counter(id, words)} landed in ${words.territory(at)}.`,
  'fortification-begun': ({ side, territory }, words) =>
    say`${words.side(side)} began to fortify ${words.territory(territory)}.`,
};

type AttackType = 'attack-declared' | 'responded' | 'responses-ended' | 'control-changed';

/** Where an attack or a response comes from. */
const origin = (from: TerritoryId | null, words: Words): Sentence =>
  from === null ? say` from orbit` : say` from ${words.territory(from)}`;

function attackDeclared({ territory, from, counters: ids, way }: EventOf<'attack-declared'>, words: Words): Sentence {
  const [first] = ids;
  const who = first === undefined ? say`Somebody` : [words.side(sideOf(first))];
  const how = { ground: '', hasty: ', in a hasty attack', air: ', by air', drop: '' }[way];
  return say`${who} attacked ${words.territory(territory)}${origin(from, words)} with ${counters(ids, words)}${how}.`;
}

const TAKEN: Readonly<
  Record<EventOf<'control-changed'>['how'], (event: EventOf<'control-changed'>, words: Words) => Sentence>
> = {
  won: ({ territory, was, side }, words) =>
    say`${words.side(side)} took ${words.territory(territory)} from ${words.side(was)}.`,
  undefended: ({ territory, was, side }, words) =>
    say`${words.side(side)} took ${words.territory(territory)}, which ${words.side(was)} had left undefended.`,
  referee: ({ territory, was, side }, words) =>
    say`By a ruling, ${words.territory(territory)} went from ${words.side(was)} to ${words.side(side)}.`,
};

/** SEC-ATK, SEC-RESP. */
const attackSentences: SentencesFor<AttackType> = {
  'attack-declared': attackDeclared,
  responded: ({ battle, counter: id, from, way }, words) =>
    say`${words.side(sideOf(id))} sent ${counterAlone(id, words)}${origin(from, words)} to ${theBattle(battle, words)}${way === 'air' ? ', by air' : ''}.`,
  'responses-ended': ({ territory, isByTime }, words) =>
    say`${isByTime ? 'Time is up: no' : 'No'} more responses to the attack on ${words.territory(territory)}.`,
  'control-changed': (event, words) => TAKEN[event.how](event, words),
};

/** What sides declare: flights, scouting, moves and attacks. */
export const actionTable: SentencesFor<AirType | ScoutingType | MoveType | AttackType> = {
  ...airSentences,
  ...scoutingSentences,
  ...moveSentences,
  ...attackSentences,
};
