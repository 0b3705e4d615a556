'use client';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { endingText } from '@sealed-orders/text/pages/ending';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { siteText } from '@sealed-orders/text/pages/site';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTRPC } from '../api/client.ts';
import { Bones } from '../kit/bones.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Icon } from '../kit/icon.tsx';
import { Empty } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import { CampaignRows } from './campaign-rows.tsx';
import { CampaignWhere } from './campaign-where.tsx';
import { DeletionNotices } from './deletion-notices.tsx';
import { ImportWar } from './import-war.tsx';
import { inOrder } from './in-order.ts';

/** The reader's campaigns; those that wait for an order first, and archived ones out of the way. */
export function MyCampaigns() {
  const trpc = useTRPC();
  const mine = useQuery(trpc.campaigns.mine.queryOptions());
  const lines = mine.data === undefined ? undefined : inOrder(mine.data);
  const current = lines?.filter(({ isArchived }) => !isArchived) ?? [];
  const archived = lines?.filter(({ isArchived }) => isArchived) ?? [];
  return (
    <div className="wrap py-10" style={{ maxWidth: 900 }}>
      <div className="row mb-6 flex-wrap">
        <h1 className="min-w-max grow">{campaignsText.title}</h1>
        {lines?.length === 0 ? null : (
          <div className="row flex-wrap">
            <ButtonLink href="/practice">{practiceText.begin}</ButtonLink>
            <ButtonLink kind="main" href="/campaigns/new">
              <Icon of={Plus} size={17} /> {siteText.newCampaign}
            </ButtonLink>
          </div>
        )}
      </div>
      <DeletionNotices />
      {mine.error ? <Problem error={mine.error} retry={() => void mine.refetch()} /> : null}
      {lines === undefined && !mine.error ? <Bones /> : null}
      {lines?.length === 0 ? <NoCampaign /> : null}
      {current.length > 0 ? (
        <div className="paper p-0!">
          <CampaignRows lines={current} where={(line) => <CampaignWhere line={line} />} />
        </div>
      ) : null}
      {archived.length > 0 ? (
        <details className="fold mt-8" open={current.length === 0}>
          <summary>{endingText.archiveTitle}</summary>
          <div className="paper p-0!">
            <CampaignRows lines={archived} />
          </div>
        </details>
      ) : null}
      {lines === undefined ? null : <ImportWar />}
    </div>
  );
}

function NoCampaign() {
  const { title, says, action } = campaignsText.empty;
  return (
    <Empty
      title={title}
      action={
        <div className="row flex-wrap justify-center">
          <ButtonLink kind="main" href="/practice">
            {practiceText.begin}
          </ButtonLink>
          <ButtonLink href="/campaigns/new">{action}</ButtonLink>
        </div>
      }
    >
      {says}
    </Empty>
  );
}
