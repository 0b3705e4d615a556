'use client';
import { createContext, useContext } from 'react';
import type { PageReader } from '../../../server/page-reader.ts';

const ReaderContext = createContext<PageReader | null>(null);
export const ReaderProvider = ReaderContext.Provider;

/** The reader of the page, for its menus; null: not known yet. */
export const useReader = (): PageReader | null => useContext(ReaderContext);
