import { say } from '../../sentence.ts';
import { hexIn, place, type Reasons } from './reason.ts';

export const economyReasons = {
  'not-in-set-up': () => say`This cannot be ordered before the war.`,
  'only-in-set-up': () => say`This can be ordered before the war only.`,
  'too-dear': (facts, words) =>
    say`It costs ${Number(facts.cost)} BP; the store of ${place(facts, words)} holds ${Number(facts.stock)}.`,
  'payer-too-far': (facts, words) =>
    say`${hexIn(facts.payer, words)} cannot pay for this: the Capital pays, or a settlement of yours within three hexes.`,
  'convoy-too-small': (facts) => say`A convoy takes at least ${Number(facts.least)} BP.`,
  'no-such-convoy': () => say`You have no such convoy any more.`,
  'no-store-here': () => say`BP are unloaded in an own or allied settlement.`,
  'not-aboard': (facts) => say`The convoy holds ${Number(facts.aboard)} BP.`,
  'not-own-resource': (facts, words) => say`You do not own the Resource hex ${place(facts, words)}.`,
  'route-empty': () => say`Draw the route to a settlement first.`,
  'route-broken': (facts, words) => say`${place(facts, words)} is not next to the hex before it.`,
  'route-not-friendly': (facts, words) => say`${place(facts, words)} is neither yours nor an ally’s.`,
  'route-closed': (facts, words) => say`Wheels cannot enter ${place(facts, words)} without a road.`,
  'route-river': (facts, words) => say`The river before ${place(facts, words)} has no bridge.`,
  'route-without-settlement': (facts, words) =>
    say`A route ends in a settlement of yours; ${place(facts, words)} is none.`,
} satisfies Reasons;
