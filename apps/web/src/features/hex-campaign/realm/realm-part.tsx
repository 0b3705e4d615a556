import type { ReactNode } from 'react';

interface RealmPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page under its title. */
export function RealmPart({ title, children }: RealmPartProps) {
  return (
    <section className="diplomacy-part" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
