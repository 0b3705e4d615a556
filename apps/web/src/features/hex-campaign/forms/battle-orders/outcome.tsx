import {
  type BattleOrder,
  type ForeseenEntry,
  foreseenEntries,
  foreseenSupport,
  type PieceId,
} from '@sealed-orders/rules/hex-campaign';
import { battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import type { BattleOrdersForm } from './battle-context.ts';
import { movedBefore } from './battle-draft.ts';
import { useBattleGiving } from './battle-giving.ts';
import { armyName } from './battle-words.ts';

const words = battleOrdersText.outcome;

interface OutcomeProps {
  readonly form: BattleOrdersForm;
  readonly order: BattleOrder;
}

/** The effect of an order as far as the player can know: the battle, who is in it, and the range of support. */
export function Outcome({ form, order }: OutcomeProps) {
  if (order.type === 'support') return <SupportOutcome form={form} order={order} />;
  const entry = form.entries.find(({ army, supporters, kept }) => [army, ...supporters, ...kept].includes(order.piece));
  if (entry !== undefined) return <EntryOutcome form={form} entry={entry} piece={order.piece} />;
  return <Supporters form={form} piece={order.piece} />;
}

interface EntryOutcomeProps {
  readonly form: BattleOrdersForm;
  readonly entry: ForeseenEntry;
  readonly piece: PieceId;
}

function EntryOutcome({ form, entry, piece }: EntryOutcomeProps) {
  const place = useHexPlace();
  const first = armyName(place, entry.army);
  if (entry.supporters.includes(piece)) {
    return (
      <Fact rule="HEX-BORD-03">
        {words.isSecond(first)}
        <MakeFirst form={form} entry={entry} piece={piece} />
      </Fact>
    );
  }
  if (entry.kept.includes(piece)) {
    return (
      <Fact rule="HEX-BORD-04" isWarning>
        {words.stays(first)}
      </Fact>
    );
  }
  const hex = place.words.hex(entry.hex).text;
  const isRaid = entry.type === 'raid' || entry.type === 'planned-raid';
  const enemies = entry.defenders.map((id) => armyName(place, id));
  return (
    <>
      <Fact rule={enemies.length > 0 ? 'HEX-BMOV-08' : isRaid ? 'HEX-BORD-08' : 'HEX-BORD-05'}>
        {enemies.length > 0 ? <b>{words.battle(hex, enemies)}</b> : isRaid ? words.unseenRaid(hex) : words.unseen(hex)}
      </Fact>
      {entry.convoys.length > 0 ? (
        <Fact rule={isRaid ? 'HEX-LOOT-04' : 'HEX-LOOT-03'}>{words.convoys(entry.convoys.length, isRaid)}</Fact>
      ) : null}
      {entry.supporters.length > 0 ? (
        <Fact rule="HEX-BORD-03">{words.joined(entry.supporters.map((id) => armyName(place, id)))}</Fact>
      ) : null}
      <Supporters form={form} piece={piece} />
    </>
  );
}

/** Moves this army's order before that of the army that would attack first, if that makes it the first. */
function MakeFirst({ form, entry, piece }: EntryOutcomeProps) {
  const giving = useBattleGiving();
  const { orders } = movedBefore(form.sheet, piece, entry.army);
  const after = foreseenEntries(form.view, orders).find(({ hex }) => hex === entry.hex);
  if (after?.army !== piece) return null;
  return (
    <Button kind="link" className="block" onClick={() => giving.moveBefore(piece, entry.army)}>
      {words.makeFirst}
    </Button>
  );
}

/** The armies of the sheet that support this one, and with what. */
function Supporters({ form, piece }: { readonly form: BattleOrdersForm; readonly piece: PieceId }) {
  const place = useHexPlace();
  return form.sheet.orders.map((order) => {
    if (order.type !== 'support' || order.target !== piece) return null;
    const support = foreseenSupport(form.view, form.sheet.orders, order);
    if (support === null || support.of === 'nothing') return null;
    return (
      <Fact key={order.piece} rule="HEX-BORD-12">
        {words.supporter(armyName(place, order.piece), support)}
      </Fact>
    );
  });
}

/** Whether the order does nothing as far as the player can know: support that does not reach the battle. */
export function isInVain({ view, sheet }: BattleOrdersForm, order: BattleOrder): boolean {
  if (order.type !== 'support') return false;
  const support = foreseenSupport(view, sheet.orders, order);
  return support !== null && support.of !== 'ally' && !(support.units || support.artillery);
}

interface SupportOutcomeProps {
  readonly form: BattleOrdersForm;
  readonly order: Extract<BattleOrder, { readonly type: 'support' }>;
}

function SupportOutcome({ form, order }: SupportOutcomeProps) {
  const place = useHexPlace();
  const support = foreseenSupport(form.view, form.sheet.orders, order);
  if (support === null) return null;
  const { hex } = support;
  const says =
    support.of === 'ally'
      ? words.ally
      : hex === null
        ? words.noSupport(armyName(place, order.target))
        : words.reaches(place.words.hex(hex).text, support);
  return (
    <Fact rule="HEX-BORD-12" isWarning={isInVain(form, order)}>
      {says}
    </Fact>
  );
}

interface FactProps {
  readonly rule: string;
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

function Fact({ rule, isWarning = false, children }: FactProps) {
  return (
    <div className="mt-2" aria-live="polite">
      <Notice kind={isWarning ? 'warn' : 'info'}>
        {children} <RuleChip rule={rule} />
      </Notice>
    </div>
  );
}
