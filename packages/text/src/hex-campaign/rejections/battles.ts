import type { BattleStage } from '@sealed-orders/rules/hex-campaign';
import { type Sentence, say } from '../../sentence.ts';
import { many, nameIn, type Reasons, type Refused, word } from './reason.ts';

/** What a battle is waiting for, which rules out other decisions. */
const STAGES: Readonly<Record<BattleStage, string>> = {
  open: 'This battle has not been reported yet.',
  picks: 'The enemy’s losses in this battle are being picked. Nothing else can happen until that is done.',
  losses: 'Losses in this battle are being chosen. Nothing else can happen until that is done.',
  captives: 'The victor of this battle is deciding about the captives. Nothing else can happen until that is done.',
  closed: 'This battle is over.',
};

const notAskedNow = ({ stage }: Refused['facts']): Sentence =>
  say`${nameIn(STAGES, stage) ?? 'You can’t report that about this battle now.'}`;

/** The unit that a report names, which may be unknown. */
const unit = ({ name }: Refused['facts']): string => (name === undefined ? 'A unit' : word(name));

/** Reasons by code: battles and decisions about them. */
export const battlesReasons = {
  'battle-unknown': () => say`There is no such battle.`,
  'no-battle-open': () => say`No battle is open.`,
  'battles-open': () => say`Battles are still open, and in this campaign they don’t close when time is up.`,
  'battle-put-off': () => say`This battle is postponed to the next turn.`,
  'not-asked-now': notAskedNow,
  'not-your-battle': () => say`Only the two sides have a say in this battle.`,
  'said-already': () => say`You have already made that choice.`,
  'campaign-ended': () => say`The war is over.`,
  'only-quick-battles': () => say`In this campaign, dice settle every battle.`,
  'no-quick-battles': () =>
    say`In this campaign, players fight every battle themselves, so there are no Quick Battles.`,
  'never-put-off': () => say`In this campaign, battles can’t be postponed.`,
  'referee-puts-off': () => say`Only the referee can postpone a battle against native forces.`,
  'not-the-victor': () => say`Only the victor decides about the captives.`,
  'not-your-stronghold': () => say`Only the owner of an attacked Stronghold can reroll the terrain.`,
  'rerolled-already': () => say`The terrain has already been rerolled.`,
  'thrown-already': () => say`These dice have already been rolled.`,
  'no-such-dice': () => say`This battle needs no dice for that.`,
  'called-already': (facts) => say`That army has already tried to bring in a unit in turn ${word(facts.turn)}.`,
  'entered-already': (facts) => say`${unit(facts)} has already joined the battle.`,
  'unit-not-beside': () => say`That unit can’t join this battle.`,
  'not-beside-battle': () => say`That army does not support this battle.`,
  'beside-one-battle': () => say`This army can support only one battle, so there is nothing to choose.`,
  'support-spent': () => say`That army has already helped in another battle this turn.`,
  'held-in-battle': () => say`It can’t do anything until its postponed battle has been fought.`,
  'report-not-true': () =>
    say`Both reports agree, but they don’t match the armies next to the battle. Check what those armies did.`,
  'no-turns': () => say`Enter how many turns were played.`,
  'retreat-twice': () => say`A side can declare a retreat only once.`,
  'retreat-too-early': (facts) => say`A side can’t declare a retreat before turn ${Number(facts.turn)}.`,
  'forces-never-surrender': () => say`Native forces never surrender.`,
  'defence-twice': () => say`The report names a defence twice.`,
  'defence-not-there': () => say`The report names a defence that is not part of this battle.`,
  'unit-twice': ({ name }) => say`The report lists ${name === undefined ? 'a unit' : word(name)} twice.`,
  'unit-not-there': () => say`The report names a unit that took no part.`,
  'unit-in-battle': (facts) => say`${unit(facts)} fought in the hex, so it can’t have joined later or fired from afar.`,
  'unit-beside-battle': (facts) =>
    say`${unit(facts)} did not fight in the hex: units next to a battle can only join it or fire into it.`,
  'unit-cannot-enter': (facts) => say`${unit(facts)} can’t join: its army sends no units into this battle.`,
  'unit-cannot-fire': (facts) => say`${unit(facts)} can’t fire into the battle: none of its guns reach it.`,
  'too-many-entered': (facts) =>
    say`Each army can bring in one unit a turn from turn 2 on, so ${facts.most === 0 ? 'none' : `at most ${word(facts.most)}`} in ${many(facts.turns, 'turn', 'turns')}.`,
  'fires-from-afar': (facts) => say`${unit(facts)} fired from afar, so it can’t have been harmed.`,
  'more-than-took-part': (facts) =>
    facts.ready === 0
      ? say`No models of ${word(facts.name)} took part.`
      : say`Only ${many(facts.ready, 'model', 'models')} of ${word(facts.name)} took part.`,
  'immobilised-not-damaged': (facts) => say`${unit(facts)}: immobilised vehicles must also count as damaged.`,
  'prisoners-not-lost': (facts) => say`${unit(facts)}: prisoners must also count as lost.`,
  'vehicle-not-wounded': (facts) => say`${unit(facts)}: vehicles can be damaged, not wounded.`,
  'not-a-vehicle': (facts) => say`${unit(facts)}: only vehicles can be damaged.`,
  'no-retreat-declared': (facts) =>
    say`${unit(facts)}: unbroken units leave the table only if their side declared a retreat.`,
  'broken-cannot-retreat': (facts) => say`${unit(facts)}: broken units can’t retreat with the others.`,
  'nobody-left-to-break': (facts) => say`${word(facts.name)} lost all its models, so none can have left the table.`,
  'no-prisoners': (facts) => say`${unit(facts)}: only Dark Eldar can take prisoners.`,
  'not-possessed': (facts) =>
    say`${unit(facts)}: demons can possess only Chaos characters, not vehicles or other demons.`,
  'no-unit-xp': () => say`Units gain no experience in this campaign.`,
} satisfies Reasons;
