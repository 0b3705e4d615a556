import type { ReactElement, SVGProps } from 'react';

interface EmblemProps extends SVGProps<SVGSVGElement> {
  /** Text for screen readers; without it the drawing is decorative. */
  readonly label: string | undefined;
}

/** A standalone drawing: an image with a name, or hidden from screen readers. */
export function Emblem({ label, ...svg }: EmblemProps): ReactElement {
  return <svg role="img" aria-label={label} aria-hidden={label === undefined} {...svg} />;
}
