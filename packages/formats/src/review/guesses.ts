import type { CostType } from '../roster.ts';
import type { MoveClass, Slot } from '../units.ts';

/** Guesses from the words of a list, best first. The player checks each one. */
interface Guess<Answer> {
  readonly answer: Answer;
  readonly words: RegExp;
}

/** "Quick support" before "support", a commander before the veterans. */
const SLOT_GUESSES: readonly Guess<Slot>[] = [
  { answer: 'hq', words: /\b(hq|headquarters|command(er)?|leaders?|heroe?s?|lords?|characters?|warlord|staff)\b/i },
  { answer: 'fast-attack', words: /\b(fast|quick|recon(naissance)?|outriders?|cavalry|flyers?|scouts?)\b/i },
  { answer: 'elite', words: /\b(elites?|special(ists?)?|veterans?|guards?)\b/i },
  { answer: 'heavy-support', words: /\b(heavy|support|artillery|war machines?|monsters?|tanks?)\b/i },
  { answer: 'troops', words: /\b(troops?|core|battleline|line|infantry)\b/i },
];

/** "Infantry" decides, whatever the other words. */
const MOVE_GUESSES: readonly Guess<MoveClass>[] = [
  { answer: 'infantry', words: /\binfantry\b/i },
  { answer: 'skimmer', words: /\b(skimmers?|hover\w*|jetbikes?|(anti-?)?grav\w*)\b/i },
  { answer: 'walker', words: /\b(walkers?|striders?|mechs?)\b/i },
  {
    answer: 'wheeled',
    words:
      /\b(wheeled|wheels?|bikes?|bikers?|motor(bikes?|cycles?)|trucks?|lorr(y|ies)|cars?|bugg(y|ies)|rigs?|jeeps?)\b/i,
  },
  { answer: 'tracked', words: /\b((half-?)?tracked|tracks?|half-?tracks?|tanks?|crawlers?|carriers?)\b/i },
];

const VEHICLE = /\bvehicles?\b/i;
const SCOUT = /^(scouts?|recon(naissance)?)$/i;
const POINTS = /^(pts?|points?|point\(s\))\.?$/i;

/** `texts` from the strongest to the weakest hint: the first that matches decides. */
function guessed<Answer>(guesses: readonly Guess<Answer>[], texts: readonly string[], otherwise: Answer): Answer {
  for (const text of texts) {
    const guess = guesses.find(({ words }) => words.test(text));
    if (guess !== undefined) return guess.answer;
  }
  return otherwise;
}

export const guessedSlot = (texts: readonly string[]): Slot => guessed(SLOT_GUESSES, texts, 'troops');

/** A vehicle without further hints is taken for a tracked one. */
export function guessedMoveClass(texts: readonly string[]): MoveClass {
  return guessed(MOVE_GUESSES, texts, texts.some((it) => VEHICLE.test(it)) ? 'tracked' : 'infantry');
}

export const saysScout = (text: string): boolean => SCOUT.test(text);

/** The cost that is points: the limited one, else the one with that name, else the first. */
export function guessedPoints(costTypes: readonly CostType[]): CostType | undefined {
  const limited = costTypes.filter((it) => it.limit !== null);
  const likely = limited.length > 0 ? limited : costTypes;
  return likely.find((it) => POINTS.test(it.name)) ?? likely[0];
}
