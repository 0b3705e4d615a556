import { say } from '../../sentence.ts';
import { place, type Reasons } from './reason.ts';

/** Reasons by code. */
export const battleOrdersReasons = {
  'garrison-guards': () => say`A garrison always guards.`,
  'orbit-attacks-only': () => say`A detachment in orbit can only attack or wait.`,
  'went-up-now': () => say`It went up to orbit this turn and cannot come down yet.`,
  'cannot-drop': () => say`Not all of it can come down from orbit.`,
  'battle-waits': (facts, words) =>
    facts.hex === undefined
      ? say`Its battle was put off; until that is fought it only guards.`
      : say`A battle waits to be fought at ${place(facts, words)}: nobody else goes there.`,
  'moved-in-reserve': () => say`It moved in reserve this turn and only guards.`,
  'released-guards': () => say`Released and not rearmed: it only guards.`,
  'settler-guards': () => say`A garrison-detachment on its way only guards.`,
  'finder-guards': () => say`It found hostile forces, which will attack it; it only guards.`,
  'weak-in-battle': () => say`Under 500 ready points it can only withdraw or guard.`,
  'no-enemy-near': () => say`No enemy detachment is seen within two hexes.`,
  'target-too-far': () => say`Attacks and raids go into the next hex.`,
  'target-no-enemy': () => say`That detachment is not an enemy’s.`,
  'friend-there': () => say`A friendly detachment is in that hex.`,
  'no-long-raid': () => say`This detachment raids the next hex only.`,
  'via-not-between': (facts, words) => say`${place(facts, words)} does not lie between the two hexes of a long raid.`,
  'via-barred': () => say`An army bars the hex between.`,
  'drop-twice': () => say`Another of your detachments comes down there; one is all that can.`,
  'sea-no-refuge': () => say`Nobody withdraws into the sea.`,
  'enemy-there': (facts, words) => say`An enemy army is at ${place(facts, words)}.`,
  'withdraw-too-far': () => say`A detachment withdraws to the next hex.`,
  'support-nobody': () => say`You can support only a detachment of yours or of an ally.`,
  'support-garrison': () => say`Garrisons cannot be supported in this campaign.`,
  'support-too-far': () => say`That is too far away for any support.`,
  'nothing-to-attack': () => say`This unit cannot enter any hex it could attack.`,
  'nowhere-to-withdraw': () => say`This unit has no hex to withdraw to.`,
  'nobody-to-support': () => say`There is no detachment within reach that this unit could support.`,
  'target-gone': () => say`Its target is out of reach.`,
  'hex-closed': () => say`Others fight there already.`,
  'raided-already': () => say`That hex has been raided this turn.`,
  'reserved-for-raider': () => say`The hex is kept for a raider who comes home.`,
  'beside-friend': () => say`A friendly garrison shares the hex with the enemy.`,
} satisfies Reasons;
