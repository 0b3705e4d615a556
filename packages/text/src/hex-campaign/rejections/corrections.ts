import { say } from '../../sentence.ts';
import { many, place, player, type Reasons, word } from './reason.ts';

const number = (value: unknown): string => Number(value).toLocaleString('en-GB');

/** Reasons by code: corrections by the referee. */
export const correctionsReasons = {
  'not-correctable': () => say`You can’t correct this by hand. Choose something from the list.`,
  'nothing-changed': () => say`It already has this value. Enter another one.`,
  'out-of-range': (facts) => say`Enter a number from ${number(facts.least)} to ${number(facts.most)}.`,
  'more-than-roster': (facts) => say`${word(facts.name)} has ${many(facts.most, 'model', 'models')}. Don’t enter more.`,
  'no-models-left': (facts) => say`${word(facts.name)} would have no living model left. Leave it at least one.`,
  'battle-under-way': (facts) =>
    say`${word(facts.name)} is in a battle. Decide it or call it off, or wait until this turn’s battles are over.`,
  'seat-beaten': (facts, words) =>
    say`${player(facts, words)} is out of the war. Choose another player, or bring this one back first.`,
  'promise-not-theirs': () => say`Choose one of the two players who made this promise.`,
  'rulings-after-set-up': () =>
    say`You can correct the map and the accounts only after sites and free roads are placed. Wait for the next phase.`,
  'hex-not-land': () => say`Choose a land hex on the map.`,
  'hex-taken': (facts, words) =>
    say`There is already an army of this kind at ${place(facts, words)}. Move or remove it first.`,
  'strangers-there': (facts, words) =>
    say`The army of ${player(facts, words)} at ${place(facts, words)} is not friendly. Move or remove it first.`,
  'held-by-others': (facts, words) =>
    say`Another player’s settlement or Stronghold is at ${place(facts, words)}. Give it to this player first, or choose another hex.`,
  'no-home-for-garrison': (facts, words) =>
    say`A garrison needs its player’s settlement or Stronghold at ${place(facts, words)}. Add one first, or remove the garrison.`,
  'no-garrison-here': (facts, words) =>
    say`A garrison needs a player’s settlement or Stronghold at ${place(facts, words)}. Add one first, or choose another hex.`,
  'name-taken': (facts, words) =>
    say`Another piece of ${player(facts, words)} is already called ${word(facts.name)}. Choose another name.`,
  'same-hex': () => say`It is already there. Choose another hex.`,
  'unit-not-of-race': (facts) =>
    say`The rules have no ${word(facts.name)} for this player’s race. Choose another type, or none.`,
  'no-detachment-there': (facts, words) =>
    say`There is no other detachment or garrison of ${player(facts, words)} at ${place(facts, words)}. Choose a hex with one.`,
  'last-unit': (facts) =>
    say`${word(facts.name)} would have no unit with a living model left. Remove the whole detachment instead.`,
  'battle-there': () => say`A battle is being fought there. Decide it first, or wait until it is over.`,
  'no-way-back': (facts) =>
    say`${word(facts.name)} has no hex to go back to. Capture or remove it first, or decide the battle.`,
  'captives-undecided': () =>
    say`The victors of this turn’s battles are still deciding about their captives. Wait until they have decided.`,
  'a-draw-has-no-loser': () => say`Nobody surrenders in a draw. Choose a winner or another ending.`,
  'not-a-claimant': (facts, words) =>
    say`${player(facts, words)} did not claim the hex, or the detachment that did is gone. Choose another player, or correct who controls the hex.`,
  'captives-with-it': (facts) => say`${word(facts.name) || 'This unit'} guards captives. Move or free them first.`,
  'awaits-discovery': (facts) =>
    say`A discovery made by ${word(facts.name) || 'this unit'} will be decided in a later phase. Wait until then.`,
  'promised-away': () => say`A deal or a delivery depends on this. Remove it first, or wait until it is settled.`,
  'no-settlement-there': (facts, words) =>
    say`This player has no settlement at ${place(facts, words)}. Choose one of their settlements.`,
  'place-there': (facts, words) =>
    say`There is already a settlement or a Resource hex at ${place(facts, words)}. Remove it or give it away first.`,
  'keep-there': (facts, words) =>
    say`There is already a Stronghold at ${place(facts, words)}. Change that one, give it away or remove it.`,
  'is-capital': (facts, words) =>
    say`${place(facts, words)} is a Capital. First give its player another Capital, or rule that it was lost.`,
  'captives-there': (facts, words) =>
    say`Captives are in the prison at ${place(facts, words)}. Move or free them first.`,
  'under-construction-there': (facts, words) =>
    say`A detachment is under construction at ${place(facts, words)}. Wait until it has arrived.`,
  'not-their-hex': (facts, words) =>
    say`${place(facts, words)} is not controlled by ${player(facts, words)}. Give them the hex first.`,
  'not-next-to-it': (facts, words) =>
    say`A road must lead to a hex next to ${place(facts, words)}. Choose one of those.`,
  'armament-wrong': (facts, words) =>
    say`${player(facts, words)} can’t have that defence with that weapon. A turret needs a weapon that its owner’s race uses; nothing else has one.`,
  'no-way-for-route': (facts, words) =>
    say`No route to ${place(facts, words)} over land of ${player(facts, words)} or an ally is short enough. Choose another settlement.`,
  'no-missions-now': () =>
    say`Air missions can be corrected only after Air orders and before they are flown. Wait for Movement orders, or add air support to an army.`,
  'missions-hidden': () =>
    say`In this campaign the referee can’t see air orders until they are flown, so you can’t correct them.`,
  'no-squadron-left': (facts, words) =>
    say`Every squadron of ${player(facts, words)} has a mission. Remove one first, or add an airbase.`,
  'no-target-there': (facts, words) =>
    say`There is nothing for ${player(facts, words)} to bomb at ${place(facts, words)}. Choose a hex with a settlement that belongs to an enemy or to nobody.`,
  'no-support-now': (facts) =>
    say`Aircraft can support ${word(facts.name)} only in Battle orders, or while its battle is still to be fought.`,
  'supports-only-friends': (facts, words) =>
    say`Aircraft of ${player(facts, words)} support only their own armies and those of allies. Choose another player.`,
  'no-prison-there': (facts, words) =>
    say`No prison at ${place(facts, words)} belongs to ${player(facts, words)}. Choose one of their settlements with a Prison.`,
  'captives-of-their-own': () => say`Players can’t hold their own detachment captive. Choose another player.`,
  'treaty-with-self': () => say`A treaty needs two players. Choose another one.`,
  'treaty-there': () => say`These two players already have such a treaty. End it first if its terms are wrong.`,
  'deal-with-self': () => say`An offer or a delivery needs two players. Choose another one.`,
  'deal-there': () => say`The same offer is already on the table.`,
  'no-offers-now': () =>
    say`Offers are on the table only in the Build phase. Record a treaty or add BP in transit instead.`,
  'find-there': (facts, words) =>
    say`This player has already discovered forces of this kind at ${place(facts, words)}. Correct their points instead.`,
  'share-a-hex': (facts, words) =>
    say`The two players’ armies share ${place(facts, words)}, and only friendly armies can share a hex. Move one of them first.`,
  'changed-since': () =>
    say`Something that this ruling changed has changed again since, so you can’t undo it. Correct the current state instead.`,
  'breaks-invariants': () =>
    say`That would leave something on the map that the rules don’t allow, such as two armies of the same kind in a hex. First correct what happened later.`,
} satisfies Reasons;
