import type { Correctable } from '../../kernel/index.ts';
import { sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { EDITS, type EditType } from '../data/corrections.ts';
import { gridOf, indexOf, SEA } from '../map/grid.ts';
import type { Army, PieceId, Promised, View } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { isUnderWay } from './models.ts';

type Listed = (view: View) => readonly Correctable[];

/** HEX-TURN-13: the possible subjects of each edit, as {@link correct} accepts it. */
const LISTED: Readonly<Record<EditType, Listed>> = {
  'set-vp': ({ seats }) => seats.flatMap(({ id, vp }) => (vp === null ? [] : [{ id, now: { vp } }])),
  'set-debt': ({ affairs }) =>
    sortedKeys(affairs).flatMap((id) => ({ id, now: { debt: affairs[id]?.record.debt ?? 0 } })),
  'set-bp': ({ affairs }) => sortedKeys(affairs).flatMap((seat) => stores(affairs[seat]?.sites ?? {})),
  'set-control': lands,
  'break-promise': ({ affairs }) => promisesOf(affairs).map(({ deal }) => ({ id: deal, now: {} })),
  'set-models': (view) =>
    armiesOf(view).flatMap(({ units }) => units.map(({ id, models }) => ({ id, now: shown(models) }))),
};

const isEdit = (type: string): type is EditType => EDITS.some((edit) => edit.type === type);

/** What the referee, and only the referee, may correct now by an edit of this type. */
export function correctable(view: View, type: string): readonly Correctable[] {
  return view.viewer.kind === 'referee' && isEdit(type) ? LISTED[type](view) : [];
}

/** HEX-DIP-04: each promise once, though both parties know it. */
export const promisesOf = (affairs: View['affairs']): readonly Promised[] =>
  sortedKeys(affairs).flatMap((seat) =>
    (affairs[seat]?.promises ?? []).filter(({ between: [first] }) => first === seat),
  );

const stores = (sites: NonNullable<View['own']>['sites']): readonly Correctable[] =>
  sortedKeys(sites).flatMap((hex) => {
    const site = sites[hex];
    return site?.kind === 'urban' ? [{ id: hex, now: { bp: site.bp } }] : [];
  });

function lands({ chart, hexes }: View): readonly Correctable[] {
  const grid = gridOf(chart);
  const isLand = (hex: HexKey): boolean => grid.terrain[indexOf(grid, hex)] !== SEA;
  return sortedKeys(hexes).flatMap((hex) => {
    const known = hexes[hex];
    if (known === undefined || known.site?.kind === 'urban' || known.stronghold !== null || !isLand(hex)) return [];
    return [{ id: hex, now: { seat: known.control } }];
  });
}

function armiesOf({ pieces, affairs, battles }: View): readonly Army[] {
  const fighting = new Set<PieceId>(
    battles
      .filter(({ stage, talk }) => isUnderWay({ stage, reports: talk?.reports ?? {} }))
      .flatMap((battle) => [...BATTLE_SIDES.flatMap((side) => battle[side]?.armies ?? []), ...battle.beside]),
  );
  const inOrbit = Object.values(affairs).flatMap(({ orbit }) => Object.values(orbit));
  return [...Object.values(pieces), ...inOrbit]
    .filter((piece): piece is Army => piece.kind === 'detachment' || piece.kind === 'garrison')
    .filter(({ id }) => !fighting.has(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

const shown = ({ ready, wounded, damaged }: Army['units'][number]['models']) => ({ ready, wounded, damaged });
