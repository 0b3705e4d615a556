interface SealCountProps {
  readonly sealed: number;
  readonly asked: number;
  /** The same in words. */
  readonly says: string;
}

/** More than so many dots say less than a number, and leave no room for what stands beside them. */
const MOST_DOTS = 12;

/** One dot for each seat that is asked, the sealed ones filled and first: how many, not who. Of many seats the number. */
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
