'use client';
import type { Battle } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { Agreement } from './agreement.tsx';
import { AtStake } from './at-stake.tsx';
import type { Standing } from './battle-state.ts';
import { Consent } from './consent.tsx';
import { MissionRoll } from './mission-roll.tsx';
import { Stack } from './stack.tsx';

/** The facts of a battle that is not over, and of its stack. A report says what was not agreed on before it. */
export function BattleFacts({ battle, standing }: { readonly battle: Battle; readonly standing: Standing }) {
  const isFought = standing.stage !== 'agreeing';
  return (
    <>
      {battle.stack.length > 2 ? <Stack battle={battle} /> : null}
      <Consent battle={battle} />
      <div className="nb-two">
        <Agreement battle={battle} isFought={isFought} />
        {isFought && battle.mission === null ? null : <MissionRoll battle={battle} />}
      </div>
      {standing.role === 'fights' && !isFought ? <AtStake battle={battle} /> : null}
      <Notice kind="info">
        {battleText.clock.meanwhile} <RuleChip rule="NODE-BTL-25" />
      </Notice>
    </>
  );
}
