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
  const rule = 'nits from different lists can’t be in the same detachment.';
  return unit === undefined ? say`U${rule}` : say`${word(unit)}: u${rule}`;
}

function composition({ slot, units, least, most }: Refused['facts']): Sentence {
  const there = say`${word(units)} ${nameIn(SLOT_NAMES, slot) ?? 'units of this slot'}`;
  return Number(units) > Number(most)
    ? say`${there}; ${Number(most) === 0 ? 'none' : `at most ${word(most)}`} allowed.`
    : say`${there}; at least ${word(least)} needed.`;
}

/** Reasons by code: detachments. */
export const armiesReasons = {
  'no-such-army': () => say`You no longer have this detachment or garrison.`,
  'no-bionics-here': () =>
    say`You can fit bionics only in one of your settlements with a working Medic Center and Repair Facility.`,
  'no-such-injury': (facts) => say`${word(facts.unit)} has no such injury left to treat.`,
  'not-stripped': (facts) => say`${word(facts.unit)} lost no weapons or equipment.`,
  'no-such-unit': () => say`It doesn’t have this unit.`,
  'no-muster-here': () =>
    say`You can form detachments only in your Capital or in one of your settlements with a Strategic HQ.`,
  'in-debt': (facts) => say`You still owe ${word(facts.debt)} BP in upkeep. Pay it before you raise a new detachment.`,
  'rebuild-first': (facts) =>
    say`First replace the losses of ${word(facts.detachment)}: ${many(facts.models, 'lost model', 'lost models')} of ${word(facts.unit)} can be replaced here.`,
  'too-large': (facts) => say`It would have ${points(facts.points)}; at most ${word(facts.most)} allowed.`,
  'too-small': (facts) => say`It would have ${points(facts.points)}; at least ${word(facts.least)} needed.`,
  composition,
  'mixed-lists': mixed,
  'no-such-special': () => say`Your race has no such special detachment.`,
  'not-in-special': (facts) => say`${word(facts.unit)} can’t be in this special detachment.`,
  'special-at-most': (facts) => say`You can have only ${word(facts.most)} of these at a time.`,
  'special-quota': (facts) =>
    say`With ${many(facts.detachments, 'detachment', 'detachments')}, you ${facts.most === 0 ? 'can’t have any' : `can have only ${word(facts.most)}`} of type ${word(facts.type)}.`,
  'special-outnumber': (facts) =>
    say`You need more normal than special detachments. You would have ${word(facts.normal)} normal and ${word(facts.special)} special.`,
  'second-commander': () => say`Your army already has its supreme commander.`,
  'rare-in-army': (facts) => say`Your army can have only one ${word(facts.name)}, and already has it.`,
  'very-rare-waits': (facts) => say`You can get ${word(facts.name)} again from turn ${word(facts.turn)} on.`,
  'character-used': (facts) =>
    say`You have already used ${word(facts.name)}, and can use this character only once in a campaign.`,
  'character-needs-size': (facts) => say`This character can lead only a detachment of ${points(facts.least)} or more.`,
  'second-character': () => say`It already has a special character.`,
  'second-great-character': () => say`It already has a character of that rank.`,
  'too-many-in-detachment': (facts) => say`A detachment can have at most ${word(facts.most)} ${word(facts.name)}.`,
  'no-supplier': () =>
    say`You can rearm, replace and equip units only in or next to your Capital, or in your settlements.`,
  'not-so-many-dead': (facts) =>
    say`You can replace only dead models, and this unit has ${facts.dead === 0 ? 'none' : `only ${word(facts.dead)}`}.`,
  'not-so-many-ready': (facts) =>
    facts.ready === 0
      ? say`This unit has no ready models.`
      : say`This unit has only ${many(facts.ready, 'ready model', 'ready models')}.`,
  'nobody-left': () => say`This would leave no models. Disband the whole unit instead.`,
  'guards-captives': () => say`It is guarding captives. Hand them over first.`,
  'transfer-too-far': () =>
    say`You can move models between detachments in neighbouring hexes, or between a garrison and a detachment in the same hex.`,
  'not-rearmed': () => say`It is not rearmed yet.`,
  'not-disarmed': () => say`It already has its weapons.`,
  'not-same-kind': (facts) => say`${word(facts.unit)} can’t take the place of ${word(facts.into)}.`,
  'no-free-place': (facts) =>
    facts.places === 0
      ? say`That unit has no room for more models.`
      : say`That unit has room for only ${many(facts.places, 'model', 'models')}.`,
  'structure-fixed': () => say`You can’t change the units of this detachment.`,
  'no-structure-place': () =>
    say`Units can join and leave only in or next to your Capital, or in your settlements with a Strategic HQ.`,
  'nothing-to-compose': (facts, words) => say`Nobody is waiting to join you at ${place(facts, words)}.`,
  'finder-gone': () => say`The detachment that found them is gone.`,
  'too-many-points': (facts) =>
    say`These units are worth ${points(facts.points)}, but the discovered forces are worth only ${word(facts.most)}.`,
} satisfies Reasons;
