import { lookup } from '@sealed-orders/rules/kernel';
import {
  answeredBattle,
  type CounterId,
  countersOf,
  type Declaration,
  type DetachmentId,
  foreseen,
  foreseenIf,
  knownOf,
  type Side,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import type { Plan } from '../selection.ts';

/** What a declaration could bring at the end of the turn. SEC-ISO-11. */
export interface Forecast {
  /** The territory that could change hands, and who would take it; null: none could. */
  readonly taken: { readonly territory: TerritoryId; readonly by: Side } | null;
  /** What would be isolated only then, with the side that holds it. */
  readonly isolates: readonly { readonly territory: TerritoryId; readonly holder: Side }[];
  /** The side’s own counters that would be cut off only then. */
  readonly cutsOff: readonly CounterId[];
  /** What would stay connected only then. */
  readonly frees: readonly TerritoryId[];
  /** Where the side's own detachments would go although it is about to be isolated; null: nowhere like that. */
  readonly goesInto: TerritoryId | null;
}

const NOTHING: Forecast = { taken: null, isolates: [], cutsOff: [], frees: [], goesInto: null };

/** What would be isolated, as far as the viewer can tell. */
export function forecastOf(view: View, declaration: Declaration | null): Forecast {
  const { board, side } = view;
  if (side === null || declaration === null) return NOTHING;
  const taken = takenBy(view, side, declaration);
  const into = destinationOf(declaration);
  if (taken === null) return { ...NOTHING, goesInto: into !== null && foreseen(board).includes(into) ? into : null };
  return ifTaken(view, taken, countersUnder(view, moversOf(declaration)));
}

/**
 * SEC-ISO-11: what the board warns of: what the reader’s plan would isolate, or else an attack that is being answered.
 * @param plan null: nothing is being composed
 */
export function boardForecast(view: View, plan: Plan | null): Forecast {
  const { board, side } = view;
  const takes = plan?.takes ?? null;
  if (plan !== null && takes !== null && side !== null)
    return ifTaken(view, { territory: takes, by: side }, plan.counters);
  const battle = answeredBattle(board);
  return battle === null ? NOTHING : ifTaken(view, { territory: battle.territory, by: battle.attacker }, []);
}

/** @param goes the side’s own counters that would be in the territory then */
function ifTaken({ board, side }: View, taken: NonNullable<Forecast['taken']>, goes: readonly CounterId[]): Forecast {
  const now = foreseen(board);
  const then = foreseenIf(board, { [taken.territory]: taken.by });
  const holderOf = (territory: TerritoryId): Side =>
    territory === taken.territory ? taken.by : (lookup(board.territories, territory)?.controller ?? taken.by);
  const isolates = then
    .filter((territory) => !now.includes(territory))
    .map((territory) => ({ territory, holder: holderOf(territory) }));
  const own = isolates.filter(({ holder }) => holder === side).map(({ territory }) => territory);
  const standing = side === null ? [] : countersOf(board, side);
  return {
    ...{ taken, isolates, goesInto: null },
    cutsOff: standing.flatMap(({ id, at }) => {
      const place = goes.includes(id) ? taken.territory : at;
      return place !== null && own.includes(place) ? [id] : [];
    }),
    frees: now.filter((territory) => !then.includes(territory)),
  };
}

/** The detachments that would be in the target. */
function moversOf(declaration: Declaration): readonly DetachmentId[] {
  switch (declaration.type) {
    case 'attack':
      return declaration.detachments;
    case 'fly':
      return [declaration.detachment, ...(declaration.cargo === null ? [] : [declaration.cargo])];
    case 'drop':
      return [declaration.detachment];
    default:
      return [];
  }
}

function countersUnder(view: View, detachments: readonly DetachmentId[]): readonly CounterId[] {
  const all = knownOf(view)?.desk.detachments ?? {};
  return detachments.flatMap((id) => lookup(all, id)?.counter ?? []);
}

/** Assumes that an attack takes its target, and that an attack let stand costs the territory. */
function takenBy({ board }: View, side: Side, declaration: Declaration): Forecast['taken'] {
  const isAttack =
    declaration.type === 'attack' ||
    ((declaration.type === 'fly' || declaration.type === 'drop') && declaration.purpose === 'attack');
  const to = destinationOf(declaration);
  if (isAttack) return to === null ? null : { territory: to, by: side };
  const battle = declaration.type === 'done' ? answeredBattle(board) : null;
  return battle === null ? null : { territory: battle.territory, by: battle.attacker };
}

function destinationOf(declaration: Declaration): TerritoryId | null {
  switch (declaration.type) {
    case 'move':
    case 'attack':
      return declaration.to;
    case 'place':
    case 'drop':
      return declaration.at;
    case 'fly':
      return declaration.route.at(-1) ?? null;
    default:
      return null;
  }
}
