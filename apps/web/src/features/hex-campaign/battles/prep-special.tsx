import type { BattleCard, BattleDice, BattleSide, SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { sum } from '@sealed-orders/text';
import { prepText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Dice } from './prep-row.tsx';
import { armyName } from './sides.ts';

interface SpecialProps {
  readonly battle: SeenBattle;
  readonly card: BattleCard;
  readonly dice: BattleDice;
}

const KINDS = ['reserves', 'infiltrate', 'deepStrike'] as const;
type Kind = (typeof KINDS)[number];

const RULES: Readonly<Record<Kind, string>> = {
  reserves: 'HEX-TBL-05',
  infiltrate: 'HEX-TBL-06',
  deepStrike: 'HEX-TBL-07',
};

/** A side's die for a special rule; null: none was rolled, the side always has it. */
function dieOf(dice: BattleDice, kind: Kind, side: BattleSide): number | null {
  if (kind === 'reserves') return side === 'attacker' ? null : dice.reserves;
  return dice[kind][side];
}

/** Reserves, infiltrators, deep strike: dice, modifiers, and whether they arrived. */
export function SpecialRules({ battle, card, dice }: SpecialProps) {
  const { view, words } = useHexPlace();
  return (
    <section>
      <h3>
        {prepText.special} <small className="muted">{prepText.specialSays}</small> <RuleChip rule="HEX-TBL-13" />
      </h3>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{prepText.special}</span>
            </th>
            <th scope="col">{armyName(view, words, battle.attacker)}</th>
            <th scope="col">{armyName(view, words, battle.defender)}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {prepText.rules[kind]} <RuleChip rule={RULES[kind]} />
              </th>
              <Came card={card} dice={dice} kind={kind} side="attacker" />
              <Came card={card} dice={dice} kind={kind} side="defender" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CameProps {
  readonly card: BattleCard;
  readonly dice: BattleDice;
  readonly kind: Kind;
  readonly side: BattleSide;
}

function Came({ card, dice, kind, side }: CameProps) {
  const die = dieOf(dice, kind, side);
  const of = card[side];
  const has = of?.special?.[kind];
  if (of === null || has === undefined) return <td />;
  if (die === null) return <td>{prepText.always}</td>;
  return (
    <td>
      <span className="row">
        <Dice faces={[die]} />
        {prepText.came(sum(die, of.bonus.special), has)}
      </span>
    </td>
  );
}
