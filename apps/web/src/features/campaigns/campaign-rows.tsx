import { OrderBadge } from '@sealed-orders/map';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { pingedText } from '@sealed-orders/text/pages/desk-board';
import { orderStateText } from '@sealed-orders/text/pages/orders';
import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outputs } from '../api/client.ts';
import { Icon } from '../kit/icon.tsx';
import { SealCount } from '../kit/seal-count.tsx';
import { QuietLink } from '../shell/frame.ts';
import { TimeLeft } from './time-left.tsx';

export type CampaignLine = Outputs['campaigns']['mine'][number];

interface RowsProps {
  readonly lines: readonly CampaignLine[];
  /** Where a campaign is, in the words of its game. Absent: not shown. */
  readonly where?: (line: CampaignLine) => ReactNode;
}

/** Campaigns as a list: whose turn it is, how long, how many have sealed. */
export function CampaignRows({ lines, where }: RowsProps) {
  return (
    <ul className="campaign-rows">
      {lines.map((line) => (
        <li key={line.id}>
          <QuietLink href={`/c/${line.slug}`}>
            <Sign line={line} />
            <span>
              <span className="title">{line.name}</span>{' '}
              <span className="muted text-sm">{line.roles.map((role) => campaignsText.roles[role]).join(', ')}</span>
              <br />
              <Standing line={line} /> {where?.(line)}
            </span>
            <TimeAndSeals line={line} />
          </QuietLink>
        </li>
      ))}
    </ul>
  );
}

const CHIPS = { none: 'chip warn', draft: 'chip warn', complete: 'chip', sealed: 'chip seal' } as const;

/** How far the reader's own orders are; a map if none are owed. */
function Sign({ line: { status, orders, owes } }: { readonly line: CampaignLine }) {
  if (owes === 'order') return <OrderBadge state="none" size={32} />;
  if (status !== 'running' || orders === null) return <Icon of={MapIcon} size={28} stroke={1.5} />;
  return <OrderBadge state={orders} size={32} />;
}

function Standing({ line }: { readonly line: CampaignLine }) {
  if (line.status === 'lobby') return <span className="chip info">{campaignsText.lobby(line.seated, line.seats)}</span>;
  if (line.isArchived) return <span className="chip">{campaignsText.archived}</span>;
  if (line.status === 'finished') return <span className="chip">{campaignsText.finished}</span>;
  if (line.pausedBecause !== null) return <Paused because={line.pausedBecause} />;
  if (line.owes === 'order') return <span className="chip warn">{campaignsText.decision}</span>;
  if (line.orders !== null)
    return (
      <>
        <span className={CHIPS[line.orders]}>
          {line.owes === 'sheet' ? `${campaignsText.yourTurn}: ` : ''}
          {orderStateText[line.orders]}
        </span>{' '}
        {line.isPinged ? <span className="chip warn">{pingedText.chip}</span> : null}
      </>
    );
  if (line.seat !== null) return <span className="chip">{campaignsText.notAsked}</span>;
  if (line.asked === 0) return null;
  return <span className="chip">{campaignsText.waiting(Math.max(0, line.asked - line.sealed))}</span>;
}

/** People paused it, or nobody is there to play; anything else is a fault that needs attention. */
const RESTS: ReadonlySet<string> = new Set(['asleep', 'holiday', 'desk']);

function Paused({ because }: { readonly because: NonNullable<CampaignLine['pausedBecause']> }) {
  return (
    <span className={RESTS.has(because) ? 'chip warn' : 'chip danger'}>{campaignsText.pausedBecause[because]}</span>
  );
}

function TimeAndSeals({ line }: { readonly line: CampaignLine }) {
  if (line.status !== 'running') return <span />;
  return (
    <span className="text-right">
      <b className="text-base font-semibold">
        <TimeLeft due={line.nextDue} hasSheets={line.hasSheets} />
      </b>
      <br />
      {line.asked === 0 ? null : (
        <span className="dots" role="img" aria-label={campaignsText.sealed(line.sealed, line.asked)}>
          <SealCount sealed={line.sealed} asked={line.asked} says={campaignsText.sealed(line.sealed, line.asked)} />
        </span>
      )}
    </span>
  );
}
