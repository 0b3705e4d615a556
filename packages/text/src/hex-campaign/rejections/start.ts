import { type Sentence, say } from '../../sentence.ts';
import { hexIn, many, nameIn, place, player, type Reason, type Reasons, type Refused, word } from './reason.ts';

/** The site that is too near. */
const NEAR: Readonly<Record<'capital' | 'urban' | 'resource', string>> = {
  capital: 'the Capital at ',
  urban: 'the settlement at ',
  resource: 'the resource at ',
};

const tooNear: Reason = (facts, words) =>
  say`${place(facts, words)} is too near ${nameIn(NEAR, facts.near) ?? ''}${hexIn(facts.other, words)}: it must be at least ${many(facts.least, 'hex', 'hexes')} away.`;

/** `1 settlement`, `2 resources`. */
const sites = (kind: unknown, count: unknown): string =>
  kind === 'resources' ? many(count, 'resource', 'resources') : many(count, 'settlement', 'settlements');

const seats = ({ least, most }: Refused['facts']): string =>
  least === most ? many(least, 'seat', 'seats') : `${word(least)} to ${many(most, 'seat', 'seats')}`;

const missingChoice = ({ faction }: Refused['facts']): Sentence => {
  if (faction === 'ch') return say`Choose a god for Chaos.`;
  return faction === 'el'
    ? say`Choose a craftworld for the Eldar.`
    : say`Choose a god for Chaos and a craftworld for the Eldar.`;
};

const river: Reason = ({ edge }, words) => {
  const [a, b] = word(edge).split('|');
  return say`A river can’t run between ${hexIn(a, words)} and ${hexIn(b, words)}: they are not next to each other.`;
};

const road: Reason = ({ edge }, words) => {
  const [a, b] = word(edge).split('|');
  return say`A road can’t run between ${hexIn(a, words)} and ${hexIn(b, words)}: it needs two land hexes next to each other.`;
};

/** Reasons by code. */
export const startReasons = {
  'site-count': (facts) =>
    facts.wanted === 0
      ? say`You have no ${facts.sites === 'resources' ? 'resources' : 'settlements'} to place.`
      : say`Place ${sites(facts.sites, facts.wanted)} here, not ${word(facts.found)}.`,
  'capital-cramped': () => say`The Capital needs six neighbouring hexes, all of them yours.`,
  'site-twice': (facts, words) => say`Two sites can’t share ${place(facts, words)}.`,
  'sites-too-near': tooNear,
  'resource-at-edge': () => say`A resource needs six neighbouring hexes on the map.`,
  'no-free-roads-left': ({ most }) =>
    most === 0
      ? say`You have no free road actions.`
      : say`You have used up your ${most === 1 ? 'free road action' : many(most, 'free road action', 'free road actions')}.`,
  'choice-missing': missingChoice,
  'choice-of-another-race': () => say`This choice is for another race.`,
  'no-room-for-army': (facts, words) =>
    say`There is no hex left for the detachment ${word(facts.detachment)} in the starting land of ${player(facts, words)}.`,
  'no-room-for-sites': (facts, words) =>
    say`There is no room in the starting land of ${player(facts, words)} for a Capital, settlements and resources.`,
  'no-start-zones': ({ found, wanted }) =>
    found === 0
      ? say`The map has no start zones yet, but ${word(wanted)} are needed.`
      : say`The map has room for ${many(found, 'start zone', 'start zones')}, but ${word(wanted)} are needed.`,
  'start-cramped': (facts, words) =>
    say`There is no room for a Capital around ${place(facts, words)}: it needs seven land hexes, its own and its six neighbours.`,
  'starts-too-near': (facts, words) =>
    say`The start zones at ${place(facts, words)} and ${hexIn(facts.near, words)} must be at least seven hexes apart.`,
  'seat-count': (facts) => say`This preset is for ${seats(facts)}, not for ${word(facts.found)}.`,
  'seat-twice': (facts, words) => say`There are two seats called ${player(facts, words)}.`,
  'edition-unknown': ({ edition }) => say`There is no edition ${word(edition)} of these rules.`,
  'row-count': ({ found, wanted }) =>
    say`The chart has ${many(found, 'row', 'rows')}, but its map has ${word(wanted)}.`,
  'row-length': ({ row, found, wanted }) =>
    say`Row ${word(row)} of the chart has ${many(found, 'letter', 'letters')}, but its map has ${many(wanted, 'column', 'columns')}.`,
  'no-side': river,
  'no-road-there': road,
  'label-unreadable': (facts, words) =>
    say`The name at ${place(facts, words)} can’t be shown. Remove characters such as < and >, and any hidden ones.`,
  'no-land': () => say`The map has no land. Paint some: armies need ground to stand on.`,
  'starts-unconnected': (facts, words) =>
    say`No army can march from the start zone at ${place(facts, words)} to the one at ${hexIn(facts.near, words)}: there is water between them.`,
  'not-a-map': ({ at }) =>
    at === undefined || at === ''
      ? say`This is not a map of the hex campaign.`
      : say`This is not a map of the hex campaign: ${word(at)} could not be read.`,
  'map-too-large': ({ most, side }) =>
    say`The map is too large. A map can have up to ${many(most, 'hex', 'hexes')}, and ${word(side)} in a row or column.`,
} satisfies Reasons;
