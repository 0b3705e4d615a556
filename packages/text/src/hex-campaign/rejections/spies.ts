import { say } from '../../sentence.ts';
import { many, place, type Reasons } from './reason.ts';

/** Reasons by code. */
export const spiesReasons = {
  'no-espionage-center': (facts, words) =>
    say`No Espionage Center works at ${place(facts, words)} that was built before this turn.`,
  'spy-built-already': () => say`An Espionage Center builds one spy a turn.`,
  'too-many-spies': (facts) =>
    say`An Espionage Center has no more than ${many(facts.most, 'living spy', 'living spies')}.`,
  'target-not-for-piece': () => say`Only a spy infiltrates.`,
  'spy-no-target': () => say`The spy has infiltrated nothing.`,
  'spy-has-target': () => say`The spy has infiltrated this or something else already; it can switch or leave.`,
  'spy-no-switch': () => say`A spy switches to another detachment, Stronghold, settlement or Resource hex where it is.`,
  'spy-target-not-here': () => say`Nothing of that kind of another player is in the spy’s hex.`,
  'spy-target-unknown': () => say`You do not know where that is.`,
  'spy-target-off-path': () => say`The path does not lead to what the spy is sent for.`,
  'spy-target-own': () => say`A spy infiltrates what belongs to others.`,
  'spy-mission-off': () => say`This campaign is played without this mission.`,
  'spy-mission-not-here': () => say`This mission is not for what the spy has infiltrated.`,
} satisfies Reasons;
