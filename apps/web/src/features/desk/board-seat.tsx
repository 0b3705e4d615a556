import { type OrderState, type SeatLetter, SeatSwatch } from '@sealed-orders/map';
import { clockTime, localTime } from '@sealed-orders/text';
import { deskBoardText as text } from '@sealed-orders/text/pages/desk-board';
import { notSealedText } from '@sealed-orders/text/pages/orders';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { seatsText } from '@sealed-orders/text/pages/seats';
import { Eye } from 'lucide-react';
import { AwayWords } from '../campaign/absence/away-words.tsx';
import { PingButton } from '../campaign/desk/ping-button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Icon } from '../kit/icon.tsx';
import { OrderStateChip } from '../kit/order-state.tsx';
import { useNow } from '../time/use-now.ts';
import type { Campaign } from './board.ts';
import { ReplaceButton } from './replace-button.tsx';

type Seat = Campaign['seats'][number];

interface BoardSeatProps {
  readonly campaign: Campaign;
  readonly seat: Seat;
  readonly letter: SeatLetter;
}

/** Whether the reader knows what seats owe: without sheets only a referee does. */
export const hasOrders = ({ hasSheets, isReferee }: Pick<Campaign, 'hasSheets' | 'isReferee'>): boolean =>
  hasSheets || isReferee;

/** A seat: its player, how far its orders are, when its player was last here, and what a referee can do about it. */
export function BoardSeat({ campaign, seat, letter }: BoardSeatProps) {
  const player = seat.playsItself ? practiceText.playsItself : (seat.userName ?? text.noPlayer);
  const mayPing = campaign.status !== 'lobby' && seat.owes !== null && seat.userName !== null;
  return (
    <tr className={rowClass(seat)}>
      <td>
        <SeatSwatch seat={letter} width={32} height={21} />
      </td>
      <th scope="row">
        <span className="name">{player}</span> <span className="sub">{seat.name}</span>
        {campaign.isReferee ? null : (
          <AwayWords seat={{ ...seat, heldSince: null, sealedBy: null }} isByPhase={campaign.hasSheets} />
        )}
      </th>
      {hasOrders(campaign) ? (
        <td>
          <Orders seat={seat} isReferee={campaign.isReferee} />
        </td>
      ) : null}
      {campaign.isReferee ? (
        <td className="seen">
          <LastSeen seat={seat} />
        </td>
      ) : null}
      {campaign.isReferee ? (
        <td className="local">
          <LocalTime seat={seat} />
        </td>
      ) : null}
      {campaign.isReferee ? (
        <td className="missed">
          <Missed seat={seat} hasSheets={campaign.hasSheets} />
        </td>
      ) : null}
      {campaign.isReferee ? (
        <td className="absent">
          <IfAbsent seat={seat} campaign={campaign} />
        </td>
      ) : null}
      {campaign.isReferee ? (
        <td className="does">
          <div className="row justify-end">
            {isMissing(seat) ? <ReplaceButton campaign={campaign} seat={seat.seat} player={player} /> : null}
            {mayPing ? <PingButton campaign={campaign} seats={[seat]} /> : null}
            <ButtonLink
              kind="icon"
              href={`/c/${campaign.slug}?as=seat:${seat.seat}`}
              aria-label={text.eyes.seat(seat.name)}
            >
              <Icon of={Eye} size={18} />
            </ButtonLink>
          </div>
        </td>
      ) : null}
    </tr>
  );
}

/** The seat has a player who misses phases, and nobody else can take it yet. */
const isMissing = ({ userName, misses, isOpen }: Seat): boolean => userName !== null && misses > 0 && !isOpen;

function rowClass({ isLate, owes, hasDraft }: Seat): string | undefined {
  if (!isLate) return undefined;
  return owes === 'sheet' && !hasDraft ? 'late nothing' : 'late';
}

/** How far the orders are; only referees see more than whether they are sealed. */
function Orders({ seat, isReferee }: { readonly seat: Seat; readonly isReferee: boolean }) {
  if (seat.owes === 'order')
    return (
      <div className="orders">
        <span className="chip warn">{seatsText.owesOrder}</span>
        <Marks seat={seat} />
      </div>
    );
  if (!seat.awaited && !seat.sealed) return <span className="chip">{text.notAsked}</span>;
  if (!isReferee && !seat.sealed) return <span className="chip">{notSealedText}</span>;
  const state = stateOf(seat);
  return (
    <div className="orders">
      <OrderStateChip state={state} />
      <Marks seat={seat} />
    </div>
  );
}

/** Whether the time is almost over, and when the player was pinged. */
function Marks({ seat: { isLate, pingedAt, owes } }: { readonly seat: Seat }) {
  return (
    <>
      {isLate ? <span className="chip danger">{text.late}</span> : null}
      {pingedAt === null || owes === null ? null : (
        <span className="sub">{text.ping.at(clockTime(new Date(pingedAt)))}</span>
      )}
    </>
  );
}

function stateOf({ sealed, hasDraft, isComplete }: Seat): OrderState {
  if (sealed) return 'sealed';
  if (!hasDraft) return 'none';
  return isComplete ? 'complete' : 'draft';
}

function LastSeen({ seat: { seenAt, userName } }: { readonly seat: Seat }) {
  const now = useNow();
  if (userName === null || now === 0) return null;
  if (seenAt === null) return text.neverSeen;
  const says = text.seen(now - Date.parse(seenAt));
  return (
    <time dateTime={seenAt} title={text.seenLong(says)}>
      {says}
    </time>
  );
}

/** The player's local time, if they share it. */
function LocalTime({ seat: { zone, userName } }: { readonly seat: Seat }) {
  const now = useNow();
  if (userName === null || now === 0) return null;
  if (zone === null) return <span className="muted">{text.noZone}</span>;
  return <span title={text.zone(zone)}>{localTime(new Date(now), zone)}</span>;
}

interface MissedProps extends Pick<Campaign, 'hasSheets'> {
  readonly seat: Seat;
}

/** How many phases in a row closed without the player's orders, or how many deadlines in a row the player let pass. */
function Missed({ seat: { misses, userName }, hasSheets }: MissedProps) {
  if (userName === null) return null;
  if (misses === 0) return <span className="muted">{text.missedNone}</span>;
  const { missed } = hasSheets ? text : text.onArrival;
  return <span className={misses === 1 ? 'chip warn' : 'chip danger'}>{missed(misses)}</span>;
}

interface IfAbsentProps {
  readonly seat: Seat;
  readonly campaign: Pick<Campaign, 'absence' | 'opensAfter' | 'hasSheets'>;
}

/** Who or what stands in for the player. */
function IfAbsent({ seat, campaign: { absence, opensAfter, hasSheets } }: IfAbsentProps) {
  const { isOpen, holiday, deputy, playsItself, misses } = seat;
  if (playsItself) return null;
  if (isOpen || holiday !== null || deputy !== null) return <Standing seat={seat} />;
  const left = opensAfter - misses;
  if (opensAfter > 0 && misses > 0 && left > 0) return text.opensAfter(left);
  return <span className="muted">{hasSheets ? text.absent[absence] : text.onArrival.absent}</span>;
}

/** Who stands in, and whether another user can take the seat. */
function Standing({ seat }: { readonly seat: Seat }) {
  return <AwayWords seat={{ ...seat, misses: 0, heldSince: null, sealedBy: null }} />;
}
