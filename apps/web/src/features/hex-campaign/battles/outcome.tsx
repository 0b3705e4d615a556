'use client';
import { BATTLE_SIDES, type BattleResult, type PublicResult, type SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { outcomeText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { Shortened } from '../../campaign/shortened.tsx';
import { useHexPlace } from '../hex-context.ts';
import { SideSwatch } from './battle-symbols.tsx';
import { Thrown } from './quick-dice.tsx';
import { armyName, sideName, verdictOf } from './sides.ts';

/** The result of a battle, as far as the reader may know. */
export function Outcome({ battle }: { readonly battle: SeenBattle }) {
  const { words } = useHexPlace();
  const { result, talk } = battle;
  if (result === null) return <p className="p-4 ink2">{outcomeText.unknown}</p>;
  const full = 'how' in result ? result : null;
  return (
    <section className="outcome">
      <p className="verdict">
        <b>{verdictOf(words, battle)}</b>
        {full === null ? null : <span className="muted">{outcomeText.how[full.how]}</span>}
      </p>
      <Sums battle={battle} result={result} />
      {full === null ? null : <Besides battle={battle} result={full} />}
      {talk?.quick == null ? null : <Thrown battle={battle} quick={talk.quick} />}
    </section>
  );
}

interface SumsProps {
  readonly battle: SeenBattle;
  readonly result: BattleResult | PublicResult;
}

/** Points lost, VP and BP of both sides. */
function Sums({ battle, result }: SumsProps) {
  const { view, words } = useHexPlace();
  const bp = 'bp' in result ? result.bp : null;
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{outcomeText.side}</th>
          <th scope="col" className="num">
            {outcomeText.lost}
          </th>
          {result.vp === null ? null : (
            <th scope="col" className="num">
              <Shortened>{outcomeText.vp}</Shortened>
            </th>
          )}
          {bp === null ? null : (
            <th scope="col" className="num">
              <Shortened>{outcomeText.bp}</Shortened>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {BATTLE_SIDES.map((side) => (
          <tr key={side}>
            <td>
              <span className="row">
                <SideSwatch side={battle[side]} /> {armyName(view, words, battle[side])}
              </span>
            </td>
            <td className="num">{outcomeText.points(result.lost[side])}</td>
            {result.vp === null ? null : <td className="num">{outcomeText.gained(result.vp[side])}</td>}
            {bp === null ? null : <td className="num">{outcomeText.gained(bp[side])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Besides({ battle, result }: { readonly battle: SeenBattle; readonly result: BattleResult }) {
  const { words } = useHexPlace();
  return (
    <>
      {result.retreated.map((side) => (
        <p key={side} className="ink2">
          {outcomeText.retreated(sideName(words, battle[side]))}
        </p>
      ))}
      {result.captured === null ? null : <p>{outcomeText.captured(sideName(words, battle[result.captured]))}</p>}
    </>
  );
}
