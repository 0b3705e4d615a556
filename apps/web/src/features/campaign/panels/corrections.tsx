'use client';
import { moreOf } from '@sealed-orders/text/more';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { PencilRuler } from 'lucide-react';
import { useId, useState } from 'react';
import { useReason } from '../../deeds/use-reason.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { CorrectionForm } from './correction-form.tsx';
import type { Listed } from './listed-edit.ts';
import { RulingForm } from './ruling-form.tsx';

const text = refereeText.correct;

/** What a referee corrects by hand: a list of corrections, and one reason for all of them. */
export function Corrections() {
  const { corrections } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (corrections.edits.length === 0) return null;
  return (
    <div className="px-4 pb-2 grid grid-cols-1 gap-3 justify-items-start no-print">
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon of={PencilRuler} />
        {text.open}
      </Button>
      {isOpen ? (
        <section id={id} className="grid grid-cols-1 gap-3 w-full" aria-label={text.title}>
          <Kinds close={() => setOpen(false)} />
        </section>
      ) : null}
    </div>
  );
}

interface KindsProps {
  readonly close: () => void;
}

function Kinds({ close }: KindsProps) {
  const { head } = useCampaignPlace();
  const { edits, editGroups } = moreOf(head.system);
  const { corrections } = useRoom();
  const [type, setType] = useState('');
  const [list, setList] = useState<readonly Listed[]>([]);
  const reason = useReason();
  const edit = corrections.edits.find((one) => one.type === type);
  const kinds = corrections.edits.map((one) => [one.type, edits[one.type]?.name ?? one.type] as const);
  const groups = editGroups.map((group) => ({
    name: group.name,
    options: group.edits.flatMap((wanted) => kinds.filter(([kind]) => kind === wanted)),
  }));
  const others = kinds.filter(([kind]) => !editGroups.some((group) => group.edits.includes(kind)));
  const add = (one: Listed) => {
    setList(one.isAlone ? [one] : [...list.filter(({ isAlone }) => !isAlone), one]);
    setType('');
  };
  return (
    <>
      <Choice
        label={text.what}
        value={type}
        options={[['', text.choose], ...others]}
        groups={groups}
        onChange={setType}
      />
      {edit === undefined ? null : <CorrectionForm key={type} edit={edit} add={add} />}
      {list.length === 0 ? null : <RulingForm key={list.length} {...{ list, reason, close }} change={setList} />}
    </>
  );
}
