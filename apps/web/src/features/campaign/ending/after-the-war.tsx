'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { Download, ShieldCheck, StepForward } from 'lucide-react';
import { Button, buttonClass } from '../../kit/button.tsx';
import { ButtonLink } from '../../kit/button-link.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasTurns } from '../campaign-context.ts';
import { LogCheck } from './log-check.tsx';
import { ManageWar } from './manage-war.tsx';
import { WarStory } from './war-story.tsx';

const text = endingText.links;

/** Below the final standing: the war in numbers, and where to go from here. */
export function AfterTheWar() {
  const { head, look, openTab } = useCampaignPlace();
  const watch = () => {
    openTab('board');
    look({ as: 'referee', step: 0 });
  };
  return (
    <>
      {head.imported === null ? null : (
        <div className="p-4">
          <Notice kind="info">{endingText.imported(head.imported.by, head.imported.at)}</Notice>
        </div>
      )}
      <WarStory />
      <div className="grid gap-2 p-4 no-print">
        <Button kind="main" onClick={watch}>
          <Icon of={StepForward} /> {text.watch}
        </Button>
        <ButtonLink href={`/c/${head.slug}/verify`}>
          <Icon of={ShieldCheck} /> {text.verify}
        </ButtonLink>
        <a className={buttonClass()} href={`/archives/${head.id}`} download>
          <Icon of={Download} /> {text.download}
        </a>
        <p className="hint">{text.downloadSays}</p>
      </div>
      {head.seed === null ? null : <OpenSeed seed={head.seed} seedHash={head.seedHash} />}
      <LogCheck campaign={head.id} />
      <ManageWar campaign={head} />
    </>
  );
}

function OpenSeed({ seed, seedHash }: { readonly seed: string; readonly seedHash: string }) {
  const committed = useHasTurns() ? warOverText.committed : warOverText.committedByDay;
  return (
    <details className="p-4 hint">
      <summary>
        <b>{warOverText.fair}.</b> {warOverText.open}
      </summary>
      <p className="mt-2">
        {warOverText.seed} <span className="mono break-all">{seed}</span>
      </p>
      <p>
        {committed} <span className="mono break-all">{seedHash}</span>
      </p>
    </details>
  );
}
