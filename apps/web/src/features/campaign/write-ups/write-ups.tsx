'use client';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { ImagePlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeedDialog } from '../../deeds/deed-dialog.tsx';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { Article } from './article.tsx';
import { WriteUpForm } from './form.tsx';
import { useRemoving, useWriteUps, type WriteUp, type WriteUps as Written } from './use-write-ups.ts';

/** The sides' write-ups of a topic, such as a battle, with their pictures; and where the reader writes. */
export function WriteUps({ topic }: { readonly topic: string }) {
  const { data, isError, refetch } = useWriteUps(topic);
  if (data === undefined) return isError ? <Failed retry={() => void refetch()} /> : null;
  const { writeUps, mayWrite } = data;
  if (writeUps.length === 0 && !mayWrite && !data.isTold) return null;
  return (
    <section className="write-ups no-print" aria-label={writeUpText.title}>
      <h3>{writeUpText.title}</h3>
      <Shown topic={topic} written={data} />
    </section>
  );
}

function Failed({ retry }: { readonly retry: () => void }) {
  const { title, retry: again } = writeUpText.failed;
  return (
    <section className="write-ups no-print" role="alert">
      <p>{title}</p>
      <Button size="small" onClick={retry}>
        {again}
      </Button>
    </section>
  );
}

interface ShownProps {
  readonly topic: string;
  readonly written: Written;
}

function Shown({ topic, written }: ShownProps) {
  const { head } = useCampaignPlace();
  const [isOpen, setOpen] = useState(false);
  const { writeUps, mayWrite, isTold } = written;
  const own = writeUps.find(({ seat }) => seat === head.you) ?? null;
  const others = writeUps.filter((one) => one !== own);
  return (
    <>
      {isOpen && mayWrite ? (
        <WriteUpForm topic={topic} own={own} isTold={isTold} close={() => setOpen(false)} />
      ) : (
        <Own topic={topic} own={own} written={written} open={() => setOpen(true)} />
      )}
      {others.map((one) => (
        <div key={one.seat}>
          <Article writeUp={one} />
          {head.you === null ? <RefereeRemoves topic={topic} writeUp={one} /> : null}
        </div>
      ))}
      {writeUps.length === 0 && !mayWrite ? <p className="muted">{writeUpText.nothing}</p> : null}
    </>
  );
}

interface OwnProps extends ShownProps {
  readonly own: WriteUp | null;
  readonly open: () => void;
}

/** The reader's own write-up, or the button to begin one. */
function Own({ topic, own, written: { mayWrite, isTold }, open }: OwnProps) {
  if (own === null && !mayWrite) return null;
  return (
    <div className="own">
      {own === null ? null : <Article writeUp={own} />}
      <p className="hint mt-0!">{isTold ? writeUpText.open : writeUpText.closed}</p>
      <div className="row flex-wrap">
        {mayWrite ? (
          <Button size="small" onClick={open}>
            <Icon of={Pencil} /> {own === null ? writeUpText.add : writeUpText.edit}
          </Button>
        ) : null}
        {mayWrite && own === null ? (
          <Button size="small" onClick={open}>
            <Icon of={ImagePlus} /> {writeUpText.addPictures}
          </Button>
        ) : null}
        {own === null ? null : <Removal topic={topic} writeUp={own} />}
      </div>
    </div>
  );
}

/** A referee removes an unsuitable write-up, with a reason. */
function RefereeRemoves(props: { readonly topic: string; readonly writeUp: WriteUp }) {
  const { head } = useCampaignPlace();
  return head.viewer === 'referee' ? <Removal {...props} isReferee /> : null;
}

interface RemovalProps {
  readonly topic: string;
  readonly writeUp: WriteUp;
  readonly isReferee?: boolean;
}

function Removal({ topic, writeUp, isReferee = false }: RemovalProps) {
  const [isAsking, setAsking] = useState(false);
  const { removeWriteUp, isRemoving } = useRemoving();
  const { removeAll, removeTitle, removeSays, removeReaders } = writeUpText.form;
  return (
    <>
      <Button kind="quiet" size="small" disabled={isRemoving} onClick={() => setAsking(true)}>
        <Icon of={Trash2} /> {removeAll}
      </Button>
      {isAsking && isReferee ? (
        <DeedDialog
          title={removeTitle}
          action={removeAll}
          readers={removeReaders}
          onConfirm={(reason) => removeWriteUp(topic, writeUp, reason)}
          onClose={() => setAsking(false)}
        >
          <p>{removeSays}</p>
        </DeedDialog>
      ) : null}
      {isAsking && !isReferee ? (
        <ConfirmDialog
          title={removeTitle}
          action={removeAll}
          onConfirm={() => removeWriteUp(topic, writeUp, null)}
          onClose={() => setAsking(false)}
        >
          <p>{removeSays}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
