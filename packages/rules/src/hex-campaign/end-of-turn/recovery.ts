import { READY_ON } from '../data/recovery.ts';
import { bonusAt } from '../places/recovery.ts';
import { replacePiece, tell } from '../turn/play.ts';
import type { Army, PieceId, Unit } from '../types.ts';
import type { EndOfTurnPlay } from './play.ts';

/** HEX-END-01, -02: every wounded model and damaged vehicle of the armies on the map and in orbit rolls to be ready again. */
export function endRecovery(play: EndOfTurnPlay): void {
  const held = heldBack(play);
  const ids = [...play.pieces.keys()].sort();
  for (const id of ids) {
    const piece = play.pieces.get(id);
    if (piece?.kind !== 'detachment' && piece?.kind !== 'garrison') continue;
    if (held.has(id) || !piece.units.some(isHurt)) continue;
    const bonus = bonusAt(play, piece.seat, piece.hex);
    replacePiece(play, { ...piece, units: piece.units.map((unit) => rested(play, piece, unit, bonus)) });
  }
  for (const id of [...play.orbit.keys()].sort()) {
    const detachment = play.orbit.get(id);
    if (detachment === undefined || held.has(id) || !detachment.units.some(isHurt)) continue;
    play.orbit.set(id, { ...detachment, units: detachment.units.map((unit) => rested(play, detachment, unit, 0)) });
  }
}

/** HEX-QB-11: armies whose battle was put off do nothing until it is fought. */
function heldBack({ battles }: EndOfTurnPlay): ReadonlySet<PieceId> {
  const waiting = battles.filter(({ postponed }) => postponed);
  return new Set(waiting.flatMap(({ attacker, defender }) => [...attacker.armies, ...(defender?.armies ?? [])]));
}

const isHurt = ({ models }: Unit): boolean => models.wounded + models.damaged > 0;

/** A D6 for each, the wounded before the damaged: ready on 6 with the bonus of the place. */
function rested(play: EndOfTurnPlay, army: Army, unit: Unit, bonus: number): Unit {
  if (!isHurt(unit)) return unit;
  const { models } = unit;
  const thrown = (count: number) => Array.from({ length: count }, () => play.dice.d6('HEX-END-01', unit.id));
  const isReady = (die: number) => die + bonus >= READY_ON;
  const wounded = thrown(models.wounded);
  const damaged = thrown(models.damaged);
  const healed = wounded.filter(isReady).length;
  const repaired = damaged.filter(isReady).length;
  const { seat, id, name, hex } = army;
  const result = { dice: [...wounded, ...damaged], bonus, ready: healed + repaired };
  const what = { seat, piece: id, name, hex, unit: unit.name, ...result };
  tell(play, { type: 'recovery-rolled', rule: 'HEX-END-01', to: [seat], ...what });
  return {
    ...unit,
    models: {
      ...models,
      ready: models.ready + healed + repaired,
      wounded: models.wounded - healed,
      damaged: models.damaged - repaired,
    },
  };
}
