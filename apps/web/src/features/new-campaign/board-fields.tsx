import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { BoardProps } from './door.ts';

interface BoardFieldsProps extends Pick<BoardProps, 'choices'> {
  readonly children: ReactNode;
}

/** The game's fields for the board, in their place on the form, while the form asks for them. */
export function BoardFields({ choices, children }: BoardFieldsProps) {
  return choices === null ? null : createPortal(<section className="map-choice">{children}</section>, choices);
}
