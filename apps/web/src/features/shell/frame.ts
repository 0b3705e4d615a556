'use client';
export { QuietLink } from '../kit/quiet-link.tsx';
export { ReaderProvider } from '../session/reader.ts';
/** What the frame of every page is made of. The layout of all pages loads it, so that no page brings it again. */
export { AccountMenu } from './account-menu.tsx';
export { Brand } from './brand.tsx';
export { Crashed } from './crashed.tsx';
export { DeskLink } from './desk-link.tsx';
