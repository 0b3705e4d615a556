import { say } from '../../sentence.ts';
import { BUILDING_NAMES } from '../building-names.ts';
import { GOD_NAMES } from '../god-names.ts';
import { FACTION_NAMES } from '../names.ts';
import { nameIn, place, type Reasons, word } from './reason.ts';

const building = (key: unknown): string => nameIn(BUILDING_NAMES, key) ?? 'building';
const god = (key: unknown): string => nameIn(GOD_NAMES, key) ?? 'that god';
const faction = (key: unknown): string => nameIn(FACTION_NAMES, key) ?? 'Other';

/** Reasons by code: the races' lists. */
export const racesReasons = {
  'no-settlement': (facts, words) => say`You don’t own a settlement at ${place(facts, words)}.`,
  'settlement-of-others': (facts) => say`${faction(facts.faction)} settlements can’t build ${word(facts.unit)}.`,
  'only-in-capital': (facts) =>
    say`${word(facts.unit)}: only the ${building(facts.building)} in the Capital can build it.`,
  'needs-building': (facts, words) =>
    say`${word(facts.unit)}: needs a working ${building(facts.building)} at ${place(facts, words)}.`,
  'needs-shrine': (facts, words) => say`${word(facts.unit)}: needs its own Aspect Shrine at ${place(facts, words)}.`,
  'building-fresh': (facts) => say`${building(facts.building)}: built this turn, so not usable until next turn.`,
  'port-shut': () => say`The Space Port is shut because an enemy controlled the sky over it last turn.`,
  'never-built': (facts) => say`No building can produce ${word(facts.unit)}.`,
  'not-in-list': (facts) => say`${word(facts.unit)}: not in any of your race’s lists.`,
  'not-in-normal': (facts) => say`${word(facts.unit)}: not allowed in a normal detachment of your army.`,
  'only-in-new-detachment': (facts) => say`${word(facts.unit)}: can be built only as part of a new normal detachment.`,
  'special-zero-one': (facts) =>
    say`All your detachments of this type can have only one ${word(facts.unit)} between them.`,
  'no-chaos-player': (facts) => say`${word(facts.unit)}: available only if someone plays Chaos.`,
  'no-drop-pod': (facts) => say`${word(facts.unit)}: no drop pod, and every unit needs one.`,
  'no-orbit': () => say`Your race can’t start detachments in orbit.`,
  'orbit-from-capital': () => say`Only detachments built in the Capital can start in orbit.`,
  'not-in-swarm': (facts) => say`${word(facts.unit)}: can’t land from orbit.`,
  'only-swarm-in-orbit': () => say`Only a Mycetic Swarm can land from orbit.`,
  'opposed-god': (facts) => say`${word(facts.unit)}: ${god(facts.god)} is the enemy of your god.`,
  'only-undivided': (facts) => say`${word(facts.unit)}: must have the mark of Chaos Undivided or none.`,
  'mark-of-patron': (facts) => say`${word(facts.unit)}: must have the mark of ${god(facts.god)} or none.`,
  'lord-unmarked': (facts) => say`A Chaos Lord must bear the mark of ${god(facts.god)}.`,
  'no-imperial-player': (facts) =>
    say`${word(facts.unit)}: can be built only in captured human settlements, because nobody plays an Imperial race.`,
  'needs-portal': (facts) => say`${word(facts.unit)}: can be built only at the Vortex Portal in the Capital.`,
  'capital-stays': () => say`Only Dark Eldar can move their Capital.`,
  'capital-moved-already': () => say`You can move the Capital only once a turn.`,
  'capital-here': () => say`The Capital is already there.`,
  'capital-stands': () => say`You already have a Capital.`,
  'capital-needs-stronghold': (facts, words) => say`You have no Stronghold at ${place(facts, words)}.`,
  'capital-needs-troops': (facts, words) => say`You have no garrison or detachment at ${place(facts, words)}.`,
  'no-new-capital': () => say`In this war, a lost Capital can’t be replaced.`,
  'order-not-for-race': () => say`Your race can’t do that.`,
  'no-port': (facts, words) => say`Neither you nor an ally has a Space Port at ${place(facts, words)}.`,
  'no-webway': (facts, words) => say`No webway opens at ${place(facts, words)}. A webway links two of your Cities.`,
  'shrine-no-building': (facts, words) => say`You have no such bunker or tower to curse at ${place(facts, words)}.`,
  'shrine-stands': () => say`It is already cursed.`,
  'shrine-no-leader': (facts) => say`There is no Demon Prince or Chaos Lord of ${god(facts.god)} fit for combat there.`,
  'shrine-of-another-kind': () => say`A shrine of another kind is too near.`,
} satisfies Reasons;
