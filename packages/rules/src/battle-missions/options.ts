import { lookup } from '../kernel/index.ts';
import { battleOf } from './known.ts';
import { reserveGroups } from './reserves/reserves.ts';
import { armyOf, type Board } from './sheet/board.ts';
import { infiltratorsOf } from './sheet/briefing-entries.ts';
import type { Battle, Verdict } from './sheet/fold.ts';
import { foreseen, type Intent } from './sheet/foreseen.ts';
import { groundsOf } from './sheet/points-entries.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';
import { availableIn } from './sheet/turn-entries.ts';
import { otherSide } from './turn/turn.ts';
import type { EntryBody, EntryId, Option, PhoneId, Side, UnitState, View } from './types.ts';
import { ACTS, ARRIVALS, PLACES, SIDES } from './vocabulary.ts';

/** What a seat may enter now: every body that would count. Forms and the fuzzer draw from it. */
export function options(view: View): readonly Option[] {
  const side = view.setup.seats.find(({ id }) => id === view.you)?.side;
  if (side === undefined || view.isLeft) return [];
  const own = phonesOf(view, side);
  const battle = battleOf(view);
  if (own[0] === undefined || battle === null) return [{ type: 'join' }];
  const sheet = sheetOf(battle);
  const phone = own.includes(sheet.pen) ? sheet.pen : own[0];
  return candidates(battle, sheet, side)
    .filter((body) => wouldCount(battle, { phone, by: side, body }))
    .map((body) => ({ type: 'enter', phone, body }));
}

const phonesOf = ({ sides }: View, side: Side): readonly PhoneId[] =>
  (Object.keys(sides) as PhoneId[])
    .toSorted()
    .filter((phone) => lookup(sides, phone) === side);

/** MSN-COMP-05: a roll that only lacks its dice counts, because the server throws them. */
function wouldCount(battle: Battle, intent: Intent): boolean {
  const verdict: Verdict = foreseen(battle, intent);
  return verdict.kind === 'counted' || (verdict.kind === 'refused' && verdict.rejection.code === 'dice-wanted');
}

function candidates(battle: Battle, sheet: Sheet, side: Side): readonly EntryBody[] {
  const { board, stage } = sheet;
  switch (stage) {
    case 'briefing':
      return [{ type: 'confirm-brief', brief: board.brief[0]?.entry ?? null }];
    case 'setting-aside':
      return [...placesFor(board, side), { type: 'set-aside' }];
    case 'deployment':
      return [...deploymentFor(board, side), ...confirmations(battle, sheet, side)];
    case 'running':
      return [...turnsFor(sheet, side), ...penFor(sheet), ...confirmations(battle, sheet, side)];
    case 'ended':
      return [...pointsFor(sheet, side), ...confirmations(battle, sheet, side)];
    case 'closed':
      return [];
  }
}

/** MSN-RES-01, MSN-DS-02, MSN-INF-01. */
const placesFor = (board: Board, side: Side): readonly EntryBody[] =>
  reserveGroups(armyOf(board, side)).flatMap(({ selection }) =>
    PLACES.map((place): EntryBody => ({ type: 'place', selection, place })),
  );

/** MSN-INF-01, -02, MSN-DAWN-01, MSN-COMP-09. */
function deploymentFor(board: Board, side: Side): readonly EntryBody[] {
  const placed = infiltratorsOf(board, side).map(({ id }): EntryBody => ({ type: 'placed', unit: id }));
  const rolls = (['coin', 'light', 'first-turn'] as const).map(
    (kind): EntryBody => ({ type: 'roll', roll: { kind }, dice: null }),
  );
  return [...placed, { type: 'deployed' }, ...rolls];
}

/** MSN-COMP-04, -09, MSN-RES-03 to -08, MSN-DS-04, MSN-LEN-01, MSN-CONC-05. */
function turnsFor(sheet: Sheet, side: Side): readonly EntryBody[] {
  const { board, now, lengthDueAfter } = sheet;
  if (lengthDueAfter !== null) return [{ type: 'roll', roll: { kind: 'length', turn: lengthDueAfter }, dice: null }];
  if (now === null) return [];
  const { turn } = now;
  const available = availableIn(board, now.side, turn);
  const arriving = available.flatMap((selection): readonly EntryBody[] => [
    ...ARRIVALS.map((by): EntryBody => ({ type: 'arrive', selection, by })),
    { type: 'blocked', selection, turn },
    { type: 'roll', roll: { kind: 'scatter', selection }, dice: null },
  ]);
  const waiting = sheet.reserves
    .filter(({ isOpen }) => isOpen)
    .map(({ selection }): EntryBody => ({ type: 'roll', roll: { kind: 'reserve', selection, turn }, dice: null }));
  const units = armyOf(board, side);
  return [
    ...SIDES.map((first): EntryBody => ({ type: 'first', side: first })),
    ...arriving,
    ...waiting,
    ...units.slice(0, 2).flatMap(({ id: unit }): readonly EntryBody[] => [
      ...ACTS.map((act): EntryBody => ({ type: 'acted', unit, act })),
      { type: 'roll', roll: { kind: 'night-check', unit, turn, attempt: 1 }, dice: null },
      { type: 'land', unit, aim: null, lost: 1, isDestroyed: false },
    ]),
    ...statesFor(sheet, otherSide(side)),
    { type: 'end-turn', turn, side: now.side },
  ];
}

/** MSN-COMP-10. */
const penFor = ({ board }: Sheet): readonly EntryBody[] =>
  board.pen.offer === null
    ? [{ type: 'offer-pen', to: null }]
    : [
        { type: 'take-pen', offer: board.pen.offer },
        { type: 'keep-pen', offer: board.pen.offer },
      ];

/** MSN-VP-03, -04: whole, halved and gone. */
const statesFor = ({ units }: Sheet, side: Side): readonly EntryBody[] =>
  units[side].flatMap(({ unit }) => {
    const whole: UnitState = { fate: 'table', models: unit.models, wounds: unit.wounds, damage: [], isScoring: null };
    const half = { ...whole, models: Math.ceil(unit.models / 2) };
    const gone: UnitState = { ...whole, fate: 'gone', models: 0 };
    return [whole, half, gone].map((state): EntryBody => ({ type: 'state', unit: unit.id, state }));
  });

/** MSN-COMP-06. */
function pointsFor(sheet: Sheet, side: Side): readonly EntryBody[] {
  const { a, b } = sheet.totals.sides;
  return [
    ...SIDES.flatMap((one) => statesFor(sheet, one)),
    ...groundsOf(sheet.board).map((ground): EntryBody => ({ type: 'holds', ground, side })),
    { type: 'close', totals: { a: a.total, b: b.total } },
  ];
}

/** MSN-COMP-05, -11: typed dice of the other side, and the last own entry. */
function confirmations({ entries }: Battle, { unconfirmed, order }: Sheet, side: Side): readonly EntryBody[] {
  const isOf = (id: EntryId, one: Side): boolean =>
    entries.some(({ entry }) => `${entry.phone}#${entry.number}` === id && entry.by === one);
  const last = order.findLast((id) => isOf(id, side));
  return [
    ...unconfirmed
      .filter((id) => isOf(id, otherSide(side)))
      .map((roll): EntryBody => ({ type: 'confirm-dice', roll })),
    ...(last === undefined ? [] : [{ type: 'strike', entry: last } as const]),
  ];
}
