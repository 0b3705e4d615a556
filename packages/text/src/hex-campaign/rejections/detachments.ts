import type { Slot } from '@sealed-orders/rules/hex-campaign';
import { type Sentence, say } from '../../sentence.ts';
import { many, nameIn, place, type Reasons, type Refused, word } from './reason.ts';

const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  hq: 'HQ',
  elite: 'Elite',
  troops: 'Troops',
  'fast-attack': 'Fast Attack',
  'heavy-support': 'Heavy Support',
};

const points = (value: unknown): string => many(value, 'point', 'points');

function mixed({ unit }: Refused['facts']): Sentence {
  const rule = say`nits of different lists cannot stand in one detachment.`;
  return unit === undefined ? say`U${rule}` : say`${word(unit)} is on another list: u${rule}`;
}

/** Reasons by code: detachments. */
export const armiesReasons = {
  'no-such-army': () => say`You have no such detachment or garrison any more.`,
  'no-bionics-here': () =>
    say`Bionics are fitted in a settlement of yours where a Medic Center and a Repair Facility work.`,
  'no-such-injury': (facts) => say`${word(facts.unit)} has no such injury for which nothing is paid yet.`,
  'not-stripped': (facts) => say`${word(facts.unit)} has all its weapons and equipment.`,
  'no-such-unit': () => say`It has no such unit.`,
  'no-muster-here': () => say`Detachments are built in the Capital, or in a settlement of yours with a Strategic HQ.`,
  'in-debt': (facts) =>
    say`Upkeep of ${word(facts.debt)} BP is still owed: no new detachment can be ordered before it is paid.`,
  'rebuild-first': (facts) =>
    say`${word(facts.detachment)} first: ${many(facts.models, 'lost model', 'lost models')} of ${word(facts.unit)} can be replaced here.`,
  'too-large': (facts) => say`It would have ${points(facts.points)}; at most ${word(facts.most)} are allowed.`,
  'too-small': (facts) => say`It would have ${points(facts.points)}; at least ${word(facts.least)} are needed.`,
  composition: (facts) =>
    say`${nameIn(SLOT_NAMES, facts.slot) ?? 'This slot'}: ${many(facts.units, 'unit', 'units')}, and ${word(facts.least)} to ${word(facts.most)} are allowed.`,
  'mixed-lists': mixed,
  'no-such-special': () => say`Your race has no such special detachment.`,
  'not-in-special': (facts) => say`${word(facts.unit)} has no place in this special detachment.`,
  'special-at-most': (facts) => say`There may be ${word(facts.most)} of these at a time.`,
  'special-quota': (facts) =>
    say`With ${many(facts.detachments, 'detachment', 'detachments')} ${word(facts.most)} may be of type ${word(facts.type)}.`,
  'special-outnumber': (facts) =>
    say`Normal detachments must outnumber special ones: there would be ${word(facts.normal)} and ${word(facts.special)}.`,
  'second-commander': () => say`The army has its supreme commander already.`,
  'rare-in-army': (facts) => say`The army has its one ${word(facts.name)} already.`,
  'very-rare-waits': (facts) => say`${word(facts.name)} can be had again from turn ${word(facts.turn)}.`,
  'character-used': (facts) => say`${word(facts.name)} has been called once in this campaign, and no more.`,
  'character-needs-size': (facts) => say`Such a character leads ${points(facts.least)} or more.`,
  'second-character': () => say`There is a special character in it already.`,
  'second-great-character': () => say`It has a character of that rank already.`,
  'too-many-in-detachment': (facts) => say`A detachment has at most ${word(facts.most)} of ${word(facts.name)}.`,
  'no-supplier': () =>
    say`Units can be rearmed, replaced and equipped only in or next to your Capital and in your settlements.`,
  'not-so-many-dead': (facts) => say`Only the dead are replaced: ${word(facts.dead)} of this unit.`,
  'not-so-many-ready': (facts) => say`This unit has ${many(facts.ready, 'ready model', 'ready models')}.`,
  'nobody-left': () => say`This would leave no models. Disband the whole unit instead.`,
  'guards-captives': () => say`It guards captives: hand them over first.`,
  'transfer-too-far': () =>
    say`Models change between detachments in adjacent hexes, or between garrison and detachment in one hex.`,
  'not-rearmed': () => say`It is not rearmed yet.`,
  'not-disarmed': () => say`It bears its arms.`,
  'not-same-kind': (facts) => say`${word(facts.unit)} does not fit into places of ${word(facts.into)}.`,
  'no-free-place': (facts) => say`That unit has ${many(facts.places, 'free place', 'free places')}.`,
  'structure-fixed': () => say`The structure of this detachment never changes.`,
  'no-structure-place': () =>
    say`Units join and leave in and next to the Capital, and in your settlements with a Strategic HQ.`,
  'nothing-to-compose': (facts, words) => say`Nobody waits for you at ${place(facts, words)}.`,
  'finder-gone': () => say`The detachment that found them is gone.`,
  'too-many-points': (facts) =>
    say`These units are worth ${points(facts.points)}, but the discovered forces are worth only ${word(facts.most)}.`,
} satisfies Reasons;
