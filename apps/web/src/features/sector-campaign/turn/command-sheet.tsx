'use client';
import { WaxSeal } from '@sealed-orders/map';
import { type CommandSheet, type Known, knownOf, targetOf } from '@sealed-orders/rules/sector-campaign';
import { DECISION_TEXT } from '@sealed-orders/text/sector-campaign';
import { commandText as text } from '@sealed-orders/text/sector-campaign/turn';
import { useState } from 'react';
import { TimeLeft } from '../../campaign/frame/time-left.tsx';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { isCommander } from '../declarations/question.ts';
import { Refused } from '../declarations/refused.tsx';
import { mayAlter } from '../forces/altering.ts';
import { FORCES_VIEW } from '../forces/open-force.ts';
import { useSectorPlace } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';
import { DirectivePart } from './directive-part.tsx';
import { PurchasesPart } from './purchases-part.tsx';
import { EMPTY_SHEET, refusalOfSheet, type SheetPartProps, type Sums, sumsOf } from './sheet.ts';
import { ReturnsPart, UpkeepPart } from './upkeep-part.tsx';

/** SEC-TURN-02: what a side decides in secret at the start of a turn. */
export function CommandSheetCard() {
  const { now, head } = useSectorPlace();
  const known = knownOf(now);
  if (known === null) return null;
  const isAsked = now.board.asked.some(({ side, decision }) => side === known.side && decision === 'command');
  const other = known.side === 'west' ? 'east' : 'west';
  const isOtherAsked = now.board.asked.some(({ side }) => side === other);
  return (
    <>
      <header className={isAsked ? 'turn-head' : 'plain-head'}>
        <div className="grow">
          <p>{text.where(now.board.turn)}</p>
          <h2>{text.title}</h2>
          <p>{isAsked ? DECISION_TEXT.command.otherwise : text.waiting}</p>
        </div>
        <p className="clock">
          <TimeLeft head={head} />
        </p>
      </header>
      <p className="hint px-4 py-2">{isOtherAsked ? text.otherOpen(other) : text.otherSealed(other)}</p>
      {isAsked && now.you !== null && isCommander(now) ? <SheetForm known={known} seat={now.you} /> : null}
    </>
  );
}

/** SEC-XP-11: alterations are made on the army page, before the sheet is sealed. */
function AlterHint() {
  const { now, openTab } = useSectorPlace();
  if (!mayAlter(now)) return null;
  return (
    <p className="px-4 py-2">
      {text.alter.says} <RuleChip rule="SEC-XP-11" />{' '}
      <Button kind="link" onClick={() => openTab(FORCES_VIEW)}>
        {text.alter.open}
      </Button>
    </p>
  );
}

function SheetForm({ known, seat }: Pick<SheetPartProps, 'known' | 'seat'>) {
  const [sheet, write] = useState(EMPTY_SHEET);
  const part = { known, seat, sheet, write };
  return (
    <>
      <DirectivePart {...part} />
      <ReturnsPart {...part} />
      <UpkeepPart {...part} />
      <PurchasesPart {...part} />
      <AlterHint />
      <SheetFoot {...part} />
    </>
  );
}

/** The totals, what the enemy will see of them, and the button that seals. */
function SheetFoot({ known, seat, sheet }: SheetPartProps) {
  const { now } = useSectorPlace();
  const { send, isBusy } = useOrder();
  const sums = sumsOf(known, sheet);
  const refusal = refusalOfSheet(now, seat, sheet);
  return (
    <>
      <SumsLine known={known} sums={sums} />
      <WhatTheySee known={known} sums={sums} />
      {refusal === null ? null : (
        <div className="px-4 pb-2">
          <Notice kind="danger" live>
            <Refused refusal={refusal} />
          </Notice>
        </div>
      )}
      <footer className="command-form-foot">
        <button
          type="button"
          className="seal-btn"
          disabled={refusal !== null || isBusy}
          onClick={() => send({ type: 'command', sheet }, { done: text.sealed })}
        >
          <WaxSeal size={34} />
          <span>
            <b>{text.seal}</b>
            <small>{text.sealSays(sealedFacts(known, sheet, sums))}</small>
          </span>
        </button>
      </footer>
    </>
  );
}

/** What the seal names. */
const sealedFacts = ({ board, desk }: Known, { ignores }: CommandSheet, { upkeep, bought }: Sums) => ({
  isIgnored: desk.directive === null ? null : ignores,
  upkeep,
  bought: board.settings.commandResources ? bought : null,
});

interface SumsProps {
  readonly known: Known;
  readonly sums: Sums;
}

function SumsLine({ known, sums: { before, after, upkeep, bought } }: SumsProps) {
  const { settings } = known.board;
  const spent = upkeep + bought;
  const limit = settings.resourceLimit;
  return (
    <div className="command-form-balance">
      <p className="sums" aria-live="polite">
        <span>
          <b>{before}</b> {text.sums.score}
        </span>
        <span>
          <b>{text.price(before - after)}</b> {text.sums.sheet}
        </span>
        <span>
          <b>{after}</b> {text.sums.left(targetOf(settings))}
        </span>
      </p>
      {settings.commandResources ? (
        <div className="point-boxes" role="img" aria-label={text.sums.boxes(spent, limit)}>
          {Array.from({ length: Math.max(limit, spent) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are alike
            <i key={i} className={`${i < spent ? 'spent' : 'left'}${i === limit ? ' beyond' : ''}`} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** SEC-CR-12, SEC-DIR-03. */
function WhatTheySee({ known, sums }: SumsProps) {
  const other = known.side === 'west' ? 'east' : 'west';
  const { directive } = known.board.sides[known.side];
  return (
    <div className="px-4 py-2">
      <Notice kind="info">
        <b>{text.seen.title(other)}:</b> {text.seen.score(sums.before, sums.after)}{' '}
        {directive === null ? null : text.seen.size(directive)} {text.seen.not}
      </Notice>
    </div>
  );
}
