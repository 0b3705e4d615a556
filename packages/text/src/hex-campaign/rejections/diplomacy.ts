import { say } from '../../sentence.ts';
import { isOwn, many, place, player, type Reasons } from './reason.ts';

/** Reasons by code: diplomacy. */
export const dealsReasons = {
  'deals-closed': () => say`You can make deals only in the Build phase.`,
  'deal-nobody': () => say`Choose another player.`,
  'deal-no-capital': (facts, words) =>
    isOwn(facts, words)
      ? say`You have no Capital, and both sides need one to make a deal.`
      : say`Both sides need a Capital to make a deal, and this player has none: ${player(facts, words)}.`,
  'no-common-border': () => say`You know of no common border with this player.`,
  'no-diplomat-there': () => say`A secret deal needs a diplomat from one side in the other’s Capital.`,
  'no-capital': () => say`You have no Capital.`,
  'deal-empty': () => say`This offer is empty.`,
  'deal-offered-already': () => say`You have already made this offer.`,
  'deal-theirs-already': (facts, words) =>
    say`You already have the same offer from ${player(facts, words)}. Sign that one instead.`,
  'treaty-signed-already': () =>
    say`You have already signed a deal with this treaty. It takes effect when the phase closes.`,
  'too-many-offers': (facts) => say`You can have at most ${many(facts.most, 'offer', 'offers')} on the table.`,
  'deal-no-payer': () => say`Choose which of your settlements pays.`,
  'deal-gone': () => say`This offer is no longer on the table.`,
  'deal-signed-already': () => say`Both players have already signed this deal.`,
  'deal-own-offer': () => say`This is your own offer. The other side has to sign it.`,
  'promise-gone': () => say`This promise no longer holds.`,
  'promise-judged-so': () => say`You have already said that.`,
  'captives-twice': () => say`These captives appear twice.`,
  'captives-not-theirs': () => say`That player doesn’t hold this detachment.`,
  'treaty-not-allowed': (facts) =>
    facts.treaty === 'alliance'
      ? say`Your races never form alliances with each other.`
      : say`Your races never sign pacts with each other.`,
  'treaty-in-force': () => say`You already have this treaty.`,
  'no-such-treaty': () => say`You don’t have this treaty.`,
  'notice-given': () => say`Notice to end this treaty has already been given.`,
  'closed-already': () => say`Your Capital is already closed to their diplomats.`,
  'open-already': () => say`Your Capital is already open to their diplomats.`,
  'no-such-guest': () => say`This diplomat is not in your Capital.`,
  'expelled-already': () => say`You have already expelled this diplomat.`,
  'no-embassy': (facts, words) =>
    say`This needs a working Embassy at ${place(facts, words)} that was built before this turn.`,
  'second-diplomat': () => say`You already have a diplomat, and can have only one.`,
} satisfies Reasons;
