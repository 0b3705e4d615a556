import type { ReactElement } from 'react';

/** What changes for a side: it meets an enemy, gets a hex, or loses something. */
export const CHANGE_SIGNS = ['contact', 'claim', 'loss'] as const;
export type ChangeKind = (typeof CHANGE_SIGNS)[number];

/** In a box of 16 by 16. */
const SIGNS: Readonly<Record<ChangeKind, string>> = {
  contact: 'M4.5 4.5L11.5 11.5M11.5 4.5L4.5 11.5',
  claim: 'M5 13V3.2L12 5.4L5 7.8',
  loss: 'M4 8H12',
};

/** The sign alone, about its middle. */
export const ChangeShape = ({ kind }: { readonly kind: ChangeKind }): ReactElement => (
  <g className={`change-sign ${kind}`}>
    {kind === 'contact' ? (
      <path className="rim" d="M8 0.4L15.6 8L8 15.6L0.4 8Z" />
    ) : kind === 'claim' ? (
      <circle className="rim" cx={8} cy={8} r={7.4} />
    ) : (
      <rect className="rim" x={0.8} y={0.8} width={14.4} height={14.4} rx={1} />
    )}
    <path className="sign" d={SIGNS[kind]} />
  </g>
);

/** The sign beside its word, in a key to the map. */
export const ChangeSign = ({ kind }: { readonly kind: ChangeKind }): ReactElement => (
  <svg viewBox="-1 -1 18 18" width={18} height={18} aria-hidden="true">
    <ChangeShape kind={kind} />
  </svg>
);
