'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { Hourglass, Plus } from 'lucide-react';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { TYPING } from '../../campaign/use-shortcuts.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useNodePlace } from '../node-context.ts';
import { Balance } from './balance.tsx';
import { composerKeys } from './composer-keys.ts';
import { GiveOrders } from './give-orders.tsx';
import { CameOf, PostedOrders } from './on-demand.ts';
import { OrderTiles } from './order-tiles.tsx';
import { StepList } from './step-list.tsx';
import { TargetList } from './target-list.tsx';
import { usePostUndo } from './use-post-undo.ts';
import { Warnings } from './warnings.tsx';
import { WhenFields } from './when-fields.tsx';

/** Composes the reader's orders, with the postdated ones below. For others only what is postdated, if they may read it. */
export function ComposerPanel() {
  const { composer, now } = useNodePlace();
  return (
    <>
      {composer.isReading ? <p className="px-4 py-3 muted">{composerText.reading}</p> : null}
      {composer.plan !== null && now.you !== null ? <Composing seat={now.you} /> : null}
      <Suspense>
        <PostedOrders />
      </Suspense>
    </>
  );
}

function Composing({ seat }: { readonly seat: SeatId }) {
  const { composer, selection } = useNodePlace();
  const keys = composerKeys(composer);
  const awaitPost = usePostUndo();
  const act = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    const key = keys[event.key];
    if (isTyping || event.defaultPrevented || key === undefined) return;
    event.preventDefault();
    key();
  };
  const hasSteps = composer.commands.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons within
    <div className="command-form" onKeyDown={act}>
      <Suspense>
        {composer.given?.isLatest === true && !composer.given.isLater ? <CameOf since={composer.given.since} /> : null}
      </Suspense>
      <div className="px-4 py-3">
        <OrderTiles seat={seat} />
        <TargetList />
      </div>
      {hasSteps ? (
        <section aria-labelledby="this-order">
          <OrderHead />
          <StepList />
          <Balance />
          <Foot awaitPost={awaitPost} />
        </section>
      ) : selection === null ? null : (
        <Balance />
      )}
      <Spoken />
    </div>
  );
}

function OrderHead() {
  const { composer } = useNodePlace();
  const last = composer.commands.at(-1);
  return (
    <header className="panel-head">
      <h2 id="this-order">{composerText.title}</h2>
      {last === undefined ? null : (
        <span className="row ml-auto">
          {composer.picking === null ? (
            <Button kind="link" onClick={() => composer.choose(last.type === 'modify' ? 'move' : last.type)}>
              <Icon of={Plus} /> {composerText.addStep}
            </Button>
          ) : null}
          <Button kind="link" onClick={composer.clear}>
            {composerText.clear}
          </Button>
        </span>
      )}
    </header>
  );
}

/** When, what to know before, and the button, which stays in sight. On a phone the time is asked for only on request. */
function Foot({ awaitPost }: { readonly awaitPost: () => void }) {
  const { composer } = useNodePlace();
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  const isShown = !isPhone || isOpen || composer.when.kind !== 'now';
  return (
    <>
      <div className="command-form-terms">
        {isShown ? <WhenFields /> : null}
        <Warnings />
      </div>
      <div className="command-form-foot">
        {isShown ? null : (
          <Button onClick={() => setOpen(true)}>
            <Icon of={Hourglass} size={18} /> {composerText.when.later}
          </Button>
        )}
        <GiveOrders awaitPost={awaitPost} />
      </div>
    </>
  );
}

/** Speaks each step as it is added, with its cost. */
function Spoken() {
  const { composer, words } = useNodePlace();
  const steps = composer.plan?.steps ?? [];
  const last = steps.at(-1);
  const says =
    last === undefined
      ? ''
      : composerText.spokenStep(
          steps.length,
          composerText.says(last.command, words),
          last.price,
          composer.plan?.price ?? 0,
        );
  return (
    <p className="visually-hidden" role="status">
      {says}
    </p>
  );
}
