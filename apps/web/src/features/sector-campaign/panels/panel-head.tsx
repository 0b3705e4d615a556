import { siteText } from '@sealed-orders/text/pages/site';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Shortened } from '../../campaign/shortened.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useSectorPlace } from '../sector-context.ts';

interface SelectionHeadProps {
  readonly picture: ReactNode;
  readonly eyebrow: string;
  readonly title: string;
  readonly says: ReactNode;
}

/** The selection: picture, place, name and kind, and the button that clears it. */
export function SelectionHead({ picture, eyebrow, title, says }: SelectionHeadProps) {
  const { select } = useSectorPlace();
  return (
    <div className="unit-head">
      {picture}
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2>{title}</h2>
        <p className="kind empty:hidden">{says}</p>
      </div>
      <Button kind="icon" aria-label={siteText.close} onClick={() => select(null)}>
        <Icon of={X} size={18} />
      </Button>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One fact of a list of facts. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>
        <Shortened>{name}</Shortened>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
