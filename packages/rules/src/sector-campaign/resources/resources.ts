import { ALL_WELL, counterFor, detachmentsOf, pointsOf, refused, within } from '../board/board.ts';
import { bringOut, takeAway } from '../board/counters.ts';
import { isHeldBy, isTerritory, rearTerritories } from '../board/grid.ts';
import { changeScore, detachmentIn, knownIn, own, type Play, tell, territoryIn } from '../board/play.ts';
import { BOMBARDMENT_USES, RESOURCE_TABLE } from '../data/resources.ts';
import { hasDropships, join, sheetFaults } from '../setup/armies.ts';
import { rollStartXp } from '../setup/experience.ts';
import type {
  CommandSheet,
  Detachment,
  Known,
  NewDetachment,
  Purchase,
  Rejection,
  Side,
  TerritoryId,
} from '../types.ts';
import { SIDES } from '../vocabulary.ts';

/** SEC-CR-07 to -11: what a purchase costs. */
export const priceOf = (purchase: Purchase): number =>
  purchase.resource === 'ground' ? purchase.points : RESOURCE_TABLE[purchase.resource].price;

/** SEC-CR-04, -06: a side's temporary detachments, and which of them must be paid for because they can't leave. */
const temporary = ({ desk }: Pick<Known, 'desk'>): readonly Detachment[] =>
  detachmentsOf(desk).filter(({ price }) => price !== null);
const isHeldBack = ({ board }: Known, one: Detachment): boolean => counterFor(board, one)?.isIsolated === true;

/** What upkeep costs on the sheet, for detachments that stay by choice and for those that must. */
function upkeepOf(known: Known, { upkeep }: CommandSheet): { readonly chosen: number; readonly forced: number } {
  const sum = (all: readonly Detachment[]): number => all.reduce((total, { price }) => total + (price?.points ?? 0), 0);
  const [forced, free] = [true, false].map((held) => temporary(known).filter((one) => isHeldBack(known, one) === held));
  return { chosen: sum((free ?? []).filter(({ id }) => upkeep.includes(id))), forced: sum(forced ?? []) };
}

/**
 * SEC-CR-02, -03, -07 to -11, -14: why the side can't pay the sheet, or a purchase isn't allowed.
 * @param price what else the side pays, such as for ignoring a directive
 */
export function purchaseFaults(known: Known, sheet: CommandSheet, price = 0): readonly Rejection[] {
  const { settings, sides } = known.board;
  const { chosen, forced } = upkeepOf(known, sheet);
  const bought = sheet.purchases.reduce((sum, one) => sum + priceOf(one), 0);
  const wanted = chosen + bought;
  const { score } = sides[known.side];
  const unknown = sheet.upkeep.findIndex((id) => temporary(known).every((one) => one.id !== id));
  return [
    ...(unknown >= 0 ? [refused('detachment-unknown', 'SEC-CR-04', ['upkeep', unknown])] : []),
    // SEC-CR-06: forced upkeep is charged even below 0, and makes no illegal purchase legal.
    ...(wanted > 0 && score - price - forced - wanted < 0
      ? [refused('cannot-pay', 'SEC-CR-02', ['purchases'], { price: price + forced + wanted, score })]
      : []),
    ...(wanted > 0 && wanted + forced > settings.resourceLimit
      ? [refused('over-limit', 'SEC-CR-03', ['purchases'], { price: wanted + forced, most: settings.resourceLimit })]
      : []),
    ...sheet.purchases.flatMap((one, i) => within(['purchases', i], fitFaults(known, one))),
  ];
}

function fitFaults(known: Known, purchase: Purchase): readonly Rejection[] {
  const { board, side } = known;
  switch (purchase.resource) {
    case 'bombardment':
      return ALL_WELL;
    case 'engineers': {
      const isOwn = isTerritory(board, purchase.at) && isHeldBy(board, purchase.at, side);
      return isOwn ? ALL_WELL : [refused('territory-not-yours', 'SEC-CR-11', ['at'])];
    }
    case 'dropship':
      if (!hasDropships(board.settings, board.sides[side].race)) {
        return [refused('no-dropships', 'SEC-CR-14', ['detachment'])];
      }
      return newFaults(known, purchase, 1);
    case 'ground':
      return [...newFaults(known, purchase, purchase.points), ...lineFaults(known, purchase.at)];
    case 'air':
      return [...newFaults(known, purchase, 1), ...lineFaults(known, purchase.at)];
  }
}

type WithDetachment = Extract<Purchase, { readonly detachment: unknown }>;

/** SEC-CR-07, -08, -10: its size and kind. @param times the price in units of the table */
function newFaults(known: Known, { resource, detachment }: WithDetachment, times: number): readonly Rejection[] {
  const { detachment: row } = RESOURCE_TABLE[resource];
  const { settings, sides } = known.board;
  if (row === null) return ALL_WELL;
  const most = row.most * times;
  const points = pointsOf(detachment);
  return [
    ...(points > most ? [refused('detachment-too-large', 'SEC-CR-07', ['detachment'], { points, most })] : []),
    ...(row.kinds.includes(detachment.kind)
      ? []
      : [refused('detachment-wrong-kind', 'SEC-CR-07', ['detachment', 'kind'])]),
    ...within(['detachment'], sheetFaults(settings, sides[known.side].race, detachment)),
  ];
}

/** SEC-CR-07: onto the second or third line, where the side holds it. */
export const lineFaults = ({ board, side }: Known, at: TerritoryId): readonly Rejection[] =>
  rearTerritories(board, side).includes(at) ? ALL_WELL : [refused('wrong-line', 'SEC-CR-07', ['at'])];

/** SEC-CR-04, -06: pays for detachments on the sheet, and for those that can't leave. The others leave. */
export function payUpkeep(play: Play, side: Side, { upkeep }: CommandSheet): void {
  const known = knownIn(play, side);
  for (const one of temporary(known)) {
    const isForced = isHeldBack(known, one);
    const points = one.price?.points ?? 0;
    if (isForced || upkeep.includes(one.id)) {
      pay(play, side, points, 'upkeep', isForced ? 'SEC-CR-06' : 'SEC-CR-04');
      const to = own(play, side);
      tell(play, { type: 'upkeep-paid', rule: 'SEC-CR-04', to, side, detachment: one.id, points, isForced });
    } else release(play, side, one);
  }
}

const pay = (
  play: Play,
  side: Side,
  points: number,
  score: 'upkeep' | 'purchase',
  rule: 'SEC-CR-01' | 'SEC-CR-04' | 'SEC-CR-06',
): void => changeScore(play, { side, amount: -points, score, rule, secret: { directive: null } });

/** SEC-CR-04, -12: a detachment leaves for its reserve. The enemy sees its counter go. */
export function release(play: Play, side: Side, { id, counter }: Pick<Detachment, 'id' | 'counter'>): void {
  if (counter === null) {
    delete play.state.desks[side].detachments[id];
    play.state.board.sides[side].size -= 1;
    return;
  }
  const at = play.state.board.counters[counter]?.at ?? null;
  takeAway(play, counter);
  tell(play, { type: 'counter-left', rule: 'SEC-TURN-02', to: 'all', counter, at });
}

/** SEC-CR-01, -07 to -11: purchases are paid for and arrive immediately. */
export function buy(play: Play, side: Side, { purchases }: CommandSheet): void {
  const desk = play.state.desks[side];
  for (const one of purchases) {
    const points = priceOf(one);
    pay(play, side, points, 'purchase', 'SEC-CR-01');
    if (one.resource === 'bombardment') desk.bombardments += BOMBARDMENT_USES;
    if (one.resource === 'engineers') desk.engineers.push(one.at);
    const detachment = 'detachment' in one ? bring(play, side, one, points) : null;
    tell(play, {
      type: 'bought',
      rule: 'SEC-CR-01',
      to: own(play, side),
      side,
      resource: one.resource,
      points,
      detachment,
    });
  }
}

function bring(play: Play, side: Side, one: WithDetachment, points: number): Detachment['id'] {
  const { resource } = one;
  const id = arrive(play, side, one.detachment, 'at' in one ? one.at : null);
  Object.assign(detachmentIn(play, side, id), { tenure: 'bought', price: { resource, points } });
  return id;
}

/** SEC-CR-07, -10, -12: a new detachment with its experience and its counter, which everyone sees. @param at null: in orbit */
export function arrive(play: Play, side: Side, made: NewDetachment, at: TerritoryId | null): Detachment['id'] {
  const { id } = join(play, side, made, 'army');
  play.state.board.sides[side].size += 1;
  rollStartXp(play, side, [id]);
  const counter = bringOut(play, side, id, at);
  tell(play, { type: 'counter-arrived', rule: 'SEC-TURN-02', to: 'all', counter, at });
  return id;
}

/** SEC-CR-11, step 2 of the end of a turn: fortifies territories with engineers that their side still holds. */
export function finishEngineers(play: Play): void {
  for (const side of SIDES) {
    for (const id of play.state.desks[side].engineers) {
      const territory = territoryIn(play, id);
      if (territory.controller !== side || territory.isFortified) continue;
      territory.isFortified = true;
      tell(play, { type: 'fortified', rule: 'SEC-CR-11', to: 'all', territory: id, side });
    }
    play.state.desks[side].engineers = [];
  }
}

/** SEC-CR-09: unused bombardments lapse at the end of the turn. */
export function endResources(play: Play): void {
  for (const side of SIDES) play.state.desks[side].bombardments = 0;
}
