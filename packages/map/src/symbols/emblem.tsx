import type { ReactElement, SVGProps } from 'react';

interface EmblemProps extends SVGProps<SVGSVGElement> {
  /** What a screen reader says; without it the drawing is decoration beside words. */
  readonly label: string | undefined;
}

/** A drawing of its own: an image with a name, or nothing at all to those who do not see it. */
export function Emblem({ label, ...svg }: EmblemProps): ReactElement {
  return <svg role="img" aria-label={label} aria-hidden={label === undefined} {...svg} />;
}
