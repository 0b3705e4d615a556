'use client';
import {
  type BattleCard,
  type Contest,
  checkOrder,
  type SeenBattle,
  type TableDice,
  type TableThrow,
} from '@sealed-orders/rules/hex-campaign';
import { prepText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { tableDiceText } from '@sealed-orders/text/hex-campaign/forms/table-dice';
import { Dices } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useHexPlace } from '../hex-context.ts';
import { PrepRow } from './prep-row.tsx';
import { armyName } from './sides.ts';
import { useSending } from './use-sending.ts';

interface TableDiceProps {
  readonly battle: SeenBattle;
  readonly card: BattleCard;
}

const { terms } = prepText;

/** How both sides set up, and the die once it has been rolled. */
export function SetUp({ battle }: Pick<TableDiceProps, 'battle'>) {
  const thrown = thrownIn(battle, 'set-up');
  const isRaid = battle.kind === 'raid';
  return (
    <PrepRow name={terms.setUp} rule={isRaid ? 'HEX-TBL-19' : 'HEX-TBL-20'} dice={thrown === null ? [] : [thrown.die]}>
      {setUpWords(isRaid, thrown?.die ?? null)}
      <Throw battle={battle} what="set-up" />
    </PrepRow>
  );
}

function setUpWords(isRaid: boolean, die: number | null): string {
  if (isRaid) return prepText.setUpRaid;
  return die === null ? prepText.setUpAttack : tableDiceText.setUp(die);
}

/** Who decides which side sets up first; nothing before the roll. */
export function Beginner({ battle }: Pick<TableDiceProps, 'battle'>) {
  const nameOf = useNames(battle);
  const thrown = thrownIn(battle, 'set-up');
  if (thrown === null) return null;
  return (
    <PrepRow name={tableDiceText.begins} rule="HEX-TBL-20" dice={facesOf(thrown.contest)} counting={2}>
      {tableDiceText.beginner(nameOf(thrown.contest.winner))}
    </PrepRow>
  );
}

/** Who has the first turn, and the dice once they have been rolled. */
export function FirstTurn({ battle, card: { attacker, defender } }: TableDiceProps) {
  const nameOf = useNames(battle);
  const thrown = thrownIn(battle, 'first-turn');
  const added = prepText.added(attacker.bonus.firstTurn);
  const addedToDefender = prepText.added(defender?.bonus.firstTurn ?? 0);
  return (
    <PrepRow
      name={terms.firstTurn}
      rule="HEX-TBL-23"
      dice={thrown === null ? [] : facesOf(thrown.contest)}
      counting={2}
    >
      {prepText.firstTurn(added, addedToDefender)}
      {thrown === null ? null : <b className="block">{tableDiceText.firstTurn(nameOf(thrown.contest.winner))}</b>}
      <Throw battle={battle} what="first-turn" />
    </PrepRow>
  );
}

/** Which units land in the first turn; nothing if the attacker comes by land. */
export function Landing({ battle, card: { drop } }: TableDiceProps) {
  const thrown = thrownIn(battle, 'landing');
  if (drop === null) return null;
  const dice = thrown?.units.map(({ die }) => die) ?? [];
  return (
    <PrepRow name={terms.landing} rule="HEX-TBL-18" dice={dice} counting={dice.length}>
      {thrown === null ? prepText.landing(drop) : tableDiceText.landing(thrown.units, drop)}
      <Throw battle={battle} what="landing" />
    </PrepRow>
  );
}

/** The button that rolls dice, as long as that is possible. */
function Throw({ battle, what }: { readonly battle: SeenBattle; readonly what: TableDice }) {
  const { view, isNow } = useHexPlace();
  const { send, isBusy } = useSending();
  const order = { type: 'throw-dice', battle: battle.id, what } as const;
  const mayThrow = isNow && view.own !== null && checkOrder(view, view.own.id, order).length === 0;
  if (!mayThrow) return null;
  return (
    <span className="block mt-1.5 no-print">
      <Button size="small" disabled={isBusy} onClick={() => send(order)}>
        <Icon of={Dices} /> {tableDiceText.roll[what]}
      </Button>
    </span>
  );
}

function thrownIn<What extends TableDice>(
  { talk }: SeenBattle,
  what: What,
): Extract<TableThrow, { what: What }> | null {
  const is = (one: TableThrow): one is Extract<TableThrow, { what: What }> => one.what === what;
  return talk?.thrown.find(is) ?? null;
}

/** Roll by roll: the attacker's die, then the defender's. */
const facesOf = ({ throws }: Contest): readonly number[] =>
  throws.flatMap(({ attacker, defender }) => [attacker, defender]);

function useNames(battle: SeenBattle) {
  const { view, words } = useHexPlace();
  return (side: 'attacker' | 'defender'): string => armyName(view, words, battle[side]);
}
