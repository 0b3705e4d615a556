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
  'no-settlement': (facts, words) => say`You do not own a settlement at ${place(facts, words)}.`,
  'settlement-of-others': (facts) => say`${faction(facts.faction)} settlements do not build ${word(facts.unit)}.`,
  'only-in-capital': (facts) => say`${building(facts.building)}: only in the Capital does it give ${word(facts.unit)}.`,
  'needs-building': (facts, words) =>
    say`${word(facts.unit)}: needs a working ${building(facts.building)} at ${place(facts, words)}.`,
  'needs-shrine': (facts, words) => say`${word(facts.unit)}: needs its own Aspect Shrine at ${place(facts, words)}.`,
  'building-fresh': (facts) => say`${building(facts.building)}: built this turn, of use from the next.`,
  'port-shut': () => say`An enemy held the sky over the spaceport last turn: it is shut.`,
  'never-built': (facts) => say`No building gives ${word(facts.unit)}.`,
  'not-in-list': (facts) => say`${word(facts.unit)}: in no list of your race.`,
  'not-in-normal': (facts) => say`${word(facts.unit)}: no place in a normal detachment of your army.`,
  'only-in-new-detachment': (facts) =>
    say`${word(facts.unit)}: built only as part of a new normal detachment, where that is created.`,
  'special-zero-one': (facts) => say`Detachments of this type have one ${word(facts.unit)} between them.`,
  'no-chaos-player': (facts) => say`${word(facts.unit)}: only where Chaos plays.`,
  'no-drop-pod': (facts) => say`${word(facts.unit)}: no drop pod; all must have one.`,
  'no-orbit': () => say`No detachment of your race starts in orbit.`,
  'orbit-from-capital': () => say`Only what is built in the Capital starts in orbit.`,
  'not-in-swarm': (facts) => say`${word(facts.unit)}: cannot fall from orbit.`,
  'only-swarm-in-orbit': () => say`Only a Mycetic Swarm falls from orbit.`,
  'opposed-god': (facts) => say`${word(facts.unit)}: ${god(facts.god)} is the enemy of your god.`,
  'only-undivided': (facts) => say`${word(facts.unit)}: the mark of Chaos Undivided or none.`,
  'mark-of-patron': (facts) => say`${word(facts.unit)}: the mark of ${god(facts.god)} or none.`,
  'lord-unmarked': (facts) => say`A Chaos Lord bears the mark of ${god(facts.god)}.`,
  'no-imperial-player': (facts) =>
    say`${word(facts.unit)}: in captured human settlements only, since no Imperial plays.`,
  'needs-portal': (facts) => say`${word(facts.unit)}: only at the Vortex Portal of the Capital.`,
  'capital-stays': () => say`Only Dark Eldar move their Capital.`,
  'capital-moved-already': () => say`The Capital moves once a turn.`,
  'capital-here': () => say`The Capital is there already.`,
  'capital-stands': () => say`You have a Capital.`,
  'capital-needs-stronghold': (facts, words) => say`${place(facts, words)} has no Stronghold of yours.`,
  'capital-needs-troops': (facts, words) => say`${place(facts, words)} has no garrison or detachment of yours.`,
  'no-new-capital': () => say`In this war a lost Capital is not replaced.`,
  'order-not-for-race': () => say`Your race does not do that.`,
  'no-port': (facts, words) => say`There is no spaceport of yours or an ally’s at ${place(facts, words)}.`,
  'no-webway': (facts, words) => say`No webway opens at ${place(facts, words)}: it takes two Cities of yours.`,
  'shrine-no-building': (facts, words) => say`${place(facts, words)} has no such bunker or tower of yours to curse.`,
  'shrine-stands': () => say`It is cursed already.`,
  'shrine-no-leader': (facts) =>
    say`No Demon Prince or Chaos Lord of ${god(facts.god)} who is fit for combat is there.`,
  'shrine-of-another-kind': () => say`A shrine of another kind is too near.`,
} satisfies Reasons;
