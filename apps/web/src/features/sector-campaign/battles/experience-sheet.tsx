'use client';
import {
  ARMOUR_BONUS,
  type Battle,
  type Detachment,
  fightersIn,
  GUNNERY_BONUS,
  honoursOf,
  INTERCEPT_BONUS,
  levelOf,
  nextLevelAt,
} from '@sealed-orders/rules/sector-campaign';
import { LEVEL_NAMES } from '@sealed-orders/text/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Part } from '../../battle/parts.tsx';
import { useSectorStep } from '../sector-context.ts';
import { detachmentOf } from './own.ts';

const text = battleText.experience;

/** The experience of the reader's detachments in a battle, and what it does on the table. SEC-XP-02 to -04, -08. */
export function ExperienceSheet({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const known = fightersIn(view, battle).flatMap(({ counter }) => detachmentOf(view, counter)?.detachment ?? []);
  if (known.length === 0) return null;
  return (
    <Part title={text.title} rule="SEC-XP-02">
      <div className="nb-scroll">
        <table className="ledger nb-picks">
          <caption className="visually-hidden">{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.columns.detachment}</th>
              <th scope="col">{text.columns.xp}</th>
              <th scope="col">{text.columns.level}</th>
              <th scope="col">{text.columns.does}</th>
            </tr>
          </thead>
          <tbody>
            {known.map((detachment) => (
              <Row key={detachment.id} detachment={detachment} />
            ))}
          </tbody>
        </table>
      </div>
      {known.some(({ kind }) => kind === 'aerial') ? <p className="hint">{text.flyersGain}</p> : null}
    </Part>
  );
}

function Row({ detachment }: { readonly detachment: Detachment }) {
  const { name, xp, units } = detachment;
  const honours = units.some(({ traits }) => traits.includes('war-machine')) ? honoursOf(xp) : 0;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{text.xp(xp, nextLevelAt(xp))}</td>
      <td>{LEVEL_NAMES[levelOf(xp)]}</td>
      <td>
        {onTheTable(detachment)}
        {honours === 0 ? null : <small className="muted"> {text.honours(honours)}</small>}
      </td>
    </tr>
  );
}

function onTheTable({ kind, xp }: Pick<Detachment, 'kind' | 'xp'>): string {
  const level = levelOf(xp);
  return kind === 'aerial'
    ? text.flyers(INTERCEPT_BONUS[level], GUNNERY_BONUS[level], ARMOUR_BONUS[level])
    : text.ground[level];
}
