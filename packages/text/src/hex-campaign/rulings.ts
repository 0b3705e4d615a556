import type { EditType, PieceId } from '@sealed-orders/rules/hex-campaign';
import type { Facts, SeatId } from '@sealed-orders/rules/kernel';
import { counted, listed, type Part, plain, type Sentence, say, signed, withArticle } from '../sentence.ts';
import { AIR_MISSION_NAMES } from './air-names.ts';
import { ASPECT_NAMES, BUILDING_NAMES } from './building-names.ts';
import { DEFENCE_NAMES, TURRET_WEAPON_NAMES } from './defence-names.ts';
import { FIND_NAMES } from './find-names.ts';
import { GOD_NAMES } from './god-names.ts';
import { SETTLEMENT_NAMES } from './names.ts';
import { hexIn, nameIn, word } from './rejections/reason.ts';
import type { Words } from './words.ts';

/** What a referee did, as a clause without a subject: `moved 3rd Regiment from 0509 to 0608`. */
export type Says = (facts: Facts, words: Words) => Sentence;

const isId = <Id extends SeatId | PieceId>(value: unknown): value is Id => typeof value === 'string';

const seat = (value: unknown, words: Words): Sentence | Part =>
  isId<SeatId>(value) ? words.seat(value) : say`a player`;
export const piece = ({ piece: id, name }: Facts, words: Words): Sentence | Part =>
  isId<PieceId>(id) ? words.named(id, word(name)) : say`a unit`;
/** A piece by its name alone, where the sentence already names its owner. */
const army = ({ piece: id, name }: Facts): Part =>
  isId<PieceId>(id) ? { kind: 'name', text: word(name), ref: id } : { kind: 'text', text: 'a unit' };
const defenders = (value: unknown, words: Words): Sentence | Part =>
  value === '' ? say`the defender` : seat(value, words);
/** Who won a battle, among its two sides. */
function victory(winner: unknown, f: Facts, words: Words): Sentence {
  if (winner === 'nobody') return say`a draw`;
  const side = winner === 'attacker' ? f.attacker : f.defender;
  return say`${side === '' ? 'native forces' : seat(side, words)} won`;
}

const bp = (value: unknown): string => counted(Number(value), 'BP', 'BP');
const number = (value: unknown): string => signed(Number(value));
/** `Prison`; `Aspect Shrine of the Fire Dragons`. */
export function building({ building: type, aspect }: Facts): string {
  const shrine = nameIn(ASPECT_NAMES, aspect);
  return `${nameIn(BUILDING_NAMES, type) ?? word(type)}${shrine === undefined ? '' : ` of the ${shrine}`}`;
}
const size = (value: unknown): string => nameIn(SETTLEMENT_NAMES, String(value)) ?? 'settlement';
/** `turret with las-cannons`. */
export function defence({ defence: type, weapon }: Facts): string {
  const gun = nameIn(TURRET_WEAPON_NAMES, weapon);
  return `${nameIn(DEFENCE_NAMES, type) ?? word(type)}${gun === undefined ? '' : ` with ${gun}`}`;
}
const mission = (value: unknown): string => nameIn(AIR_MISSION_NAMES, value) ?? word(value);
const treaty = ({ kind, secret }: Facts): string =>
  `${secret === true ? 'secret ' : ''}${kind === 'alliance' ? 'alliance' : 'pact'}`;

const partners = (f: Facts, words: Words): Sentence => say`${seat(f.seat, words)} and ${seat(f.with, words)}`;
/** `pact, 50 BP for 20 BP, a promise, secret, signed`. */
function terms({ treaty: kind, secret, gives, takes, promise, signed }: Facts): string {
  const parts = [
    kind === 'none' ? null : kind === 'alliance' ? 'alliance' : 'pact',
    ...(gives === 0 ? [] : [takes === 0 ? bp(gives) : `${bp(gives)} for ${bp(takes)}`]),
    gives === 0 && takes !== 0 ? `asks for ${bp(takes)}` : null,
    promise === true ? 'a promise' : null,
    secret === true ? 'secret' : null,
    signed === true ? 'signed' : null,
  ];
  return parts.filter((part) => part !== null).join(', ') || 'captives';
}
/** `50 BP and 1 captive detachment`. */
function load({ bp: amount, captives }: Facts): string {
  const people = counted(Number(captives), 'captive detachment', 'captive detachments');
  if (captives === 0) return bp(amount);
  return amount === 0 ? people : `${bp(amount)} and ${people}`;
}
const MARCH_NAMES = { normal: 'on foot', vehicles: 'in vehicles', fast: 'fast' } as const;
const march = (value: unknown): string => nameIn(MARCH_NAMES, value) ?? word(value);
const found = (f: Facts): string => (nameIn(FIND_NAMES, f.found) ?? 'forces').toLowerCase();
const points = (f: Facts): string => counted(Number(f.points), 'point', 'points');
/** `followers worth 300 points`. */
const find = (f: Facts): string => `${found(f)} worth ${points(f)}`;
const TARGETS = {
  detachment: 'a detachment',
  convoy: 'a convoy',
  stronghold: 'a Stronghold',
  urban: 'a settlement',
  resource: 'a Resource hex',
} as const;
const target = (f: Facts, words: Words): Sentence =>
  say`${nameIn(TARGETS, f.kind) ?? 'something'} of ${seat(f.of, words)}`;

/** `5 ready, 1 wounded and 3 dead`. */
export function standing(models: Readonly<Record<'ready' | 'wounded' | 'damaged' | 'dead', number>>): string {
  const others = (['wounded', 'damaged', 'dead'] as const).filter((state) => models[state] > 0);
  return plain(listed([`${models.ready} ready`, ...others.map((state) => `${models[state]} ${state}`)]));
}

/** HEX-TURN-13: what each edit of a ruling did. */
export const RULINGS: Readonly<Record<Exclude<EditType, 'undo-corrections'>, Says>> = {
  'add-detachment': (f, w) =>
    say`added the detachment ${army(f)} (${word(f.unit)}) at ${hexIn(f.hex, w)} for ${seat(f.seat, w)}`,
  'add-garrison': (f, w) =>
    say`added the garrison ${army(f)} (${word(f.unit)}) at ${hexIn(f.hex, w)} for ${seat(f.seat, w)}`,
  'move-piece': (f, w) => say`moved ${piece(f, w)} from ${hexIn(f.from, w)} to ${hexIn(f.hex, w)}`,
  'to-orbit': (f, w) => say`sent ${piece(f, w)} at ${hexIn(f.hex, w)} to orbit`,
  'from-orbit': (f, w) => say`landed ${piece(f, w)} from orbit at ${hexIn(f.hex, w)}`,
  'rename-piece': (f) => say`renamed ${word(f.was) || 'a unit'} to ${word(f.name)}`,
  'remove-piece': (f, w) => say`removed ${piece(f, w)} from ${hexIn(f.hex, w)}`,
  'add-unit': (f, w) =>
    say`added ${word(f.unit)} (${counted(Number(f.models), 'model', 'models')}, ${counted(Number(f.points), 'point', 'points')}) to ${piece(f, w)}`,
  'move-unit': (f, w) => say`moved ${word(f.unit)} from ${piece(f, w)} to ${word(f.into)} at ${hexIn(f.hex, w)}`,
  'change-unit': (f, w) =>
    say`corrected ${word(f.was)} of ${piece(f, w)}: ${word(f.unit)}, ${counted(Number(f.points), 'point', 'points')}`,
  'remove-unit': (f, w) => say`removed ${word(f.unit)} from ${piece(f, w)}`,
  'set-models': (f, w) =>
    say`corrected ${word(f.unit)} of ${piece(f, w)}: ${standing({ ready: Number(f.ready), wounded: Number(f.wounded), damaged: Number(f.damaged), dead: Number(f.dead) })}`,
  'set-march': (f, w) => say`corrected how ${piece(f, w)} marches: ${march(f.march)}, not ${march(f.was)}`,
  'rearm-piece': (f, w) => say`rearmed ${piece(f, w)} at ${hexIn(f.hex, w)}`,
  'add-construction': (f, w) =>
    say`put ${army(f)} (${word(f.unit)}) under construction at ${hexIn(f.hex, w)} for ${seat(f.seat, w)}, to arrive in turn ${word(f.ready)}`,
  'set-ready': (f, w) =>
    say`moved the arrival of ${piece(f, w)} at ${hexIn(f.hex, w)} from turn ${word(f.was)} to turn ${word(f.ready)}`,
  'end-construction': (f, w) => say`cancelled ${piece(f, w)}, under construction at ${hexIn(f.hex, w)}`,
  'heal-unit': (f, w) => say`removed the injuries of ${word(f.unit)} of ${piece(f, w)}`,
  'add-convoy': (f, w) => say`added a convoy with ${bp(f.bp)} at ${hexIn(f.hex, w)} for ${seat(f.seat, w)}`,
  'set-cargo': (f, w) =>
    say`corrected the load of the convoy at ${hexIn(f.hex, w)} from ${number(f.was)} to ${bp(f.bp)}`,
  'add-spy': (f, w) => say`added the spy ${word(f.name)} at ${hexIn(f.hex, w)} for ${seat(f.seat, w)}`,
  'add-diplomat': (f, w) => say`added the diplomat ${word(f.name)} at ${hexIn(f.hex, w)} for ${seat(f.seat, w)}`,
  'set-target': (f, w) => say`made the spy ${word(f.name)} infiltrate ${target(f, w)} at ${hexIn(f.hex, w)}`,
  'free-spy': (f, w) => say`took the spy ${word(f.name)} at ${hexIn(f.hex, w)} off ${target(f, w)}`,
  'add-find': (f, w) => say`added ${find(f)} discovered by ${piece(f, w)} at ${hexIn(f.hex, w)}`,
  'set-find': (f, w) =>
    say`corrected the ${found(f)} discovered at ${hexIn(f.hex, w)} from ${number(f.was)} to ${points(f)}`,
  'end-find': (f, w) => say`removed ${find(f)} discovered at ${hexIn(f.hex, w)}`,
  'add-mission': (f, w) =>
    f.mission === 'strategic'
      ? say`added an air mission for ${seat(f.seat, w)}: ${mission(f.mission)} of ${hexIn(f.hex, w)}`
      : say`added an air mission for ${seat(f.seat, w)}: ${mission(f.mission)} over Airspace ${word(f.airspace)}`,
  'remove-mission': (f, w) =>
    say`removed an air mission of ${seat(f.seat, w)}: ${mission(f.mission)} over Airspace ${word(f.airspace)}`,
  'add-air-support': (f, w) => say`added air support by ${seat(f.seat, w)} for ${piece(f, w)} at ${hexIn(f.hex, w)}`,
  'remove-air-support': (f, w) => say`removed air support by ${seat(f.seat, w)} over Airspace ${word(f.airspace)}`,
  'set-control': (f, w) =>
    f.given === true
      ? say`gave ${hexIn(f.hex, w)} to ${seat(f.seat, w)}`
      : say`took ${hexIn(f.hex, w)} from ${seat(f.seat, w)}`,
  'mark-discovered': (f, w) => say`marked ${hexIn(f.hex, w)} as discovered`,
  'mark-undiscovered': (f, w) => say`marked ${hexIn(f.hex, w)} as undiscovered`,
  'add-ruin': (f, w) => say`added ruins at ${hexIn(f.hex, w)}`,
  'remove-ruin': (f, w) => say`removed the ruins at ${hexIn(f.hex, w)}`,
  'add-settlement': (f, w) =>
    say`added the ${size(f.size)} ${word(f.name)} at ${hexIn(f.hex, w)} for ${seat(f.seat, w)}`,
  'change-settlement': (f, w) =>
    say`corrected the settlement at ${hexIn(f.hex, w)}: now the ${size(f.size)} ${word(f.name)}${f.was === f.size ? '' : `, previously a ${size(f.was)}`}`,
  'give-settlement': (f, w) =>
    say`gave ${word(f.name)} at ${hexIn(f.hex, w)}, which belonged to ${seat(f.from, w)}, to ${seat(f.seat, w)}`,
  'remove-settlement': (f, w) => say`removed the settlement ${word(f.name)} at ${hexIn(f.hex, w)}`,
  'set-capital': (f, w) => say`made ${hexIn(f.hex, w)} the Capital of ${seat(f.seat, w)}`,
  'lose-capital': (f, w) => say`ruled that the Capital of ${seat(f.seat, w)} was lost`,
  'add-building': (f, w) => say`added a building at ${hexIn(f.hex, w)}: ${building(f)}`,
  'add-shrine': (f, w) => say`added a building at ${hexIn(f.hex, w)}: ${building(f)}`,
  'remove-building': (f, w) => say`removed a building at ${hexIn(f.hex, w)}: ${building(f)}`,
  'add-resource': (f, w) => say`added a Resource hex at ${hexIn(f.hex, w)} that yields ${number(f.yield)} RP`,
  'set-yield': (f, w) =>
    say`corrected the yield of the Resource hex at ${hexIn(f.hex, w)} from ${number(f.was)} to ${number(f.yield)} RP`,
  'set-route': (f, w) => say`sent the RP of the Resource hex at ${hexIn(f.hex, w)} to ${hexIn(f.to, w)}`,
  'end-route': (f, w) => say`removed the route of the Resource hex at ${hexIn(f.hex, w)}`,
  'remove-resource': (f, w) => say`removed the Resource hex at ${hexIn(f.hex, w)}`,
  'add-stronghold': (f, w) =>
    say`added a level ${word(f.level)} Stronghold at ${hexIn(f.hex, w)} for ${seat(f.seat, w)}`,
  'change-stronghold': (f, w) =>
    say`corrected the Stronghold at ${hexIn(f.hex, w)} from level ${word(f.was)} to ${word(f.level)}`,
  'give-stronghold': (f, w) =>
    say`gave the Stronghold at ${hexIn(f.hex, w)}, which belonged to ${seat(f.from, w)}, to ${seat(f.seat, w)}`,
  'remove-stronghold': (f, w) => say`removed the Stronghold at ${hexIn(f.hex, w)}`,
  'add-defence': (f, w) => say`added a defence to the Stronghold at ${hexIn(f.hex, w)}: ${defence(f)}`,
  'remove-defence': (f, w) => say`removed a defence from the Stronghold at ${hexIn(f.hex, w)}: ${defence(f)}`,
  'set-curse': (f, w) =>
    f.god === 'none'
      ? say`lifted the curse of ${nameIn(GOD_NAMES, f.was) ?? 'a god'} from a defence at ${hexIn(f.hex, w)}: ${defence(f)}`
      : say`made a defence at ${hexIn(f.hex, w)} a shrine of ${nameIn(GOD_NAMES, f.god) ?? 'a god'}: ${defence(f)}`,
  'add-road': (f, w) => say`added a road from ${hexIn(f.from, w)} to ${hexIn(f.hex, w)}`,
  'remove-road': (f, w) => say`removed the road from ${hexIn(f.from, w)} to ${hexIn(f.hex, w)}`,
  capture: (f, w) => say`made ${army(f)} of ${seat(f.seat, w)} a captive of ${seat(f.by, w)} at ${hexIn(f.hex, w)}`,
  'move-captives': (f, w) =>
    say`moved the captives from ${army(f)} (${seat(f.seat, w)}) to the prison at ${hexIn(f.hex, w)}`,
  'free-captives': (f, w) => say`freed ${piece(f, w)}, a captive of ${seat(f.by, w)}, at ${hexIn(f.hex, w)}`,
  'call-off': (f, w) =>
    f.stay === true
      ? say`called off the battle at ${hexIn(f.hex, w)} and left both ${seat(f.attacker, w)} and ${seat(f.defender, w)} there`
      : say`called off the battle at ${hexIn(f.hex, w)} and left ${defenders(f.defender, w)} there`,
  'overrule-claim': (f, w) =>
    f.given === true
      ? say`overruled the claims on ${hexIn(f.hex, w)} and gave the hex to ${seat(f.seat, w)}`
      : say`overruled the claims on ${hexIn(f.hex, w)} and took the hex from ${seat(f.seat, w)}`,
  'overrule-battle': (f, w) =>
    say`overruled the battle at ${hexIn(f.hex, w)}: ${victory(f.winner, f, w)} (previously: ${victory(f.was, f, w)})`,
  'add-treaty': (f, w) => say`recorded ${withArticle(treaty(f))} between ${seat(f.seat, w)} and ${seat(f.with, w)}`,
  'end-treaty': (f, w) => say`ended the ${treaty(f)} between ${seat(f.seat, w)} and ${seat(f.with, w)}`,
  'add-notice': (f, w) =>
    say`recorded notice: the ${treaty(f)} between ${partners(f, w)} ends at the start of turn ${word(f.ends)}`,
  'set-notice': (f, w) =>
    say`corrected when the ${treaty(f)} between ${partners(f, w)} ends, from turn ${word(f.was)} to turn ${word(f.ends)}`,
  'end-notice': (f, w) => say`withdrew the notice to end the ${treaty(f)} between ${partners(f, w)}`,
  'add-deal': (f, w) => say`added an offer from ${seat(f.seat, w)} to ${seat(f.with, w)} (${terms(f)})`,
  'change-deal': (f, w) => say`corrected the offer from ${seat(f.seat, w)} to ${seat(f.with, w)}: now ${terms(f)}`,
  'remove-deal': (f, w) => say`removed the offer from ${seat(f.seat, w)} to ${seat(f.with, w)} (${terms(f)})`,
  'add-delivery': (f, w) => say`sent ${load(f)} from ${seat(f.seat, w)} to ${seat(f.with, w)}`,
  'set-delivery': (f, w) =>
    say`corrected the BP in transit from ${seat(f.seat, w)} to ${seat(f.with, w)} from ${number(f.was)} to ${number(f.bp)}`,
  'end-delivery': (f, w) => say`stopped a delivery of ${load(f)} from ${seat(f.seat, w)} to ${seat(f.with, w)}`,
  'end-promise': (f, w) =>
    say`ruled that a promise between ${partners(f, w)} made in turn ${word(f.made)} no longer holds`,
  'break-promise': (f, w) =>
    say`ruled that ${seat(f.seat, w)} broke a promise made to ${seat(f.with, w)} in turn ${word(f.made)}`,
  'set-vp': (f, w) =>
    say`corrected the VP of ${seat(f.seat, w)} by ${Number(f.change) < 0 ? '' : '+'}${signed(Number(f.change))}`,
  'set-bp': (f, w) => say`corrected the stored BP at ${hexIn(f.hex, w)} from ${number(f.was)} to ${number(f.bp)}`,
  'set-debt': (f, w) => say`corrected the debt of ${seat(f.seat, w)} from ${number(f.was)} to ${bp(f.debt)}`,
  'forget-loss': (f, w) => say`let ${seat(f.seat, w)} buy ${word(f.thing)} again`,
  'return-player': (f, w) => say`brought ${seat(f.seat, w)} back into the war`,
  'set-strategy': (f, w) =>
    say`corrected the strategy rating of ${seat(f.seat, w)} from ${word(f.was)} to ${word(f.strategy)}`,
  'set-dxp': (f, w) => say`corrected the experience of ${piece(f, w)} from ${number(f.was)} to ${number(f.dxp)} DXP`,
  'set-xp': (f, w) =>
    say`corrected the experience of ${word(f.unit)} of ${piece(f, w)} from ${number(f.was)} to ${number(f.xp)} XP`,
};

export const isTold = (edit: string): edit is keyof typeof RULINGS => Object.hasOwn(RULINGS, edit);

/** What one edit did: `moved 3rd Regiment from 0509 to 0608`. */
export const rulingClause = (edit: string, facts: Facts, words: Words): Sentence =>
  isTold(edit) ? RULINGS[edit](facts, words) : say`made a correction`;
