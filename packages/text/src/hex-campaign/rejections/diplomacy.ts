import { say } from '../../sentence.ts';
import { isOwn, many, place, player, type Reasons } from './reason.ts';

/** Reasons by code: diplomacy. */
export const dealsReasons = {
  'deals-closed': () => say`Deals are made in the Build phase.`,
  'deal-nobody': () => say`Choose another player.`,
  'deal-no-capital': (facts, words) =>
    isOwn(facts, words)
      ? say`You have no Capital, and both sides need one to make a deal.`
      : say`${player(facts, words)} has no Capital, and both sides need one to make a deal.`,
  'no-common-border': () => say`You know of no common border with this player.`,
  'no-diplomat-there': () => say`Secret deals need a diplomat of one side in the Capital of the other.`,
  'no-capital': () => say`You have no Capital.`,
  'deal-empty': () => say`There is nothing in this offer.`,
  'deal-offered-already': () => say`You have already made this offer.`,
  'deal-theirs-already': (facts, words) =>
    say`${player(facts, words)} has made you the same offer. Sign theirs instead.`,
  'treaty-signed-already': () => say`A deal with this treaty is signed already, and binds both when the phase closes.`,
  'too-many-offers': (facts) => say`No more than ${many(facts.most, 'offer', 'offers')} may lie on the table.`,
  'deal-no-payer': () => say`Name the settlement of yours that pays.`,
  'deal-gone': () => say`This offer is not on the table any more.`,
  'deal-signed-already': () => say`This deal is signed and binds both.`,
  'deal-own-offer': () => say`Your own offer is signed by the other side.`,
  'promise-gone': () => say`This promise is not in force any more.`,
  'promise-judged-so': () => say`You have said that already.`,
  'captives-twice': () => say`These captives are named twice.`,
  'captives-not-theirs': () => say`That player does not hold this detachment of yours.`,
  'treaty-not-allowed': (facts) =>
    facts.treaty === 'alliance'
      ? say`Your races never ally with each other.`
      : say`Your races never sign a pact with each other.`,
  'treaty-in-force': () => say`Such a treaty binds you already.`,
  'no-such-treaty': () => say`No such treaty binds you.`,
  'notice-given': () => say`Notice of this treaty is given already.`,
  'closed-already': () => say`Your Capital is closed to them already.`,
  'open-already': () => say`Their diplomats may already enter your Capital.`,
  'no-such-guest': () => say`This diplomat is not in your Capital.`,
  'expelled-already': () => say`This diplomat is expelled already.`,
  'no-embassy': (facts, words) => say`No Embassy works at ${place(facts, words)} that was built before this turn.`,
  'second-diplomat': () => say`You have a diplomat. There is one at a time.`,
} satisfies Reasons;
