import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { CurseChoice, Piece, View } from '../types.ts';
import { curseFault, knownAltar, shrineCost, shrineGods } from './shrines.ts';

/** HEX-RACE-CH-08: what a detachment may curse in its hex, as far as its owner knows. */
export function cursesFor(view: View, piece: Piece): readonly CurseChoice[] {
  const altar = knownAltar(view);
  if (altar === null || piece.kind !== 'detachment') return [];
  const gods = shrineGods(piece.units);
  const payers = sortedKeys(view.own?.sites ?? {});
  const defences = lookup(altar.strongholds, piece.hex)?.defences ?? [];
  return defences.flatMap(({ id, type }) =>
    gods.flatMap((god) =>
      payers
        .filter((payer) => curseFault(altar, piece, { defence: id, god, payer }) === null)
        .map((payer) => ({ defence: id, type, god, payer, cost: shrineCost(altar, god) })),
    ),
  );
}
