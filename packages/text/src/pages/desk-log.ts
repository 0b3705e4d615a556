import type { Pace } from '@sealed-orders/rules/kernel';
import type { GameText, SaidDeed } from '../games.ts';
import { dayAndTime } from '../times.ts';
import { clockWords, newCampaignText } from './new-campaign.ts';
import { paceText, paceWords } from './pace.ts';

/** A sentence with something added after a colon, a comma or a full stop. */
const more = (sentence: string, mark: ':' | ',' | '.', rest: string): string =>
  `${sentence.replace(/\.$/, '')}${mark} ${rest.replace(/\.$/, '')}.`;

type Terms = ReadonlyMap<string, string>;

const termsOf = ({ clock, ...pace }: Pace, { phases }: GameText): Terms =>
  new Map([
    ...(clock === null ? [] : [[newCampaignText.clock, clockWords(clock, phases)] as const]),
    ...paceWords(pace),
  ]);

/** `Grace period: up to 1 h for late players (was: none)`, for each term that differs. */
function changedTerms(from: Pace, to: Pace, text: GameText): readonly string[] {
  const [old, now] = [termsOf(from, text), termsOf(to, text)];
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
  const usual: Terms = new Map([[paceText.early.name, paceText.early.terms[0]]]);
  const said = (terms: Terms, name: string): string => terms.get(name) ?? usual.get(name) ?? 'none';
  return names.map((name) => `${name}: ${said(now, name)} (was: ${said(old, name)})`);
}

const at = (instant: string, zone: string | undefined): string => dayAndTime(new Date(instant), zone);

/** Details that the desk's log adds to a sentence about a deed. `zone`: for the times; undefined: the reader's. */
export const deskLogText = {
  moved: (line: string, from: string, to: string, zone?: string): string =>
    more(line, ',', `from ${at(from, zone)} to ${at(to, zone)}`),
  resumed: (line: string, to: string | null, zone?: string): string =>
    more(line, '.', to === null ? 'There is no deadline' : `The phase closes ${at(to, zone)}`),
  pace: (line: string, from: Pace, to: Pace, text: GameText): string => {
    const terms = changedTerms(from, to, text);
    return terms.length === 0 ? line : more(line, '.', terms.join('; '));
  },
  opening: (line: string, where: string): string => `${line.replace(/\.$/, '')} to the opening of ${where}.`,
  /** In games whose rounds are days. */
  beginning: (line: string, where: string): string => `${line.replace(/\.$/, '')} to the beginning of ${where}.`,
  asItWas: (line: string, where: string): string =>
    `${line.replace(/\.$/, '')} as it was at the beginning of ${where}.`,
  where: (line: string, where: string): string => more(line, ':', where),
  sheet: {
    draft: (line: string): string => more(line, ':', 'their draft'),
    least: (line: string): string => more(line, ':', 'default orders'),
    own: (line: string): string => more(line, ':', 'orders written by the referee'),
  },
  meeting: (line: string, when: string, zone?: string): string => more(line, ':', at(when, zone)),
  about: (line: string, words: string): string => more(line, ':', `“${words}”`),
  /** After a ruling or an order that no longer counts. */
  undone: 'Undone by a rewind.',
  /** A headline that the referee took back. */
  taken: (line: string): string => more(line, ':', 'it is the gazette’s own again'),
  ruled: (line: string, by: string, { did, after }: SaidDeed): string => {
    if (did.length > 0) return [`${by} ${did.join('; ')}.`, ...after].join(' ');
    return after.length === 0 ? line : `${by} ruled: ${after.join(' ')}`;
  },
  given: (line: string, { did, after }: SaidDeed): string => {
    const says = [...did, ...after].join(' ');
    return says === '' ? line : more(line, ':', says);
  },
} as const;
