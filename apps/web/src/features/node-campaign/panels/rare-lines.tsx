import { refereeText } from '@sealed-orders/text/node-campaign/referee';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { refereeText as deskText } from '@sealed-orders/text/pages/referee';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { type NodePlace, useNodePlace } from '../node-context.ts';
import type { Undecided } from '../rulings/undecided.ts';
import { PeekRow } from './peek-row.tsx';

/** For the referee: the battle that needs a decision. */
export function DecisionLine({ battle: { battle, node, isDisputed } }: { readonly battle: Undecided }) {
  const { words } = useNodePlace();
  const { show } = useOpenBattle();
  const who = isDisputed ? refereeText.rulings.disputed : refereeText.rulings.listWaits;
  return <PeekRow who={who} given={words.node(node).text} onOpen={() => show(battle)} />;
}

/** How the war ended. */
export function EndLine() {
  const place = useNodePlace();
  return <PeekRow who={endWords(place)} onOpen={() => place.openTab('report')} />;
}

/** For the referee: for how many players the war waits. */
export const MissingLine = ({ count }: { readonly count: number }) => deskText.missing(count);

function endWords({ head, words }: NodePlace): string {
  const { ending } = head;
  return ending?.by === 'rules'
    ? warOverText.won(ending.winners.map((seat) => words.seat(seat).text))
    : campaignText.finished;
}
