'use client';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { dayAndTime } from '@sealed-orders/text';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Keyboard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { askAgain } from '../api/ask-again.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Icon } from '../kit/icon.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Empty, Notice } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import { DropZone } from './drop-zone.tsx';
import { JoinPreview } from './join-preview.tsx';
import { ListActions } from './list-actions.tsx';
import { RemoveList } from './remove-list.tsx';
import { type Reviews, useReviews } from './reviews.ts';
import { RosterReview } from './roster-review.tsx';
import { SessionOver } from './session-over.tsx';
import type { TypedDraft } from './typed-army.tsx';
import { TypedSection } from './typed-section.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useUpload } from './use-upload.ts';

type RosterLine = Outputs['rosters']['list'][number];

interface ArmiesPageProps {
  /** The game whose rules judge a typed-in army, unless it is for the lobby of another. */
  readonly system: PlayedSystem | null;
  /** The campaign from whose lobby the reader came. */
  readonly back: string | null;
}

/** Army lists: upload one or type one in, review it, see what several add up to. */
export function ArmiesPage({ system, back }: ArmiesPageProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const lists = useQuery(trpc.rosters.list.queryOptions());
  const [opened, setOpened] = useState<string | null>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const isSignedOut = refusalOf(lists.error) === 'UNAUTHORIZED';
  const shown = isSignedOut ? undefined : lists.data;
  // Lists may have been removed since, here or in another tab.
  const joined = ticked.filter((id) => shown?.some((line) => line.id === id));
  const reviews = useReviews();
  const onRemove = useFocusAfterRemoval(lists.data);
  const [typed, setTyped] = useState<TypedDraft | null>(null);
  const upload = useUpload((roster) => {
    void askAgain(queries, trpc.rosters.list.queryKey());
    queries.setQueryData(trpc.rosters.get.queryKey({ roster: roster.id }), roster);
    reviews.forget(roster.id);
    setOpened(roster.id);
  });
  const edit = async (id: string) => {
    const { name, typed: units } = await queries.fetchQuery(trpc.rosters.get.queryOptions({ roster: id }));
    if (units !== null) setTyped({ id, name, units });
  };
  const tick = (id: string, isOn: boolean) =>
    setTicked(isOn ? [...ticked, id] : ticked.filter((other) => other !== id));
  return (
    <div className="wrap py-10 grid gap-8">
      <PageHead back={back} />
      <NoAnswer lists={lists} />
      {isSignedOut ? null : <DropZone isBusy={upload.isBusy} onFiles={(files) => upload.send(files)} />}
      {shown && typed === null ? <TypeIn onStart={() => setTyped({ id: null, name: '', units: [] })} /> : null}
      {shown && typed !== null ? (
        <Suspense fallback={<MapLoading />}>
          <TypedSection
            key={typed.id ?? ''}
            {...{ system, back }}
            draft={typed}
            onClose={() => setTyped(null)}
            onSaved={(roster) => {
              queries.setQueryData(trpc.rosters.get.queryKey({ roster: roster.id }), roster);
              reviews.forget(roster.id);
              setTyped(null);
            }}
          />
        </Suspense>
      ) : null}
      <UploadProblems problems={upload.problems} />
      {shown ? (
        <Kept
          lines={shown}
          {...{ opened, setOpened, ticked, tick, reviews, onRemove }}
          onEdit={(id) => void edit(id)}
          onReplace={(id, file) => upload.send([file], id)}
        />
      ) : null}
      {joined.length > 0 ? <JoinPreview rosters={joined} reviews={reviews} /> : null}
    </div>
  );
}

function PageHead({ back }: Pick<ArmiesPageProps, 'back'>) {
  return (
    <div>
      <h1>{armiesText.title}</h1>
      <p className="ink2 mt-2 text-base">{armiesText.says}</p>
      {back === null ? null : (
        <p className="mt-3">
          <ButtonLink href={`/c/${back}`}>
            <Icon of={ArrowLeft} size={17} /> {armiesText.back}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function NoAnswer({ lists: { data, error, refetch } }: { readonly lists: UseQueryResult<unknown, unknown> }) {
  if (!error) return null;
  const Refused = refusalOf(error) === 'UNAUTHORIZED' && data ? SessionOver : Problem;
  return <Refused error={error} retry={() => void refetch()} />;
}

function TypeIn({ onStart }: { readonly onStart: () => void }) {
  return (
    <div>
      <Button onClick={onStart}>
        <Icon of={Keyboard} size={17} /> {armiesText.typed.open}
      </Button>
    </div>
  );
}

function UploadProblems({ problems }: Pick<ReturnType<typeof useUpload>, 'problems'>) {
  return problems.map(({ fileName, says }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two files may share their names
    <Notice key={i} kind="danger" live>
      <b>{armiesText.problem(fileName)}</b> {says}
    </Notice>
  ));
}

interface KeptProps {
  readonly lines: readonly RosterLine[];
  readonly opened: string | null;
  readonly setOpened: (id: string | null) => void;
  readonly ticked: readonly string[];
  readonly tick: (id: string, isOn: boolean) => void;
  readonly reviews: Reviews;
  readonly onRemove: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onReplace: (id: string, file: File) => void;
}

function Kept({ lines, opened, setOpened, ticked, tick, reviews, onRemove, onEdit, onReplace }: KeptProps) {
  if (lines.length === 0) return <Empty title={armiesText.empty.title}>{armiesText.empty.says}</Empty>;
  return (
    <section className="paper" aria-labelledby="kept">
      <h2 id="kept" className="section-title">
        {armiesText.kept}
      </h2>
      <ul>
        {lines.map((line) => {
          const isOpen = line.id === opened;
          return (
            <li key={line.id} className="border-b border-rule py-2">
              <div className="row min-h-11">
                <label className="grid place-items-center -ml-3 size-11">
                  <input
                    type="checkbox"
                    className="check-box"
                    aria-label={armiesText.join.tick(line.name)}
                    checked={ticked.includes(line.id)}
                    onChange={(event) => tick(line.id, event.target.checked)}
                  />
                </label>
                <span className="grow">
                  <b className="text-base font-semibold">{line.name}</b>{' '}
                  <span className="muted">{armiesText.from(line.fileName, dayAndTime(new Date(line.createdAt)))}</span>
                </span>
                <Button
                  size="small"
                  aria-expanded={isOpen}
                  aria-label={armiesText.open(line.name)}
                  onClick={() => setOpened(isOpen ? null : line.id)}
                >
                  {armiesText.review.title}
                </Button>
                <RemoveList line={line} onRemove={() => onRemove(line.id)} />
              </div>
              <ListActions line={line} onEdit={() => onEdit(line.id)} onReplace={(file) => onReplace(line.id, file)} />
              {isOpen ? <RosterReview roster={line.id} reviews={reviews} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
