import type { Declaration, DeclarationType, Instruction, TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { listed, type Sentence, say } from '../sentence.ts';
import { CONDITION_NAMES, MISSION_NAMES } from './names.ts';
import { counter, detachment as named, type Words } from './words.ts';

type Of<Type extends DeclarationType> = Extract<Declaration, { readonly type: Type }>;
type Clauses = { readonly [Type in DeclarationType]: (declaration: Of<Type>, words: Words) => Sentence };

/** The end of a route, and the territories on the way: `B via A and 7`. */
export function course(route: readonly TerritoryId[], words: Words): Sentence {
  const to = route.at(-1);
  const over = route.slice(0, -1);
  if (to === undefined) return [];
  return over.length === 0
    ? [words.territory(to)]
    : say`${words.territory(to)} via ${listed(over.map(words.territory))}`;
}

function flight({ purpose, detachment, route, cargo, escort, isBonus }: Of<'fly'>, words: Words): Sentence {
  const did = { move: 'fly', attack: 'attack', response: 'respond in' }[purpose];
  const to = purpose === 'move' ? say`${named(detachment, words)} to ${course(route, words)}` : course(route, words);
  const who = purpose === 'move' ? [] : say` by air with ${named(detachment, words)}`;
  const aboard = cargo === null ? [] : say`, carrying ${named(cargo, words)}`;
  const guard = escort === null ? [] : say`, escorted by ${named(escort, words)}`;
  return say`${did} ${to}${who}${aboard}${guard}${isBonus ? ' (extra move)' : ''}`;
}

const CLAUSES: Clauses = {
  place: ({ detachment, at }, words) => say`place ${named(detachment, words)} in ${words.territory(at)}`,
  mission: ({ detachment, mission }, words) =>
    say`give ${named(detachment, words)} a mission: ${MISSION_NAMES[mission].toLowerCase()}`,
  scout: ({ detachment, territory, route, escort }, words) => {
    const where = route === null ? [words.territory(territory)] : course(route, words);
    const guard = escort === null ? [] : say`, escorted by ${named(escort, words)}`;
    return say`scout ${where} with ${named(detachment, words)}${guard}`;
  },
  dogfight: ({ detachment, route, against }, words) =>
    say`send ${named(detachment, words)} to ${course(route, words)} to fight ${counter(against, words)}`,
  move: ({ detachment, to, isBonus }, words) =>
    say`move ${named(detachment, words)} to ${words.territory(to)}${isBonus ? ' (extra move)' : ''}`,
  fortify: ({ territory }, words) => say`fortify ${words.territory(territory)}`,
  'land-vehicles': ({ detachment }, words) => say`land the vehicles of ${named(detachment, words)}`,
  attack: ({ from, to, detachments, isHasty }, words) => {
    const who = listed(detachments.map((id) => named(id, words)));
    return say`attack ${words.territory(to)} from ${words.territory(from)} with ${who}${isHasty ? ' (hasty attack)' : ''}`;
  },
  respond: ({ detachment }, words) => say`respond with ${named(detachment, words)}`,
  fly: flight,
  drop: ({ purpose, detachment, at }, words) => {
    const to = purpose === 'attack' ? 'on' : 'in';
    const why = purpose === 'response' ? ' as a response' : '';
    return say`drop ${named(detachment, words)} ${to} ${words.territory(at)}${why}`;
  },
  done: () => say`send no more responses`,
  pass: () => say`pass`,
};

/** A declaration as a clause without a subject: `move Salt Tanks to 7`. Only its own side reads it. */
export function declarationClause<Type extends DeclarationType>(declaration: Of<Type>, words: Words): Sentence {
  const clause: Clauses[Type] = CLAUSES[declaration.type as Type];
  return clause(declaration, words);
}

/** A queued instruction: `If 8 is attacked, respond with Salt Tanks. Otherwise, pass.` */
export function instructionSentence({ choices }: Instruction, words: Words): Sentence {
  return choices.flatMap(({ when, declaration }, i): Sentence => {
    const clause = declarationClause(declaration, words);
    const otherwise = i === 0 ? '' : ' Otherwise, ';
    if (when === null) return say`${otherwise}${i === 0 ? upper(clause) : clause}.`;
    const condition = say`${words.territory(when.territory)} ${CONDITION_NAMES[when.is]}`;
    return say`${otherwise}${i === 0 ? 'If' : 'if'} ${condition}, ${clause}.`;
  });
}

/** With a capital first letter. */
function upper(clause: Sentence): Sentence {
  const [first, ...rest] = clause;
  if (first === undefined) return clause;
  return [{ ...first, text: `${first.text.charAt(0).toUpperCase()}${first.text.slice(1)}` }, ...rest];
}
