import { say } from '../../sentence.ts';
import { hexIn, many, place, type Reasons } from './reason.ts';

export const economyReasons = {
  'not-in-set-up': () => say`You can’t order this before the war begins.`,
  'only-in-set-up': () => say`You can order this only before the war begins.`,
  'too-dear': (facts, words) =>
    say`It costs ${Number(facts.cost)} BP, but the store at ${place(facts, words)} ${facts.stock === 0 ? 'is empty' : say`holds only ${Number(facts.stock)}`}.`,
  'payer-too-far': (facts, words) =>
    say`${hexIn(facts.payer, words)} can’t pay for this. Only your Capital or one of your settlements within three hexes can.`,
  'convoy-too-small': (facts) => say`A convoy must carry at least ${Number(facts.least)} BP.`,
  'no-such-convoy': () => say`You no longer have this convoy.`,
  'no-store-here': () => say`A convoy can unload only in one of your settlements or an ally’s.`,
  'not-aboard': (facts) => say`The convoy carries only ${Number(facts.aboard)} BP.`,
  'not-own-resource': (facts, words) => say`You don’t own the Resource hex ${place(facts, words)}.`,
  'route-empty': () => say`Draw the route to a settlement first.`,
  'route-broken': (facts, words) => say`${place(facts, words)} is not next to the hex before it.`,
  'route-not-friendly': (facts, words) => say`${place(facts, words)} is neither yours nor an ally’s.`,
  'route-closed': (facts, words) => say`Wheels can’t enter ${place(facts, words)} without a road.`,
  'route-river': (facts, words) => say`There is no bridge over the river before ${place(facts, words)}.`,
  'route-too-long': (facts, words) =>
    say`The route to ${place(facts, words)} is ${many(facts.length, 'movement point', 'movement points')} long, too long for anything to arrive.`,
  'route-without-settlement': (facts, words) =>
    say`A route must end in one of your settlements, and ${place(facts, words)} isn’t one.`,
} satisfies Reasons;
