import { say } from '../../sentence.ts';
import { place, type Reasons } from './reason.ts';

/** Reasons by code. */
export const battleOrdersReasons = {
  'garrison-guards': () => say`A garrison always guards.`,
  'orbit-attacks-only': () => say`A detachment in orbit can only attack or wait.`,
  'went-up-now': () => say`It went up to orbit this turn and can’t come down yet.`,
  'cannot-drop': () => say`Some of its units can’t come down from orbit.`,
  'battle-waits': (facts, words) =>
    facts.hex === undefined
      ? say`Until its postponed battle has been fought, it can only guard.`
      : say`A battle has yet to be fought at ${place(facts, words)}, so nobody else can go there.`,
  'moved-in-reserve': () => say`It moved in reserve this turn, so it can only guard.`,
  'released-guards': () => say`It was released and is not yet rearmed, so it can only guard.`,
  'settler-guards': () => say`A garrison-detachment on the march can only guard.`,
  'finder-guards': () => say`It found hostile forces that will attack it, so it can only guard.`,
  'weak-in-battle': () => say`With fewer than 500 ready points, it can only withdraw or guard.`,
  'no-enemy-near': () => say`You see no enemy detachment within two hexes.`,
  'target-too-far': () => say`You can attack or raid only a neighbouring hex.`,
  'target-no-enemy': () => say`That detachment is not an enemy.`,
  'friend-there': () => say`A friendly detachment is in that hex.`,
  'no-long-raid': () => say`This detachment can raid only a neighbouring hex.`,
  'via-not-between': (facts, words) => say`${place(facts, words)} is not between the two hexes of a long raid.`,
  'via-barred': () => say`An army blocks the hex in between.`,
  'drop-twice': () => say`Another of your detachments is landing there. Only one can.`,
  'sea-no-refuge': () => say`You can’t withdraw into the sea.`,
  'enemy-there': (facts, words) => say`An enemy army is at ${place(facts, words)}.`,
  'withdraw-too-far': () => say`A detachment can withdraw only to a neighbouring hex.`,
  'support-nobody': () => say`You can support only your own detachments and those of an ally.`,
  'support-garrison': () => say`Garrisons can’t be supported in this campaign.`,
  'support-too-far': () => say`That is too far away to support.`,
  'nothing-to-attack': () => say`This unit can’t enter any hex it could attack.`,
  'nowhere-to-withdraw': () => say`This unit has no hex to withdraw to.`,
  'nobody-to-support': () => say`There is no detachment within reach for this unit to support.`,
  'target-gone': () => say`Its target is out of reach.`,
  'hex-closed': () => say`Others are already fighting there.`,
  'raided-already': () => say`That hex has already been raided this turn.`,
  'reserved-for-raider': () => say`The hex is reserved for a returning raider.`,
  'beside-friend': () => say`A friendly garrison shares the hex with the enemy.`,
} satisfies Reasons;
