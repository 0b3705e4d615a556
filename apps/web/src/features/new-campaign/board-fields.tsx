import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { BoardProps } from './door.ts';

interface BoardFieldsProps extends Pick<BoardProps, 'choices'> {
  readonly children: ReactNode;
}

/** What is chosen of a board, in its place on the form, while the form asks for it. */
export function BoardFields({ choices, children }: BoardFieldsProps) {
  return choices === null ? null : createPortal(<section className="map-choice">{children}</section>, choices);
}
