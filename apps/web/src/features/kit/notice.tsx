import { CircleCheck, Info, Map as MapSheet, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: OctagonAlert } as const;

interface NoticeProps {
  readonly kind: keyof typeof ICONS;
  readonly children: ReactNode;
  /** Read aloud when it appears. */
  readonly live?: boolean;
}

/** A fact in bold, then its meaning. Each kind has its own sign besides its colour. */
export function Notice({ kind, children, live = false }: NoticeProps) {
  const role = live ? (kind === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={`note ${kind}`} role={role}>
      <Icon of={ICONS[kind]} size={17} />
      <div>{children}</div>
    </div>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly failed?: boolean;
  readonly action?: ReactNode;
  readonly as?: 'h1' | 'h2';
}

/** An empty place says when it will fill; a failed one says what is safe and what to do. */
export function Empty({ title, children, failed = false, action, as: Title = 'h2' }: EmptyProps) {
  return (
    <div className={failed ? 'empty failed' : 'empty'} role={failed ? 'alert' : undefined}>
      <Icon of={failed ? OctagonAlert : MapSheet} size={24} />
      <Title className="text-lg">{title}</Title>
      <p>{children}</p>
      {action}
    </div>
  );
}
