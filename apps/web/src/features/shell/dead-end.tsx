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
    /** Null: the sentence is on its way. */
    readonly says: string | null;
  };
  /** Where the way on leads. */
  readonly href: string;
  readonly as?: 'h1' | 'h2';
}

/** Nothing for this reader here: why, and the one way on. */
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
