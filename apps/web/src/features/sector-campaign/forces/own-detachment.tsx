'use client';
import { type Detachment, honoursOf, LEVELS, levelOf, pointsOf, REACTIONS } from '@sealed-orders/rules/sector-campaign';
import { LEVEL_NAMES } from '@sealed-orders/text/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { Choice } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';
import { AlterPart } from './alter-part.tsx';
import type { OwnRow } from './force-lists.ts';
import { LossOrder } from './loss-order.tsx';
import { hasLossChoice } from './losses.ts';
import { marksOf } from './marks.ts';
import { Sheet } from './sheet.tsx';
import { counterStatus, ownStatus } from './status.ts';

interface OwnDetachmentProps {
  readonly row: OwnRow;
  /** Whether it is the reader's own side. */
  readonly isOwn: boolean;
}

/** A detachment: a row with its place and experience, which opens to show its sheet and reactions. */
export function OwnDetachment({ row: { detachment, counter }, isOwn }: OwnDetachmentProps) {
  const { view } = useSectorStep();
  const { name, kind, units, xp, lost, numbers } = detachment;
  const status = [...(counter === null ? [] : counterStatus(view.board, counter)), ...ownStatus(detachment)];
  return (
    <details className="army-row">
      <summary>
        <span className="grow min-w-0">
          <b>{name}</b>
          <small>{[...(counter === null ? [] : [forcesText.counter(counter.number)]), ...status].join(', ')}</small>
          <small className="marks">{marksOf(detachment).join(' · ')}</small>
        </span>
        <span className="num">
          {forcesText.points(pointsOf(detachment))}
          <small>{forcesText.xp(LEVEL_NAMES[levelOf(xp)], xp)}</small>
        </span>
      </summary>
      <div className="grid gap-3 p-4">
        <p>
          {forcesText.gives(kind, levelOf(xp))} {nextLevel(xp)}{' '}
          <RuleChip rule={kind === 'aerial' ? 'SEC-XP-08' : 'SEC-XP-03'} />
        </p>
        <Honours detachment={detachment} />
        <Sheet units={units} lost={lost} />
        {lost.some((count) => count > 0) ? <p className="hint">{forcesText.restored}</p> : null}
        {numbers.length > 1 ? <p className="hint">{forcesText.numbers(numbers.slice(0, -1))}</p> : null}
        {isOwn ? <StandingOrders detachment={detachment} /> : null}
        {isOwn ? <AlterPart detachment={detachment} /> : null}
      </div>
    </details>
  );
}

/** SEC-XP-02: how much experience the next level needs. */
function nextLevel(xp: number): string {
  const next = LEVELS[LEVELS.indexOf(levelOf(xp)) + 1];
  if (next === undefined) return '';
  let least = xp + 1;
  while (levelOf(least) !== next) least += 1;
  return `${forcesText.nextLevel(LEVEL_NAMES[next], least)}.`;
}

/** SEC-XP-04. */
function Honours({ detachment: { units, xp } }: { readonly detachment: Detachment }) {
  const honours = honoursOf(xp);
  if (honours === 0 || units.every(({ traits }) => !traits.includes('war-machine'))) return null;
  return (
    <p>
      {forcesText.honours(honours)} <RuleChip rule="SEC-XP-04" />
    </p>
  );
}

/** SEC-AIR-05, -12, SEC-SETUP-05: how it reacts in the air, what it loses first, and who fights its battles. */
function StandingOrders({ detachment }: { readonly detachment: Detachment }) {
  const { view, isNow } = useSectorStep();
  const { send, isBusy } = useOrder();
  const { board, side, you } = view;
  const { id, reaction, kind, units } = detachment;
  if (side === null || board.sides[side].commander !== you || !isNow) return null;
  const reacts = kind === 'aerial' || units.some(({ traits }) => traits.includes('flak'));
  return (
    <>
      {reacts ? (
        <div>
          <Choice
            label={forcesText.reaction.label}
            value={reaction}
            options={REACTIONS.map((one) => [one, forcesText.reaction.values[one]] as const)}
            disabled={isBusy}
            onChange={(next) =>
              send({ type: 'react', detachment: id, reaction: next }, { done: forcesText.reaction.done })
            }
          />
          <p className="hint">{forcesText.reaction.says}</p>
        </div>
      ) : null}
      {kind !== 'ground' && hasLossChoice(detachment) ? <LossOrder detachment={detachment} /> : null}
      <Keeper detachment={detachment} />
    </>
  );
}

const NOBODY = '';

/** SEC-SETUP-05: which member of the staff fights and reports its battles. */
function Keeper({ detachment: { id, keeper } }: { readonly detachment: Detachment }) {
  const { view, words } = useSectorStep();
  const { send, isBusy } = useOrder();
  const { board, side, you } = view;
  const staff = board.seats.filter((seat) => board.players[seat]?.side === side && seat !== you);
  if (staff.length === 0) return null;
  return (
    <Choice
      label={forcesText.keeper.label}
      value={keeper ?? NOBODY}
      options={[
        [NOBODY, forcesText.keeper.nobody] as const,
        ...staff.map((seat) => [seat, words.seat(seat).text] as const),
      ]}
      disabled={isBusy}
      onChange={(next) =>
        send(
          { type: 'assign', detachment: id, keeper: staff.find((seat) => seat === next) ?? null },
          { done: forcesText.keeper.done },
        )
      }
    />
  );
}
