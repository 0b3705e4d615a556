'use client';
import { type Battle, type DEGREES, type Foreseen, foreseen, sidesOf } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { useNodePlace } from '../node-context.ts';
import { Leaves } from './follows.tsx';
import { ownSide } from './sides.ts';

const text = battleText.outcomes;

/** What each result means for the reader, before the battle is fought. */
export function AtStake({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const own = ownSide(view, battle);
  const other = sidesOf(battle).findIndex((_side, place) => place !== own);
  if (own === null || other < 0) return null;
  const ends = (winner: number | null, degree: (typeof DEGREES)[number] | null) =>
    foreseen(view, battle, { result: { winner, degree, isPivotal: battle.isPivotal, iasl: [] }, wasFought: true });
  const mine = ({ points }: Foreseen) => points.find(({ seat }) => seat === view.you)?.amount ?? 0;
  const all = ({ points }: Foreseen) =>
    points.map(({ seat, amount }) => text.vp(seat === view.you ? text.you : words.seat(seat).text, amount)).join(', ');
  const [won, lost, drawn] = [ends(own, 'marginal'), ends(other, 'marginal'), ends(null, null)];
  const byDegree = text.byDegree(mine(ends(own, 'marginal')), mine(ends(own, 'solid')), mine(ends(own, 'crushing')));
  const node = words.node(battle.node).text;
  return (
    <Part title={text.title}>
      <Facts>
        <Fact name={text.win} rule="NODE-VP-05">
          {won.node === view.you ? text.takes(node, byDegree) : text.scores(byDegree)}
          <Leaves leaves={won.leaves} />
        </Fact>
        <Fact name={text.lose} rule="NODE-BTL-07">
          {mine(lost) === 0 ? null : <p>{text.scores(String(mine(lost)))}</p>}
          <Leaves leaves={lost.leaves.filter(({ owner }) => owner === view.you)} />
        </Fact>
        <Fact name={text.draw} rule="NODE-BTL-09">
          {text.bothLeave(all(drawn))}
          <Leaves leaves={drawn.leaves.filter(({ owner }) => owner === view.you)} />
        </Fact>
      </Facts>
    </Part>
  );
}
