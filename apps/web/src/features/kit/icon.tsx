import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  readonly size?: number;
  readonly stroke?: number;
  readonly className?: string;
}

/** An icon beside words or in a labelled button: hidden from screen readers. */
export function Icon({ of: Sign, size = 16, stroke = 1.75, className }: IconProps) {
  return <Sign size={size} strokeWidth={stroke} className={className} aria-hidden />;
}
