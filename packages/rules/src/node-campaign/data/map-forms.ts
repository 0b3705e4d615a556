import type { MapForm } from '../../kernel/index.ts';

/** The files of other programs that a star map can be read from, and those that it can be written to. */
export const GRAPH_FORMS = [
  { id: 'graphml', endings: ['graphml', 'xml'], isRead: true, isWritten: true },
  { id: 'node-link', endings: ['json'], isRead: true, isWritten: true },
  { id: 'dot', endings: ['dot', 'gv'], isRead: true, isWritten: false },
] as const satisfies readonly MapForm[];
export type GraphForm = (typeof GRAPH_FORMS)[number]['id'];
export type WrittenGraphForm = Extract<(typeof GRAPH_FORMS)[number], { readonly isWritten: true }>['id'];
