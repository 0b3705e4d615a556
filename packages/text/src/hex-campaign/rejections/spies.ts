import { say } from '../../sentence.ts';
import { many, place, type Reasons } from './reason.ts';

/** Reasons by code. */
export const spiesReasons = {
  'no-espionage-center': (facts, words) =>
    say`This needs a working Espionage Center at ${place(facts, words)} that was built before this turn.`,
  'spy-built-already': () => say`An Espionage Center can train only one spy a turn.`,
  'too-many-spies': (facts) =>
    say`An Espionage Center can have no more than ${many(facts.most, 'living spy', 'living spies')}.`,
  'target-not-for-piece': () => say`Only a spy can infiltrate.`,
  'spy-no-target': () => say`The spy hasn’t infiltrated anything.`,
  'spy-has-target': () => say`The spy has already infiltrated this or something else. It can switch or leave.`,
  'spy-no-switch': () =>
    say`A spy can switch only to another detachment, Stronghold, settlement or Resource hex in its own hex.`,
  'spy-target-not-here': () => say`No other player has anything of that kind in the spy’s hex.`,
  'spy-target-unknown': () => say`You don’t know where that is.`,
  'spy-target-off-path': () => say`The path doesn’t lead to the spy’s target.`,
  'spy-target-own': () => say`A spy can infiltrate only what belongs to other players.`,
  'spy-mission-off': () => say`This campaign doesn’t use this mission.`,
  'spy-mission-not-here': () => say`The spy can’t carry out this mission on what it has infiltrated.`,
} satisfies Reasons;
