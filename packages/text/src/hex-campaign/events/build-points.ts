import type { EconomyEvent, PieceId } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, type Sentence, say } from '../../sentence.ts';
import { buildLine } from '../build-lines.ts';
import { BUILDING_NAMES, buildingName } from '../building-names.ts';
import { SETTLEMENT_NAMES } from '../names.ts';
import { describeRejection } from '../rejections.ts';
import type { Words } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

function reinforced({ hex, bp, cause }: EventOf<'reinforced'>, words: Words): Sentence {
  switch (cause) {
    case 'usual':
      return say`${bp} BP of reinforcements arrived at ${words.hex(hex)}.`;
    case 'attacked':
      return say`The enemy attacked the reinforcements; ${bp} BP arrived at ${words.hex(hex)}.`;
    case 'no-port':
      return say`No reinforcements arrived: the Capital at ${words.hex(hex)} has no working Space Port.`;
  }
}

function armyMaintained({ points, due, owed, paid, debt }: EventOf<'army-maintained'>): Sentence {
  const all = due + owed;
  const amount = paid === all ? say`${paid}` : say`${paid} of ${all}`;
  const old = owed === 0 ? say`` : say`, including ${owed} BP already owed`;
  const rest = debt === 0 ? say`` : say` ${debt} BP is still owed. No new detachments can be raised until it is paid.`;
  return say`Paid ${amount} BP in upkeep for ${counted(points, 'point', 'points')} of detachments${old}.${rest}`;
}

function routeSet({ hex, end, length, share }: EventOf<'route-set'>, words: Words): Sentence {
  if (end === null) return say`The Resource hex ${words.hex(hex)} no longer has a route.`;
  return say`Resources from ${words.hex(hex)} now go to ${words.hex(end)}, ${counted(length, 'movement point', 'movement points')} away; ${share}% of them arrive.`;
}

function resourcesLost({ seat, hex, rp, code, at }: EventOf<'resources-lost'>, words: Words): Sentence {
  const where = at === null ? say`` : say` at ${words.hex(at)}`;
  const lost = say`${words.hex(hex)} lost ${rp} RP`;
  switch (code) {
    case 'no-route':
      return say`${lost}: it has no route.`;
    case 'route-cut':
      return say`${lost}: the route is cut${where}.`;
    case 'no-store':
      return say`${lost}: the settlement${where} no longer belongs to ${words.isReader(seat) ? 'you' : words.seat(seat)}.`;
    case 'enemy-zoc':
      return say`${lost}: the route passes through an enemy zone of control${where}.`;
  }
}

/** A convoy at the start of a sentence; those filled with loot have no name. */
const convoy = (piece: PieceId, name: string, words: Words): Sentence =>
  name === '' ? say`A convoy` : say`Convoy ${words.named(piece, name)}`;

export const economySentences: SentencesFor<EconomyEvent['type']> = {
  income: ({ hex, bp, bonus }, words) =>
    bonus === 0
      ? say`${words.hex(hex)} brought in ${bp} BP.`
      : say`${words.hex(hex)} brought in ${bp + bonus} BP, including ${bonus} in taxes.`,
  exploited: ({ name, hex, die, size }, words) =>
    die === 1
      ? say`${name} at ${words.hex(hex)} was exploited and shrank to a ${SETTLEMENT_NAMES[size]} (rolled ${die}).`
      : say`${name} at ${words.hex(hex)} was exploited and did not shrink (rolled ${die}).`,
  reinforced,
  'bonus-paid': ({ hex, bp, lead }, words) =>
    say`${words.hex(hex)} received ${bp} BP for a lead of ${counted(lead, 'victory point', 'victory points')} over the lowest score.`,
  'buildings-maintained': ({ hex, bp }, words) => say`The buildings at ${words.hex(hex)} cost ${bp} BP in upkeep.`,
  'building-unpaid': ({ hex, building, aspect, refund }, words) =>
    refund === 0
      ? say`Lost at ${words.hex(hex)} for lack of upkeep: ${buildingName(building, aspect)}.`
      : say`Lost at ${words.hex(hex)} for lack of upkeep: ${buildingName(building, aspect)}. ${refund} BP were refunded to the store.`,
  'army-maintained': armyMaintained,
  'unit-dismissed': ({ piece, name, unit, points, gone }, words) => {
    const rest = gone ? say` Nothing is left of the detachment.` : say``;
    return say`${unit} of ${words.named(piece, name)} could not be paid, so models worth ${counted(points, 'point', 'points')} left.${rest}`;
  },
  deducted: ({ hex, bp }, words) => say`Fun battles took ${bp} BP off the income of ${words.hex(hex)}.`,
  'convoy-formed': ({ piece, name, hex, bp }, words) =>
    say`${convoy(piece, name, words)} was loaded at ${words.hex(hex)} with ${bp} BP.`,
  'convoy-unloaded': ({ piece, name, hex, bp, left }, words) =>
    left === 0
      ? say`${convoy(piece, name, words)} unloaded its ${bp} BP at ${words.hex(hex)}.`
      : say`${convoy(piece, name, words)} unloaded ${bp} BP at ${words.hex(hex)} with ${left} BP still aboard.`,
  'bp-received': ({ from, hex, bp }, words) =>
    say`A convoy of ${words.seat(from)} unloaded ${bp} BP at ${words.hex(hex)}.`,
  'route-set': routeSet,
  'resources-arrived': ({ hex, end, rp, length, bp }, words) =>
    say`${rp} RP from ${words.hex(hex)} reached ${words.hex(end)}, ${counted(length, 'movement point', 'movement points')} away, as ${bp} BP.`,
  'resources-lost': resourcesLost,
  'resources-consumed': ({ hex, bp, piece }, words) =>
    piece === null
      ? say`The Resource hex ${words.hex(hex)} was consumed: ${bp} BP for the Capital.`
      : say`The Resource hex ${words.hex(hex)} was consumed: a convoy is carrying ${bp} BP.`,
  'upkeep-order-set': ({ buildings }) =>
    buildings.length === 0
      ? say`Building upkeep will be paid in the standard order.`
      : say`Building upkeep will be paid in this order: ${listed(buildings.map((type) => BUILDING_NAMES[type]))}.`,
  'exploitation-set': ({ name, hex, on }, words) =>
    on
      ? say`${name} at ${words.hex(hex)} will be exploited.`
      : say`${name} at ${words.hex(hex)} will be taxed, not exploited.`,
  'line-refused': (event, words) =>
    say`Not carried out: ${buildLine(event.line, words)}. ${describeRejection({ code: event.code, facts: event.facts }, words)}`,
};
