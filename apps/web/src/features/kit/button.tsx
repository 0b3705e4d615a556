import type { ComponentProps } from 'react';

/** The purpose of a button. */
const KINDS = {
  plain: 'btn',
  /** The main action of the form, dialog or page. */
  main: 'btn ink',
  /** Cancels, or matters less than its neighbour. */
  quiet: 'btn quiet',
  danger: 'btn danger',
  /** On the dark bar and the dark head of the start page. */
  lacquer: 'btn outline-lacquer',
  lacquerMain: 'btn inverse',
  /** An icon only; it needs an `aria-label`. */
  icon: 'icon-btn',
  /** Within a text or a list. */
  link: 'link-btn',
} as const;

export interface ButtonLook {
  readonly kind?: keyof typeof KINDS | undefined;
  readonly size?: 'small' | 'large' | undefined;
  /** Where it is placed. */
  readonly className?: string | undefined;
}

/** For elements that look like a button but are not one: links, labels, summaries. */
export const buttonClass = ({ kind = 'plain', size, className }: ButtonLook = {}): string =>
  [KINDS[kind], size, className].filter((name) => name !== undefined).join(' ');

export function Button({ kind, size, className, ...button }: ComponentProps<'button'> & ButtonLook) {
  return <button type="button" {...button} className={buttonClass({ kind, size, className })} />;
}
