import type { DealEvent } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { apostrophe, counted, listed, type Sentence, say } from '../../sentence.ts';
import type { Words } from '../words.ts';
import type { SentencesFor } from './table.ts';

type Of<Type extends DealEvent['type']> = Extract<DealEvent, { readonly type: Type }>;

const treatyName = (treaty: Of<'treaty-signed'>['treaty']): string =>
  treaty === 'alliance' ? 'an alliance' : 'a non-aggression pact';
const theTreaty = (treaty: Of<'treaty-signed'>['treaty']): string =>
  treaty === 'alliance' ? 'the alliance' : 'the non-aggression pact';
const kindOf = ({ secret }: { readonly secret: boolean }): string => (secret ? 'a secret deal' : 'a deal');

/** What one side gave, with amounts: for the two parties. */
function given(who: SeatId, { bp, from, captives }: Of<'deal-struck'>['gives'], words: Words): Sentence {
  const freed = counted(captives.length, 'captive detachment', 'captive detachments');
  const paid = from === null ? [] : say`${bp} BP from ${words.hex(from)}`;
  if (bp > 0 && captives.length > 0) return say` ${words.seat(who)} gave ${paid} and ${freed}.`;
  if (bp > 0) return say` ${words.seat(who)} gave ${paid}.`;
  return captives.length > 0 ? say` ${words.seat(who)} gave ${freed}.` : [];
}

function struck(event: Of<'deal-struck'>, words: Words): Sentence {
  const parts = [
    ...(event.treaty === null ? [] : [say` They signed ${treatyName(event.treaty)}.`]),
    given(event.seat, event.gives, words),
    given(event.with, event.takes, words),
    ...(event.promise.trim() === '' ? [] : [say` They promised: ${event.promise.trim()}`]),
  ];
  return [...say`${words.seat(event.seat)} and ${words.seat(event.with)} struck ${kindOf(event)}.`, ...parts.flat()];
}

/** What one side gave, without amounts: for everyone else. */
function general({ bp, captives }: Of<'deal-news'>['gives']): readonly string[] {
  return [...(bp ? ['transferred BP'] : []), ...(captives ? ['released captives'] : [])];
}

function news(event: Of<'deal-news'>, words: Words): Sentence {
  const sides = [
    [words.seat(event.seat), general(event.gives)] as const,
    [words.seat(event.with), general(event.takes)] as const,
  ];
  const told = sides.flatMap(([who, what]) => (what.length > 0 ? [say` ${who} ${what.join(' and ')}.`] : []));
  const promised = event.promise ? [say` The deal also includes promises.`] : [];
  return [
    ...say`${words.seat(event.seat)} and ${words.seat(event.with)} struck a deal.`,
    ...[...told, ...promised].flat(),
  ];
}

export const dealsSentences: SentencesFor<DealEvent['type']> = {
  'deal-offered': (event, words) => say`${words.seat(event.seat)} offered ${words.seat(event.with)} ${kindOf(event)}.`,
  'deal-signed': (event, words) =>
    say`${words.seat(event.seat)} signed ${kindOf(event)} with ${words.seat(event.with)}.`,
  'deal-withdrawn': (event, words) =>
    say`${words.seat(event.seat)} took ${kindOf(event)} with ${words.seat(event.with)} off the table.`,
  'deal-lapsed': (event, words) =>
    say`${words.seat(event.seat)}${apostrophe(words.seat(event.seat).text)} offer to ${words.seat(event.with)} lapsed.`,
  'deal-struck': struck,
  'deal-news': news,
  'deal-broken': (event, words) =>
    say`${listed(event.by.map(words.seat))} broke the deal between ${words.seat(event.seat)} and ${words.seat(event.with)}.`,
  'promise-judged': (event, words) =>
    event.broken
      ? say`${words.seat(event.seat)} said that ${words.seat(event.with)} broke a promise.`
      : say`${words.seat(event.seat)} withdrew the claim that ${words.seat(event.with)} broke a promise.`,
  'promise-broken': (event, words) =>
    say`${words.seat(event.seat)} said that ${words.seat(event.with)} broke a promise made in turn ${event.made}.`,
  'treaty-signed': (event, words) => say`${listed(event.seats.map(words.seat))} signed ${treatyName(event.treaty)}.`,
  'treaty-notice': (event, words) =>
    say`${words.seat(event.seat)} gave notice to end ${theTreaty(event.treaty)} with ${words.seat(event.with)}. It will end at the start of turn ${event.ends}.`,
  'treaty-ended': (event, words) =>
    say`${theTreaty(event.treaty) === 'the alliance' ? 'The alliance' : 'The non-aggression pact'} between ${listed(event.seats.map(words.seat))} is over.`,
  'allies-parted': (event, words) =>
    say`${words.named(event.piece, event.name)} left ${words.hex(event.from)}, which belongs to a former ally, and is now at ${words.hex(event.hex)}.`,
  'bp-delivered': (event, words) =>
    say`${event.bp} BP from ${words.seat(event.from)} reached the Capital of ${words.seat(event.seat)}.`,
  'bp-returned': (event, words) =>
    event.kept
      ? say`${event.bp} BP went back to ${words.seat(event.from)} because ${words.seat(event.seat)} had no Capital.`
      : say`${words.seat(event.from)} lost ${event.bp} BP because ${words.seat(event.seat)} had no Capital.`,
  'captives-returned': (event, words) =>
    say`${counted(event.detachments, 'captive detachment', 'captive detachments')} stayed with ${words.seat(event.from)} because ${words.seat(event.seat)} had no Capital.`,
  'diplomat-built': (event, words) => say`A diplomat was appointed at ${words.hex(event.hex)} for ${event.cost} BP.`,
  'diplomat-expelled': (event, words) =>
    event.home
      ? say`${words.seat(event.by)} expelled the diplomat of ${words.seat(event.seat)}, who is home again.`
      : say`${words.seat(event.by)} expelled the diplomat of ${words.seat(event.seat)}, who has no Capital to return to.`,
  'capital-closed': (event, words) =>
    say`${words.isReader(event.seat) ? 'Your Capital' : say`The Capital of ${words.seat(event.seat)}`} is now ${event.closed ? 'closed' : 'open'} to the diplomats of ${words.seat(event.with)}.`,
};
