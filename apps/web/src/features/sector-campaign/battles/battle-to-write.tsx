'use client';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useSectorStep } from '../sector-context.ts';

interface BattleToWriteProps {
  readonly topic: string;
}

/** One of the reader's battles without a write-up: where it was fought. */
export function BattleToWrite({ topic }: BattleToWriteProps) {
  const { view, words } = useSectorStep();
  const { past, battles } = view.board;
  const battle = [...past, ...Object.values(battles)].find(({ id }) => id === topic);
  return writeUpText.toWrite(null, battle === undefined ? null : words.territory(battle.territory).text);
}
