import type { DetachmentId, Event, Resource } from '@sealed-orders/rules/sector-campaign';
import { closed, counted, listed, quoted, type Sentence, say, signed } from '../../sentence.ts';
import { directiveText, EFFECT_NAMES, SCORE_NAMES } from '../names.ts';
import { correctionClause, rulingClause } from '../rulings.ts';
import { atField, detachment, type Words, whose } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

const named = (number: number): string => directiveText(number)?.name ?? `number ${number}`;

function rolled({ side, number, dice }: EventOf<'directive-rolled'>, words: Words): Sentence {
  const whoever = words.isReader(side) ? say`Your` : whose(side, words);
  const how = dice.length === 0 ? ', forced by last turn’s' : ` (rolled ${dice.join(' + ')} = ${number})`;
  return say`${whoever} directive${how}: ${named(number)}. ${directiveText(number)?.says ?? ''}`;
}

function away({ dice }: EventOf<'away-rolled'>, words: Words): Sentence {
  const told = dice.map(
    ({ detachment: id, die, isAway }) => say`${detachment(id, words)} ${die}${isAway ? ' (away)' : ''}`,
  );
  return told.length === 0
    ? say`Nobody could be called away this turn.`
    : say`Dice for who is called away this turn: ${listed(told)}.`;
}

const BOUGHT: Readonly<Record<Resource, string>> = {
  ground: 'a ground detachment',
  air: 'air support',
  bombardment: 'orbital bombardments',
  dropship: 'a dropship reserve',
  engineers: 'engineers',
};

function joined({ side, detachment: id, tenure }: EventOf<'joined'>, words: Words): Sentence {
  const who = detachment(id, words);
  switch (tenure) {
    case 'army':
      return say`${who} joined ${words.side(side)} for good.`;
    case 'bought':
      return say`${who} joined ${words.side(side)} temporarily.`;
    case 'visitor':
      return say`${who} joined ${words.side(side)} for this turn, with the visiting commander.`;
    case 'reserve':
      return say`${who} joined ${words.side(side)} for this turn’s offensive.`;
  }
}

type CommandType =
  | 'directive-announced'
  | 'directive-rolled'
  | 'directive-answered'
  | 'away-rolled'
  | 'directive-judged'
  | 'bought'
  | 'upkeep-paid'
  | 'joined'
  | 'given-up'
  | 'effects-chosen';

/** SEC-DIR, SEC-CR. Only the side concerned and the referee see these, except for the first, which everyone sees. */
const commandSentences: SentencesFor<CommandType> = {
  'directive-announced': ({ side, size }, words) => say`${words.side(side)} received a ${size} directive.`,
  'directive-rolled': rolled,
  'directive-answered': ({ side, number, isIgnored }, words) =>
    say`${words.side(side)} ${isIgnored ? 'ignored' : 'accepted'} its directive: ${named(number)}.`,
  'away-rolled': away,
  'directive-judged': ({ side, number, isFulfilled }, words) =>
    say`${words.side(side)} ${isFulfilled ? 'fulfilled' : 'failed'} its directive: ${named(number)}.`,
  bought: ({ side, resource, points, detachment: id }, words) =>
    say`${words.side(side)} bought ${BOUGHT[resource]}${id === null ? [] : say` (${detachment(id, words)})`} for ${points} VP.`,
  'upkeep-paid': ({ side, detachment: id, points, isForced }, words) =>
    say`${words.side(side)} ${isForced ? 'had to pay' : 'paid'} ${points} VP to keep ${detachment(id, words)}${isForced ? ', which can’t leave while isolated' : ''}.`,
  joined,
  'given-up': ({ side, detachments }, words) =>
    say`${words.side(side)} gave up ${several(detachments, words)} for good.`,
  'effects-chosen': ({ side, effects }, words) =>
    say`${whose(side, words)} momentum effects for next turn: ${listed(effects.map((effect) => EFFECT_NAMES[effect]))}.`,
};

/** The names, or only the number if some of them are gone. */
function several(ids: readonly DetachmentId[], words: Words): Sentence {
  const isKnown = ids.every((id) => words.detachment(id) !== null);
  return isKnown
    ? listed(ids.map((id) => detachment(id, words)))
    : say`${counted(ids.length, 'detachment', 'detachments')}`;
}

/** {@link SCORE_NAMES} for several territories. */
const SEVERAL: Readonly<Partial<Record<EventOf<'scored'>['score'], string>>> = {
  'enemy-major': 'for enemy majors held',
  'enemy-minor': 'for enemy minors held',
  'own-major': 'for majors in enemy hands',
  'own-minor': 'for minors in enemy hands',
};

function scored({ side, amount, score, battle, territories }: EventOf<'scored'>, words: Words): Sentence {
  const at = battle === null ? [] : atField(battle, words);
  if (score === 'referee') {
    return say`${whose(side, words)} score changed by ${amount > 0 ? '+' : ''}${signed(amount)} VP by a ruling.`;
  }
  const why = (territories.length > 1 ? SEVERAL[score] : null) ?? SCORE_NAMES[score];
  const which = territories.length === 0 ? [] : say`: ${listed(territories.map(words.territory))}`;
  return say`${words.side(side)} ${amount < 0 ? 'lost' : 'scored'} ${Math.abs(amount)} VP ${why}${at}${which}.`;
}

function ended({ winner, scores }: EventOf<'campaign-ended'>, words: Words): Sentence {
  const won = winner === null ? say`nobody won` : say`${words.side(winner)} won`;
  return say`The campaign is over, and ${won}. Final score: ${words.side('west')} ${signed(scores.west)}, ${words.side('east')} ${signed(scores.east)}.`;
}

/** What the referee did, with the reason; a preview of a ruling has no reason yet. */
const told = (did: Sentence, reason: string): Sentence =>
  reason.trim() === '' ? say`The referee ${did}.` : say`The referee ${did}: ${closed(quoted(reason))}`;

/** What the referee did, as a clause without subject or reason; null: neither a ruling nor a correction. */
export function deedClause(event: Event, words: Words): Sentence | null {
  switch (event.type) {
    case 'ruled':
      return rulingClause(event.ruling, event.facts, words);
    case 'corrected':
      return correctionClause(event.edit, event.facts, words);
    default:
      return null;
  }
}

/** Directives, resources, the score, rulings and the end. */
export const commandTable: SentencesFor<CommandType | 'scored' | 'campaign-ended' | 'ruled' | 'corrected'> = {
  ...commandSentences,
  scored,
  'campaign-ended': ended,
  ruled: ({ ruling, facts, reason }, words) => told(rulingClause(ruling, facts, words), reason),
  corrected: ({ edit, facts, reason }, words) => told(correctionClause(edit, facts, words), reason),
};
