'use client';
export { QuietLink } from '../kit/quiet-link.tsx';
export { ReaderProvider } from '../session/reader.ts';
/** The code of every page's frame. The common layout loads it, so that no page loads it again. */
export { AccountMenu } from './account-menu.tsx';
export { Bell } from './bell.tsx';
export { Brand } from './brand.tsx';
export { Crashed } from './crashed.tsx';
export { DeskLink } from './desk-link.tsx';
