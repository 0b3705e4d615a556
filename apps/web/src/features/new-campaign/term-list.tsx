import type { TermRow } from './terms.ts';

/** Terms as a list of names and values. */
export function TermList({ rows }: { readonly rows: readonly TermRow[] }) {
  return (
    <dl className="terms">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
