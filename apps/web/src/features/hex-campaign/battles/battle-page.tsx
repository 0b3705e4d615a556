'use client';
import type { SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { WriteUps } from '../../campaign/write-ups/write-ups.tsx';
import { BattleHead } from './battle-head.tsx';
import { BattleStory } from './battle-story.tsx';
import { PrepSheet } from './prep-sheet.tsx';
import { ResultColumn } from './result-column.tsx';

/** A battle: who meets where and why, its preparation, its result, and the write-ups. */
export function BattlePage({ battle }: { readonly battle: SeenBattle }) {
  return (
    <>
      <BattleHead battle={battle} />
      <div className="battle-columns">
        {battle.stage === 'open' ? <PrepSheet battle={battle} /> : <BattleStory id={battle.id} hex={battle.hex} />}
        <ResultColumn battle={battle} />
      </div>
      {battle.defender === null ? null : <WriteUps topic={battle.id} />}
    </>
  );
}
