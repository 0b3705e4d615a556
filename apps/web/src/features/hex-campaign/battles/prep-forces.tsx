import type {
  BattleCard,
  BattleSide,
  CardSide,
  CardSupport,
  SeenBattle,
  Unit,
  View,
} from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import { SLOT_NAMES } from '@sealed-orders/text/hex-campaign';
import { prepText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { SideSwatch } from './battle-symbols.tsx';
import { Call, Called } from './reinforcements.tsx';
import { armyTitle } from './sides.ts';

interface ForcesProps {
  readonly battle: SeenBattle;
  readonly card: BattleCard;
  readonly name: BattleSide;
}

/** One side's units that take part, those that stay out, and the help that may arrive. */
export function PrepForces({ battle, card, name }: ForcesProps) {
  const { view, words } = useHexPlace();
  const side = battle[name];
  const of = card[name];
  if (of === null || side === null) return null;
  const forces = side.forces.reduce((sum, { points }) => sum + points, 0);
  const worth = of.units.reduce((sum, { points }) => sum + points, forces);
  return (
    <section>
      <h3>
        <SideSwatch side={side} /> {armyTitle(view, words, side)}
        <span className="worth">{prepText.points(worth)}</span>
      </h3>
      <table className="forces">
        <tbody>
          {of.units.map((unit) => (
            <tr key={`${unit.piece} ${unit.unit}`}>
              <td>{prepText.models(unit.name, unit.models)}</td>
              <td className="muted">{SLOT_NAMES[unit.slot]}</td>
              <td className="num">{prepText.points(unit.points)}</td>
            </tr>
          ))}
          {stayingOut(view, battle, of, name).map((unit) => (
            <tr key={unit.id} className="out">
              <td>
                <s>{unit.name}</s>
              </td>
              <td>{prepText.staysOut}</td>
              <td className="num">
                <RuleChip rule="HEX-TBL-15" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Support battle={battle} side={name} support={of.support} />
      <Called battle={battle} side={name} />
    </section>
  );
}

/** Own units in the hex that are too weak to fight. */
function stayingOut(view: View, battle: SeenBattle, of: CardSide, name: BattleSide): readonly Unit[] {
  const fit = new Set(of.units.map(({ unit }) => unit));
  return (battle[name]?.armies ?? []).flatMap((id) => {
    const army = lookup(view.pieces, id);
    return army !== undefined && 'units' in army
      ? army.units.filter((unit) => !fit.has(unit.id) && isLiving(unit))
      : [];
  });
}

const isLiving = ({ models }: Unit): boolean => models.ready + models.wounded + models.damaged > 0;

interface SupportProps {
  readonly battle: SeenBattle;
  readonly side: BattleSide;
  readonly support: readonly CardSupport[] | null;
}

/** Armies beside the battle, as known to the side that they help. */
function Support({ battle, side, support }: SupportProps) {
  const { words } = useHexPlace();
  if (battle.kind !== 'attack') return null;
  if (support === null) return <p className="hint">{prepText.hiddenHelp}</p>;
  return (
    <ul className="help">
      {support.map((one) => (
        <li key={one.piece}>
          {one.bonus === null ? null : (
            <>
              <p>
                {prepText.reinforcement(words.piece(one.piece).text, prepText.added(one.bonus))}{' '}
                <RuleChip rule="HEX-TBL-24" />
              </p>
              <Call battle={battle} side={side} support={one} />
            </>
          )}
          {one.artillery.length === 0 ? null : (
            <p>
              {prepText.artillery(words.piece(one.piece).text)} <RuleChip rule="HEX-TBL-27" />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
