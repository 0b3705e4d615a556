'use client';
import { describeReviewProblem, MOVE_CLASS_NAMES, SLOT_NAMES } from '@sealed-orders/text';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { useState } from 'react';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import type { Reviews } from './reviews.ts';
import { useDetachment, useReviewedLists } from './use-detachment.ts';

interface JoinPreviewProps {
  readonly rosters: readonly string[];
  readonly reviews: Reviews;
}

/** What the ticked lists add up to as one detachment. */
export function JoinPreview({ rosters, reviews }: JoinPreviewProps) {
  const text = armiesText.join;
  const [name, setName] = useState<string>(text.result);
  const lists = useReviewedLists(rosters, reviews);
  const detachment = useDetachment(lists && name.trim() !== '' ? { name, lists } : null);
  const made = detachment.data;
  return (
    <section className="paper grid gap-4" aria-labelledby="joined">
      <h2 id="joined" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      <div style={{ maxWidth: 340 }}>
        <Field
          name="name"
          label={text.name}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      {made?.ok === false ? (
        <Notice kind="danger" live>
          {describeReviewProblem(made.problem)}
        </Notice>
      ) : null}
      {made?.ok ? (
        <>
          <p className="text-lg font-semibold" role="status">
            {text.makes(made.value.units.length, made.value.points)}
          </p>
          <ul>
            {made.value.units.map((unit, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: units of a list may share their names
              <li key={i} className="row border-b border-rule py-2">
                <b className="grow font-semibold">{unit.name}</b>
                <span className="muted">
                  {SLOT_NAMES[unit.slot]}, {MOVE_CLASS_NAMES[unit.moveClass]}
                </span>
                <span className="w-16 text-right">{unit.points.toLocaleString('en-GB')}</span>
              </li>
            ))}
          </ul>
          <p className="muted">{text.attach}</p>
        </>
      ) : null}
    </section>
  );
}
