'use client';
import { type Force, rosterPoints } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { Closed } from './closed.tsx';
import { FirstRoster } from './first-roster.tsx';
import { ForceHead } from './force-head.tsx';
import type { ModifyForm, RosterOption } from './forms.ts';
import { useKeptDraft } from './kept-draft.ts';
import { ModifyOrder } from './modify.tsx';
import { changesIn, EMPTY_PEN, type ModifyPen, modifySheet, sheetRows } from './modify-pen.ts';
import { ForceNotes } from './notes.tsx';
import { RosterTable } from './roster-table.tsx';

/** A battleforce: its roster, and for its owner the order that changes it. */
export function Battleforce({ force }: { readonly force: Force }) {
  const { options, view, head } = useNodePlace();
  const [pen, keep] = useKeptDraft<ModifyPen>([head.id, force.id, 'modify'], EMPTY_PEN);
  const [isSheetOpen, openSheet] = useState(false);
  const isPhone = useMedia(PHONE);
  const roster = optionsOf(options, 'roster').find((option) => option.force === force.id) ?? null;
  const option = optionsOf(options, 'modify').find((one) => one.force === force.id) ?? null;
  const modify: ModifyForm | null = option === null || roster !== null ? null : { option, pen, write: keep };
  const isOwner = view.you === force.owner;
  const rows = sheetRows(force, modify === null ? EMPTY_PEN : pen);
  const after =
    modify === null ? null : rosterPoints(rows.flatMap((row) => (row.fate === 'leaves' ? [] : [row.shown])));
  const isSheet = isPhone && isSheetOpen && isOwner;
  return (
    <>
      <section className="force-middle" aria-label={force.name} hidden={isSheet}>
        <ForceHead force={force} after={changesIn(pen) === 0 ? null : after} />
        <RosterTable force={force} rows={rows} modify={modify} />
        <ForceNotes force={force} />
        {isPhone && (roster !== null || modify !== null) ? (
          <SheetOpener force={force} modify={modify} onOpen={() => openSheet(true)} />
        ) : null}
      </section>
      {!isOwner || (isPhone && !isSheet) ? null : (
        <aside className={isPhone ? 'force-side full' : 'force-side'} aria-label={sideName(roster)}>
          {isPhone ? (
            <Button size="small" className="force-back" onClick={() => openSheet(false)}>
              <Icon of={ArrowLeft} /> {force.name}
            </Button>
          ) : null}
          {roster !== null ? <FirstRoster key={force.id} force={force} option={roster} /> : null}
          {modify !== null ? <ModifyOrder force={force} modify={modify} /> : null}
          {roster === null && modify === null ? <Closed force={force} /> : null}
        </aside>
      )}
    </>
  );
}

const sideName = (roster: RosterOption | null): string =>
  roster === null ? forcesText.modify.title : forcesText.first.title;

interface SheetOpenerProps {
  readonly force: Force;
  readonly modify: ModifyForm | null;
  readonly onOpen: () => void;
}

/** On a phone: the foot of the roster, which opens the order. */
function SheetOpener({ force, modify, onOpen }: SheetOpenerProps) {
  const { view } = useNodePlace();
  const sheet = modify === null ? null : modifySheet(view, force, modify.pen, modify.option.prices);
  return (
    <footer className="force-foot">
      <Button kind="main" className="w-full" onClick={onOpen}>
        {sheet === null
          ? forcesText.first.title
          : sheet.lines.length === 0
            ? forcesText.modify.openSheet
            : forcesText.modify.sheetSum(sheet.lines.length, sheet.chosen.price)}
      </Button>
    </footer>
  );
}
