'use client';
import { type Force, type Order, rosterPoints } from '@sealed-orders/rules/node-campaign';
import { ownerTitle } from '@sealed-orders/text/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { ForceChit } from '../force-chit.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { standingOf } from './force-lists.ts';
import { useForceOrder } from './use-force-order.ts';

interface ForceHeadProps {
  readonly force: Force;
  /** Points after the order that is being written; null: none is. */
  readonly after: number | null;
}

/** Name, owner, place and points of a battleforce, and its background. */
export function ForceHead({ force, after }: ForceHeadProps) {
  const { view, words, options } = useNodePlace();
  const [isRenaming, rename] = useState(false);
  const where = forcesText.state[standingOf(view, force)](words.node(force.node).text);
  const mayRename = optionsOf(options, 'rename').some((option) => option.force === force.id);
  return (
    <>
      <header className="force-head">
        <ForceChit force={force} size={54} />
        <div className="grow">
          <p className="eyebrow">{forcesText.battleforceIn(where)}</p>
          <h2>
            {force.name}
            {mayRename ? (
              <Button kind="icon" aria-label={forcesText.rename} onClick={() => rename(true)}>
                <Icon of={Pencil} />
              </Button>
            ) : null}
          </h2>
          <p className="ink2">{ownerTitle(force.owner, words)}</p>
        </div>
        <Meter now={rosterPoints(force.units)} after={after} most={view.settings.battleforceMaxPoints} />
      </header>
      {force.background === '' ? null : (
        <section className="force-card" aria-label={forcesText.background}>
          <h3>{forcesText.background}</h3>
          <p className="own-words">{force.background}</p>
        </section>
      )}
      {isRenaming ? <Rename force={force} onClose={() => rename(false)} /> : null}
    </>
  );
}

interface MeterProps {
  readonly now: number;
  readonly after: number | null;
  readonly most: number;
}

/** Points of the limit: solid what stays, hatched what the order adds or takes away. */
function Meter({ now, after, most }: MeterProps) {
  const share = (points: number): string => `${most === 0 ? 0 : Math.min(100, (points / most) * 100)}%`;
  const to = after ?? now;
  return (
    <div className="force-meter">
      <div className="says">
        {after === null ? (
          <span>{forcesText.size(now, most)}</span>
        ) : (
          <>
            <span className="muted">{forcesText.now(now)}</span>
            <b className={after > most ? 'over' : ''}>{forcesText.after(after, most)}</b>
          </>
        )}
      </div>
      <div className="gauge" aria-hidden>
        <span className="stays" style={{ width: share(Math.min(now, to)) }} />
        <span className={to < now ? 'goes' : 'comes'} style={{ width: share(Math.abs(to - now)) }} />
      </div>
    </div>
  );
}

const NAME = 60;
const BACKGROUND = 2000;

/** Writes the name and the background. */
function Rename({ force, onClose }: { readonly force: Force; readonly onClose: () => void }) {
  const [name, setName] = useState(force.name);
  const [background, setBackground] = useState(force.background);
  const { send } = useForceOrder();
  const order: Order = { type: 'rename', force: force.id, name: name.trim(), background };
  return (
    <FormDialog
      title={forcesText.renameTitle}
      action={forcesText.save}
      canConfirm={name.trim() !== ''}
      onSubmit={() => () => send(order, { done: forcesText.saved, failed: forcesText.notSaved })}
      onClose={onClose}
    >
      <Field
        name="force-name"
        label={forcesText.name}
        value={name}
        maxLength={NAME}
        problem={name.trim() === '' ? forcesText.nameMissing : null}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={forcesText.background}
        rows={8}
        value={background}
        hint={forcesText.backgroundHint}
        limit={{ most: BACKGROUND, left: forcesText.charactersLeft, nearly: BACKGROUND - 200 }}
        onChange={setBackground}
      />
    </FormDialog>
  );
}
