'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { ChevronRight, Pencil } from 'lucide-react';
import type { ComponentType } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { useWriteUpList } from './use-write-ups.ts';

interface WriteUpListProps {
  /** Opens the page of a topic. */
  readonly show: (topic: string) => void;
  /** The game's name for a topic without a write-up. */
  readonly ToWrite: ComponentType<{ readonly topic: string; readonly round: number | null }>;
}

/** All write-ups that the reader may read, the newest first, and battles without one. */
export function WriteUpList({ show, ToWrite }: WriteUpListProps) {
  const { letterOf, seatName, door } = useCampaignPlace();
  const { data } = useWriteUpList();
  if (data === undefined) return null;
  const { writeUps, toWrite } = data;
  const roundIn = (round: number | null) => (round === null ? null : door.text.round(round).toLowerCase());
  return (
    <section className="write-up-list" aria-label={writeUpText.section}>
      <h3>{writeUpText.section}</h3>
      {writeUps.length + toWrite.length === 0 ? <p className="muted">{writeUpText.none}</p> : null}
      <ul>
        {toWrite.map(({ topic, round }) => (
          <li key={topic}>
            <button type="button" onClick={() => show(topic)}>
              <Icon of={Pencil} size={18} />
              <span className="grow">
                <b>
                  <ToWrite topic={topic} round={round} />
                </b>{' '}
                <small>{writeUpText.toWriteSays}</small>
              </span>
              <Icon of={ChevronRight} size={18} />
            </button>
          </li>
        ))}
        {writeUps.map(({ topic, seat, title, round, pictures, isUndone }) => (
          <li key={`${topic} ${seat}`}>
            <button type="button" onClick={() => show(topic)}>
              <SeatSwatch seat={letterOf(seat)} width={26} height={18} />
              <span className="grow">
                <b>{title === '' ? writeUpText.untitled(seatName(seat)) : title}</b>{' '}
                <small>
                  {[seatName(seat), writeUpText.line(roundIn(round), pictures), isUndone ? writeUpText.undone : '']
                    .filter((part) => part !== '')
                    .join(', ')}
                </small>
              </span>
              <Icon of={ChevronRight} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
