import { lookup } from '@sealed-orders/rules/kernel';
import {
  answeredBattle,
  type Declaration,
  foreseen,
  foreseenIf,
  type Side,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';

/** What a declaration could bring at the end of the turn. SEC-ISO-11. */
export interface Forecast {
  /** The territory that could change hands, and who would take it; null: none could. */
  readonly taken: { readonly territory: TerritoryId; readonly by: Side } | null;
  /** What would be isolated only then, with the side that holds it. */
  readonly isolates: readonly { readonly territory: TerritoryId; readonly holder: Side }[];
  /** What would stay connected only then. */
  readonly frees: readonly TerritoryId[];
  /** Where the side's own detachments would go although it is about to be isolated; null: nowhere like that. */
  readonly goesInto: TerritoryId | null;
}

const NOTHING: Forecast = { taken: null, isolates: [], frees: [], goesInto: null };

/** What would be isolated, as far as the viewer can tell. */
export function forecastOf(view: View, declaration: Declaration | null): Forecast {
  const { board, side } = view;
  if (side === null || declaration === null) return NOTHING;
  const taken = takenBy(view, side, declaration);
  const into = destinationOf(declaration);
  const now = foreseen(board);
  const goesInto = into !== null && taken === null && now.includes(into) ? into : null;
  if (taken === null) return { ...NOTHING, goesInto };
  const then = foreseenIf(board, { [taken.territory]: taken.by });
  const holderOf = (territory: TerritoryId): Side =>
    territory === taken.territory ? taken.by : (lookup(board.territories, territory)?.controller ?? taken.by);
  return {
    taken,
    isolates: then.flatMap((territory) =>
      now.includes(territory) ? [] : [{ territory, holder: holderOf(territory) }],
    ),
    frees: now.filter((territory) => !then.includes(territory)),
    goesInto,
  };
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
