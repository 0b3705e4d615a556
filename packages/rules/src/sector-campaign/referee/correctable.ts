import type { Correctable } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { battleIn, countersOf } from '../board/board.ts';
import { territoriesOf } from '../board/grid.ts';
import type { Board, Correction, Counter, TerritoryId, View } from '../types.ts';
import { RACES, SIDES } from '../vocabulary.ts';

/** Counters that are in no battle. */
const freeCounters = (board: Board): readonly Counter[] =>
  SIDES.flatMap((side) => countersOf(board, side)).filter(({ battle }) => battle === null);

const heldBy = ({ territories }: Board, { side }: Counter): readonly string[] =>
  territoriesOf(territories)
    .filter(({ controller }) => controller === side)
    .map(({ id }) => id);

/** SEC-MAP-08: whether nobody is in the territory, or fights or flies for it, so a correction can give it away. */
export const canChangeHands = (board: Board, id: TerritoryId): boolean =>
  board.turn > 0 &&
  board.phase !== 'retreats' &&
  board.flight === null &&
  battleIn(board, id) === null &&
  Object.values(board.counters).every(({ at }) => at !== id);

/** What each edit can correct, with its current values. */
const LISTED: Readonly<Record<Correction['type'], (view: View) => readonly Correctable[]>> = {
  'set-score': ({ board }) => SIDES.map((side) => ({ id: side, now: { score: board.sides[side].score } })),
  'set-control': ({ board }) =>
    territoriesOf(board.territories)
      .filter(({ id }) => canChangeHands(board, id))
      .map(({ id, controller }) => ({ id, now: { side: controller } })),
  'set-fortified': ({ board }) =>
    territoriesOf(board.territories).map(({ id, isFortified }) => ({ id, now: { isFortified } })),
  'move-counter': ({ board }) =>
    freeCounters(board).map((counter) => ({
      ...{ id: counter.id, now: { to: counter.at } },
      among: { to: heldBy(board, counter) },
    })),
  'remove-counter': ({ board }) => freeCounters(board).map(({ id }) => ({ id, now: {} })),
  'set-xp': ({ board, desks }) =>
    freeCounters(board).flatMap(({ id, side }) => {
      const found = Object.values(desks[side]?.detachments ?? {}).find(({ counter }) => counter === id);
      return found === undefined ? [] : [{ id, now: { xp: found.xp } }];
    }),
  'set-dropships': ({ board }) =>
    RACES.map((race) => ({ id: race, now: { isPermitted: lookup(board.settings.dropships, race) === 'yes' } })),
};

const isEdit = (type: string): type is Correction['type'] => Object.hasOwn(LISTED, type);

/** What an edit can correct, with its current values; empty for everyone but the referee. */
export const correctable = (view: View, type: string): readonly Correctable[] =>
  view.isReferee && view.board.ended === null && isEdit(type) ? LISTED[type](view) : [];
