import type { BattleOrder, BattleTarget, SpyMission, View } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import type { Words } from '@sealed-orders/text/hex-campaign';
import {
  BATTLE_ORDER_NAMES,
  battleOrderTo,
  SPY_MISSION_NAMES,
} from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import type { HexKnowledge } from '../../hex-context.ts';
import { knownPiece } from '../../map/known.ts';

/** What the words of orders need from the page. */
export type Namer = Pick<HexKnowledge, 'view' | 'words' | 'nameOf'>;

/** An army by name, as far as it is known: `2nd Karrow`, `Detachment of Iron Wake`. */
export function armyName({ view, words, nameOf }: Namer, id: Parameters<Words['piece']>[0]): string {
  const known = knownPiece(view, id);
  return known === null ? words.piece(id).text : nameOf(known.piece);
}

const targetName = (namer: Namer, target: BattleTarget): string =>
  target.kind === 'hex' ? namer.words.hex(target.hex).text : armyName(namer, target.piece);

/** An order in a few words, as on the sheet: `Attack 0607`. */
export function orderWords(order: BattleOrder, namer: Namer): string {
  switch (order.type) {
    case 'attack':
    case 'planned-attack':
    case 'raid':
    case 'planned-raid':
      return battleOrderTo(order.type, targetName(namer, order.target));
    case 'withdraw':
      return battleOrderTo(order.type, namer.words.hex(order.to).text);
    case 'support':
      return battleOrderTo(order.type, armyName(namer, order.target));
    case 'defend':
    case 'guard':
      return BATTLE_ORDER_NAMES[order.type];
  }
}

export const missionWords = ({ mission }: SpyMission): string => SPY_MISSION_NAMES[mission];

/** The hex of an army that the viewer knows about; null for one in orbit, and if it is not known. */
export function hexOfArmy(view: View, id: Parameters<Words['piece']>[0]) {
  return (
    lookup(view.pieces, id)?.hex ??
    lookup(view.seen, id)?.hex ??
    view.own?.recon?.pieces.find((one) => one.id === id)?.hex ??
    null
  );
}
