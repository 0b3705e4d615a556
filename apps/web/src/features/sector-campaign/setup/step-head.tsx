import { SETUP_PHASES } from '@sealed-orders/rules/sector-campaign';
import { stepText } from '@sealed-orders/text/sector-campaign/setup';
import type { ReactNode } from 'react';
import { useSectorPlace } from '../sector-context.ts';

const STEPS: readonly string[] = SETUP_PHASES;

interface HeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The head of a step in which this reader has to decide. */
export const TurnHead = (props: HeadProps) => <Head className="turn-head" {...props} />;
/** The head of a step in which others have to decide. */
export const PlainHead = (props: HeadProps) => <Head className="plain-head" {...props} />;

function Head({ className, title, children = null }: HeadProps & { readonly className: string }) {
  const { phase } = useSectorPlace().view.board;
  const step = STEPS.indexOf(phase) + 1;
  return (
    <header className={className}>
      <div className="grow">
        {step === 0 ? null : <p>{stepText.of(step, STEPS.length)}</p>}
        <h2>{title}</h2>
        {children === null ? null : <p>{children}</p>}
      </div>
    </header>
  );
}
