import type { BattleStage } from '@sealed-orders/rules/hex-campaign';
import { type Sentence, say } from '../../sentence.ts';
import { many, nameIn, type Reasons, type Refused, word } from './reason.ts';

/** What a battle waits for, so that something else cannot be said of it. */
const STAGES: Readonly<Record<BattleStage, string>> = {
  open: 'This battle is still to be reported.',
  picks: 'In this battle losses of the enemy are being picked, and nothing else can be said.',
  losses: 'In this battle losses are being chosen, and nothing else can be said.',
  captives: 'In this battle the victor is deciding over the captives, and nothing else can be said.',
  closed: 'This battle is over.',
};

const notAskedNow = ({ stage }: Refused['facts']): Sentence =>
  say`${nameIn(STAGES, stage) ?? 'You cannot report that about this battle now.'}`;

/** The unit that a report names; the report may name one that nobody knows. */
const unit = ({ name }: Refused['facts']): string => (name === undefined ? 'A unit' : word(name));

/** Reasons by code: battles, and what is said of them. */
export const battlesReasons = {
  'battle-unknown': () => say`There is no such battle.`,
  'no-battle-open': () => say`No battle is open.`,
  'battles-open': () => say`Battles are open, and in this campaign time alone closes none of them.`,
  'battle-put-off': () => say`This battle is put off until the next turn.`,
  'not-asked-now': notAskedNow,
  'not-your-battle': () => say`Only the two sides have a say in this battle.`,
  'said-already': () => say`You have said so already.`,
  'campaign-ended': () => say`The war is over.`,
  'only-quick-battles': () => say`In this campaign dice settle all battles.`,
  'no-quick-battles': () => say`In this campaign battles are fought, not diced for.`,
  'never-put-off': () => say`In this campaign battles are not put off.`,
  'referee-puts-off': () => say`A battle against native forces is put off by the referee only.`,
  'not-the-victor': () => say`Only the victor decides over the captives.`,
  'not-your-stronghold': () => say`Only the owner of an attacked Stronghold has the terrain rolled again.`,
  'rerolled-already': () => say`The terrain has been rolled again already.`,
  'thrown-already': () => say`These dice have been thrown already.`,
  'no-such-dice': () => say`No dice are thrown for this in this battle.`,
  'called-already': (facts) => say`That army has called a unit in turn ${word(facts.turn)} already.`,
  'entered-already': (facts) => say`${unit(facts)} has come in already.`,
  'unit-not-beside': () => say`That unit is not fit to come in.`,
  'not-beside-battle': () => say`That army is not in support of this battle.`,
  'beside-one-battle': () => say`This army can support only one battle, so there is nothing to choose.`,
  'support-spent': () => say`That army has helped in another battle this turn.`,
  'held-in-battle': () => say`Its battle was put off: until that is fought it does nothing.`,
  'report-not-true': () =>
    say`Both reports agree, but they do not fit the armies next to the battle. Check what those armies did.`,
  'no-turns': () => say`Say how many turns were played.`,
  'retreat-twice': () => say`A side declares its retreat once.`,
  'retreat-too-early': (facts) => say`A retreat is declared from turn ${Number(facts.turn)} on.`,
  'forces-never-surrender': () => say`Native forces do not surrender.`,
  'defence-twice': () => say`The report names a defence twice.`,
  'defence-not-there': () => say`The report names a defence that is not part of this battle.`,
  'unit-twice': (facts) => say`${unit(facts)} is named twice.`,
  'unit-not-there': () => say`A unit is named that took no part.`,
  'unit-in-battle': (facts) => say`${unit(facts)} fought in the hex; it neither came in nor fired from afar.`,
  'unit-beside-battle': (facts) =>
    say`${unit(facts)} stood beside the battle: it came in or fired from afar, and did not fight in the hex.`,
  'unit-cannot-enter': (facts) => say`${unit(facts)} belongs to an army that sends no units into this battle.`,
  'unit-cannot-fire': (facts) => say`${unit(facts)} has no guns that reach this battle.`,
  'too-many-entered': (facts) =>
    say`From turn 2 on one unit of each army comes in a turn: at most ${word(facts.most)} by then.`,
  'fires-from-afar': (facts) => say`${unit(facts)} fired from afar, where nothing can befall it.`,
  'more-than-took-part': (facts) => say`Only ${many(facts.ready, 'model', 'models')} of ${word(facts.name)} took part.`,
  'immobilised-not-damaged': (facts) => say`${unit(facts)}: immobilised vehicles count among the damaged ones.`,
  'prisoners-not-lost': (facts) => say`${unit(facts)}: prisoners count among the models lost.`,
  'vehicle-not-wounded': (facts) => say`${unit(facts)}: vehicles are damaged, not wounded.`,
  'not-a-vehicle': (facts) => say`${unit(facts)}: only vehicles are damaged.`,
  'no-retreat-declared': (facts) =>
    say`${unit(facts)}: unbroken units leave the table only when their side has declared a retreat.`,
  'broken-cannot-retreat': (facts) => say`${unit(facts)} is broken and does not retreat with the others.`,
  'nobody-left-to-break': (facts) => say`${word(facts.name)} had no models left that could leave the table.`,
  'no-prisoners': (facts) => say`${unit(facts)}: only Dark Eldar take prisoners.`,
  'not-possessed': (facts) => say`${unit(facts)}: demons possess only leaders of Chaos.`,
  'no-unit-xp': () => say`This campaign counts no experience of units.`,
} satisfies Reasons;
