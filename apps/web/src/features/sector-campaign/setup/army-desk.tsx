'use client';
import type { View } from '@sealed-orders/rules/sector-campaign';
import { armyText } from '@sealed-orders/text/sector-campaign/setup';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import type { Terms } from './army-checks.ts';
import { type DraftLine, withChanged, withDetachment } from './army-draft.ts';
import { ArmySide } from './army-side.tsx';
import { ArmySources } from './army-sources.tsx';
import { ArmyTable } from './army-table.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { BLANK_SHEET, draftOfSheet, type SheetDraft } from './sheet-draft.ts';
import { type ArmyDeskProps, useArmyDraft } from './use-army-draft.ts';

/** The sheet being written: for a new detachment, or for one of the army's lines. */
interface OpenSheet {
  readonly start: SheetDraft;
  readonly line: DraftLine | null;
}

/** SEC-SETUP-01, -02: builds and seals an army within the terms. */
export function ArmyDesk() {
  const { view } = useSectorStep();
  return view.side === null || view.you === null ? null : <Desk view={view} side={view.side} seat={view.you} />;
}

interface DeskProps {
  readonly view: View;
  readonly side: NonNullable<View['side']>;
  readonly seat: NonNullable<View['you']>;
}

function Desk({ view: { board, desks }, side, seat }: DeskProps) {
  const { head } = useSectorStep();
  const sealed = desks[side]?.army ?? null;
  const [draft, write] = useArmyDraft(head.id, seat, sealed);
  const [sheet, openSheet] = useState<OpenSheet | null>(null);
  const terms: Terms = { settings: board.settings, race: board.sides[side].race };
  const desk: ArmyDeskProps = { terms, draft, write };
  return (
    <div className="army-desk">
      <ArmySources {...desk} startSheet={(start) => openSheet({ start, line: null })} />
      <div className="army-middle">
        <header className="grid gap-2">
          <h2>{armyText.title}</h2>
          <p>
            {armyText.says} <RuleChip rule="SEC-SETUP-10" />
          </p>
          <Field
            name="army"
            label={armyText.name}
            value={draft.name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => write({ ...draft, name: event.target.value })}
          />
        </header>
        <ArmyTable {...desk} change={(line) => openSheet({ start: draftOfSheet(line.detachment), line })} />
        <p>
          <Button onClick={() => openSheet({ start: BLANK_SHEET, line: null })}>{armyText.write}</Button>{' '}
          <span className="hint">{armyText.writeSays}</span>
        </p>
      </div>
      <ArmySide {...desk} sealed={sealed} />
      {sheet === null ? null : (
        <SheetDialog
          start={sheet.start}
          changes={sheet.line?.detachment.name ?? null}
          onTake={(made) =>
            write(sheet.line === null ? withDetachment(draft, made) : withChanged(draft, sheet.line.key, made))
          }
          onClose={() => openSheet(null)}
        />
      )}
    </div>
  );
}
