'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useNodePlace } from '../node-context.ts';
import { usePastBattles } from './use-past.ts';

interface BattleToWriteProps {
  readonly topic: string;
}

/** One of the reader's battles without a write-up: where it was fought. */
export function BattleToWrite({ topic }: BattleToWriteProps) {
  const { view, words } = useNodePlace();
  const { battles } = usePastBattles();
  const node = battles.find(({ id }) => id === topic)?.node ?? lookup(view.battles, topic)?.node;
  return writeUpText.toWrite(null, node === undefined ? null : words.node(node).text);
}
