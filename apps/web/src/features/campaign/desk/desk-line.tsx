import { dayAndTime, type GameText } from '@sealed-orders/text';
import { deskLogText } from '@sealed-orders/text/pages/desk-log';
import { type ReactNode, Suspense } from 'react';
import type { Outputs } from '../../api/client.ts';
import type { Seen } from '../../campaign-data/campaign-data.ts';
import { useDeedDoor } from '../../game-deeds.ts';
import { deedWords, reasonWords } from './deed-words.ts';

type Line = Outputs['desk']['log'][number];

interface LineProps {
  readonly line: Line;
  readonly text: GameText;
  readonly seatName: (seat: string) => string;
  /** The campaign as the reader knows it now, for the names of things; undefined: not yet loaded. */
  readonly seen: Seen | undefined;
  /** Whether the game has phases; if not, all orders count on arrival. */
  readonly isByPhase?: boolean;
  /** The zone of the times; undefined: the reader's. */
  readonly zone?: string | undefined;
}

/** When a deed was done, and in which phase. */
export function DeskTime({ line: { at, during }, text, className, zone }: TimeProps) {
  return (
    <time className={className} dateTime={at}>
      {dayAndTime(new Date(at), zone)}
      {during === null ? null : <span className="muted"> ({text.where(during)})</span>}
    </time>
  );
}

interface TimeProps extends Pick<LineProps, 'line' | 'text' | 'zone'> {
  readonly className?: string;
}

/** One deed: who did what, in full, and why. */
export function DeskLine({ line, text, seatName, seen, isByPhase = true, zone }: LineProps): ReactNode {
  const deed = deedWords(line, seatName, isByPhase);
  const says = line.deed === 'resume' && !isByPhase ? deed : withFacts(deed, line, { text, isByPhase, zone });
  return (
    <>
      {seen === undefined || line.events.length === 0 ? (
        says
      ) : (
        <Suspense fallback={says}>
          <InTheGame line={line} says={says} seen={seen} />
        </Suspense>
      )}{' '}
      <span className="ink2">{reasonWords(line)}</span>
      {line.isUndone ? <b> {deskLogText.undone}</b> : null}
    </>
  );
}

interface InTheGameProps {
  readonly line: Line;
  readonly says: string;
  readonly seen: Seen;
}

/** A ruling, or an order given for a seat, in the words of the game. */
function InTheGame({ line, says, seen }: InTheGameProps): ReactNode {
  const said = useDeedDoor(seen.system).says(seen, line.events);
  return line.deed === 'rule' && line.by !== null
    ? deskLogText.ruled(says, line.by, said)
    : deskLogText.given(says, said);
}

/** What names the phase or the day that a deed is about. */
function phaseWords(deed: Line['deed'], isByPhase: boolean): (line: string, where: string) => string {
  if (deed === 'rewind') return isByPhase ? deskLogText.opening : deskLogText.beginning;
  return deed === 'branch' && !isByPhase ? deskLogText.asItWas : deskLogText.where;
}

interface Telling extends Pick<LineProps, 'text' | 'zone'> {
  readonly isByPhase: boolean;
}

/** The sentence with what was changed, from what to what. */
function withFacts(says: string, { deed, facts }: Line, { text, isByPhase, zone }: Telling): string {
  switch (facts?.of) {
    case undefined:
      return says;
    case 'deadline':
      if (facts.from !== null && facts.to !== null) return deskLogText.moved(says, facts.from, facts.to, zone);
      return deskLogText.resumed(says, facts.to, zone);
    case 'pace':
      return deskLogText.pace(says, facts.from, facts.to, text);
    case 'phase': {
      const { round, phase } = facts;
      return phaseWords(deed, isByPhase)(says, phase === null ? text.issue(round ?? 0) : text.where({ round, phase }));
    }
    case 'sheet':
      return deskLogText.sheet[facts.orders](says);
    case 'meeting':
      return deskLogText.meeting(says, facts.at, zone);
    case 'text':
      if (facts.text !== '') return deskLogText.about(says, facts.text);
      return deed === 'headline' ? deskLogText.taken(says) : says;
  }
}
