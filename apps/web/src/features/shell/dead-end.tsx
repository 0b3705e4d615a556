import { buttonClass } from '../kit/button.tsx';
import { Empty } from '../kit/notice.tsx';
import { QuietLink } from './frame.ts';

export interface DeadEndText {
  readonly title: string;
  readonly says: string;
  readonly action: string;
}

interface DeadEndProps {
  readonly text: Omit<DeadEndText, 'says'> & {
    /** Null: the sentence is loading. */
    readonly says: string | null;
  };
  /** The destination of the link. */
  readonly href: string;
  readonly as?: 'h1' | 'h2';
}

/** Nothing here for this reader: why, with one link. */
export function DeadEnd({ text: { title, says, action }, href, as = 'h2' }: DeadEndProps) {
  return (
    <Empty
      as={as}
      title={title}
      action={
        <QuietLink className={buttonClass({ kind: 'main' })} href={href}>
          {action}
        </QuietLink>
      }
    >
      {says}
    </Empty>
  );
}
