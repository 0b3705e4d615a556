interface SealCountProps {
  readonly sealed: number;
  readonly asked: number;
  /** The same in words. */
  readonly says: string;
}

/** More dots than this say less than a number, and leave no room for their neighbours. */
const MOST_DOTS = 12;

/**
 * One dot for each seat that owes a sheet, the sealed ones filled and first: how many, not who. For many seats the
 * number.
 */
export function SealCount({ sealed, asked, says }: SealCountProps) {
  if (asked > MOST_DOTS) {
    return (
      <>
        <span className={sealed > 0 ? 'dot sealed' : 'dot'} /> {says}
      </>
    );
  }
  return Array.from({ length: asked }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dots are counted, not named
    <span key={i} className={i < sealed ? 'dot sealed' : 'dot'} />
  ));
}
