import type { ComponentProps } from 'react';

/** What a button is for. */
const KINDS = {
  plain: 'btn',
  /** What the form, dialog or page is there for. */
  main: 'btn ink',
  /** Leaves things as they are, or matters less than what stands beside it. */
  quiet: 'btn quiet',
  danger: 'btn danger',
  /** On the dark bar and the dark head of the start page. */
  lacquer: 'btn outline-lacquer',
  lacquerMain: 'btn inverse',
  /** An icon alone; it needs an `aria-label`. */
  icon: 'icon-btn',
  /** Within a text or a list. */
  link: 'link-btn',
} as const;

export interface ButtonLook {
  readonly kind?: keyof typeof KINDS | undefined;
  readonly size?: 'small' | 'large' | undefined;
  /** Where it stands. */
  readonly className?: string | undefined;
}

/** For elements that look like a button but are not one: links, labels, summaries. */
export const buttonClass = ({ kind = 'plain', size, className }: ButtonLook = {}): string =>
  [KINDS[kind], size, className].filter((name) => name !== undefined).join(' ');

export function Button({ kind, size, className, ...button }: ComponentProps<'button'> & ButtonLook) {
  return <button type="button" {...button} className={buttonClass({ kind, size, className })} />;
}
