import { talkText } from '@sealed-orders/text/pages/talk';
import type { ReactNode } from 'react';

interface TalkLineProps {
  readonly sign: ReactNode;
  readonly name: string;
  /** Who that is; null: nobody. */
  readonly people: string | null;
  /** The last message, or that there is none. */
  readonly says: string;
  readonly unread: number;
  readonly onOpen: () => void;
}

/** A conversation in the list of them. */
export function TalkLine({ sign, name, people, says, unread, onOpen }: TalkLineProps) {
  return (
    <li className="touched">
      <button type="button" onClick={onOpen}>
        {sign}
        <span className="min-w-0">
          <span className="name">{name}</span> {people === null ? null : <span className="sub">{people}</span>}
          <span className="sub talk-last">{says}</span>
        </span>
        {unread > 0 ? <span className="chip warn">{talkText.unread(unread)}</span> : <span />}
      </button>
    </li>
  );
}
