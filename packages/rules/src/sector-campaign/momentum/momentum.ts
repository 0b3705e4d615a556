import { lookup } from '../../kernel/index.ts';
import { ALL_WELL, battleOf, counterFor, detachmentOf, refused } from '../board/board.ts';
import { own, type Play, tell } from '../board/play.ts';
import { GAIN_PER_EFFECT } from '../data/victory.ts';
import type { Effect, Known, Order, Rejection, Side, Talk, TurnEnd } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

type UseEffects = Extract<Order, { readonly type: 'use-effects' }>;
type Used = UseEffects['effects'][number];

/** What is chosen for a side that does not choose. SEC-MOM-07. */
const USUAL: Effect = 're-roll';

/** VP that a side spends by choice. SEC-MOM-01, with `momentumIgnoresSpending`. */
const SPENDING: readonly string[] = ['purchase', 'upkeep', 'directive-ignored'];

/** SEC-MOM-01: one effect for each two points of net gain in the turn. */
export const effectsFor = (gain: number): number => Math.max(0, Math.floor(gain / GAIN_PER_EFFECT));

/** SEC-MOM-01, -07: how many effects each side can choose. */
export function earnMomentum(play: Play): void {
  const { board, desks } = play.state;
  if (!board.settings.momentum) return;
  for (const side of SIDES) {
    const { score, scores } = board.sides[side];
    const effects = effectsFor(score - scores.start + spent(play, side));
    desks[side].owed.effects = effects;
    if (effects > 0) tell(play, { type: 'momentum-earned', rule: 'SEC-MOM-01', to: 'all', side, effects });
  }
}

/** What the side paid this turn, if that does not count as a loss. */
function spent({ state }: Play, side: Side): number {
  const { settings, ledger, turn } = state.board;
  if (!settings.momentumIgnoresSpending) return 0;
  const paid = state.desks[side].secrets.filter(({ score }) => SPENDING.includes(score)).map(({ number }) => number);
  const lines = ledger.filter((line) => line.side === side && line.turn === turn && paid.includes(line.number));
  return lines.reduce((sum, { amount }) => sum - amount, 0);
}

/** SEC-MOM-07: any kinds, even the same one twice, but no more than were earned. */
export const effectsFaults = ({ desk }: Known, { effects }: TurnEnd): readonly Rejection[] =>
  effects.length <= desk.owed.effects
    ? ALL_WELL
    : [refused('too-many-effects', 'SEC-MOM-01', ['effects'], { most: desk.owed.effects })];

/** SEC-MOM-07: the kinds for the next turn, which only the side knows; effects not chosen are re-rolls. */
export function chooseEffects(play: Play, side: Side, choices: TurnEnd | null): void {
  const { board, desks } = play.state;
  const desk = desks[side];
  const chosen = choices?.effects ?? [];
  const effects = Array.from({ length: desk.owed.effects }, (_, i) => chosen[i] ?? USUAL);
  desk.effects = effects;
  board.sides[side].effects = effects.length;
  if (effects.length === 0) return;
  tell(play, { type: 'effects-chosen', rule: 'SEC-MOM-07', to: own(play, side), side, effects });
}

/** The list without another's members, each removed once; null: they are not all there. */
function without<One>(all: readonly One[], taken: readonly One[]): readonly One[] | null {
  const left = [...all];
  for (const one of taken) {
    const place = left.indexOf(one);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** SEC-MOM-02 to -05, -08, SEC-CR-09: why this can't be used in a battle now, from its beginning to the first report. */
export function useFaults({ board, desk, talks }: Known, order: UseEffects): readonly Rejection[] {
  const { battle: id, effects, bombardments } = order;
  const battle = battleOf(board, id);
  const talk = lookup(talks, id);
  if (battle === null) return [refused('battle-unknown', 'SEC-MOM-08', ['battle'])];
  if (talk === undefined || battle.outcome !== null) return [refused('battle-over', 'SEC-MOM-08', ['battle'])];
  if (talk.report !== null) return [refused('battle-reported', 'SEC-MOM-08', ['battle'])];
  const kinds = effects.map(({ effect }) => effect);
  if (without(desk.effects, kinds) === null) return [refused('effect-missing', 'SEC-MOM-08', ['effects'])];
  const unfit = effects.findIndex((one) => !isFit(one, id, { board, desk }));
  if (unfit >= 0) return [refused('detachment-not-there', 'SEC-MOM-04', ['effects', unfit])];
  return bombardments <= desk.bombardments
    ? ALL_WELL
    : [refused('bombardment-missing', 'SEC-CR-09', ['bombardments'], { most: desk.bombardments })];
}

/** SEC-MOM-04: Stubborn is for one detachment in the battle, all other effects for the side. */
function isFit({ effect, detachment }: Used, battle: string, { board, desk }: Pick<Known, 'board' | 'desk'>): boolean {
  if (effect !== 'stubborn') return detachment === null;
  const named = detachment === null ? null : detachmentOf(desk, detachment);
  return named !== null && counterFor(board, named)?.battle === battle;
}

/** SEC-MOM-03, -08, SEC-CR-09: only the battle's two sides see this. */
export function useEffects(play: Play, side: Side, { battle, effects, bombardments }: UseEffects): void {
  const { board, desks, talks } = play.state;
  const talk = lookup(talks, battle);
  if (talk === undefined) return;
  const desk = desks[side];
  const used = effects.map(({ effect, detachment }) => ({
    effect,
    counter: detachment === null ? null : (lookup(desk.detachments, detachment)?.counter ?? null),
  }));
  desk.effects = [
    ...(without(
      desk.effects,
      effects.map(({ effect }) => effect),
    ) ?? []),
  ];
  board.sides[side].effects = desk.effects.length;
  desk.bombardments -= bombardments;
  talk.effects.push(...used.map((one) => ({ side, ...one })));
  talk.bombardments[side] += bombardments;
  tell(play, { type: 'effects-used', rule: 'SEC-MOM-08', to: 'seats', battle, side, effects: used, bombardments });
}

/** SEC-MOM-08: what effects and bombardments are worth if dice decide. SEC-CR-13. */
export interface QuickHelp {
  /** Added to the die. */
  readonly bonus: number;
  /** How often the side can roll its die again. */
  readonly again: number;
}

export function quickHelp(talk: Talk | undefined, side: Side): QuickHelp {
  const kinds = (talk?.effects ?? []).filter((one) => one.side === side).map(({ effect }) => effect);
  const isBonus = (effect: Effect): boolean => effect === 'forced-march' || effect === 'stubborn';
  const bonus = kinds.filter(isBonus).length + (talk?.bombardments[side] ?? 0);
  return { bonus, again: kinds.length - kinds.filter(isBonus).length };
}

/** SEC-MOM-06: effects that are unused after a turn's battles are lost. */
export function lapseEffects(play: Play): void {
  const { board, desks } = play.state;
  for (const side of SIDES) {
    const effects = desks[side].effects.length;
    desks[side].effects = [];
    board.sides[side].effects = 0;
    if (effects > 0) tell(play, { type: 'effects-lapsed', rule: 'SEC-MOM-06', to: 'all', side, effects });
  }
}
