'use client';
import { type Battle, type BattleResult, type Foreseen, foreseen } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { useNodePlace } from '../node-context.ts';

const text = battleText.report;

interface FollowsProps {
  readonly battle: Battle;
  readonly result: BattleResult;
  /** The report before it was changed; null: unchanged. */
  readonly before?: BattleResult | null;
  /** The referee decides it: it counts immediately. */
  readonly isDecided?: boolean;
}

/** What a result leads to once it counts. */
export function Follows({ battle, result, before = null, isDecided = false }: FollowsProps) {
  const { view, words } = useNodePlace();
  const then = foreseen(view, battle, { result, wasFought: true });
  const was = before === null ? null : foreseen(view, battle, { result: before, wasFought: true });
  const wasOf = (seat: string) => was?.points.find((one) => one.seat === seat)?.amount ?? null;
  return (
    <Part title={text.follows}>
      <Facts>
        <Fact name={battleText.over.points} rule="NODE-VP-05">
          <ul>
            {then.points.map(({ seat, amount }) => {
              const old = wasOf(seat);
              const name = words.seat(seat).text;
              return (
                <li key={seat}>
                  {old === null || old === amount ? null : <s>{text.vp(name, old)}</s>}{' '}
                  {old === null || old === amount ? text.vp(name, amount) : <b>{text.vp(name, amount)}</b>}
                </li>
              );
            })}
          </ul>
        </Fact>
        <Fact name={words.node(battle.node).text} rule="NODE-BTL-06">
          {text.node(then.node === null ? null : words.seat(then.node).text)}
        </Fact>
        {then.leaves.length === 0 ? null : (
          <Fact name={battleText.retreat.short} rule="NODE-BTL-12">
            <Leaves leaves={then.leaves} />
          </Fact>
        )}
      </Facts>
      {isDecided ? null : <p className="hint">{text.experience}</p>}
    </Part>
  );
}

/** Where battleforces go that have to leave. */
export function Leaves({ leaves }: Pick<Foreseen, 'leaves'>) {
  const { words } = useNodePlace();
  return (
    <ul>
      {leaves.map(({ force, into }) => {
        const name = words.force(force)?.text ?? '';
        const nodes = into.map((node) => words.node(node).text);
        const [only] = nodes;
        return (
          <li key={force}>
            {only === undefined
              ? text.destroyed(name)
              : nodes.length === 1
                ? text.retreats(name, only)
                : text.retreatsToOne(name, nodes.join(', '))}
          </li>
        );
      })}
    </ul>
  );
}
