import { counted } from '../sentence.ts';

/** Why a backup can't be made or restored, by the code of the fault. */
const FAULTS = {
  'no-backup': 'This is not a Sealed Orders backup, or the beginning of the file is damaged: choose another file.',
  damaged: 'The backup is damaged or incomplete, so nothing was restored: use another copy or an earlier backup.',
  newer: 'The backup was made by a newer version: update this copy of Sealed Orders, then restore again.',
  'not-empty':
    'The database is not empty, so nothing was restored: set DATABASE_URL to an empty database, or SEALED_ORDERS_DATA to a new folder.',
  'nothing-there': 'The database has no Sealed Orders tables: check DATABASE_URL or SEALED_ORDERS_DATA.',
} as const;

/** Text for the commands that back up and restore. */
export const backupText = {
  usage: 'usage: npm run backup -- <file, or - for standard output>',
  usageOfRestore: 'usage: npm run restore -- <file, or - for standard input>',
  faults: FAULTS,
  isThere: (file: string): string => `${file} already exists: choose another name, or move the file away.`,
  noFile: (file: string, why: string): string => `${file} cannot be read: ${why}.`,
  notWritten: (file: string, why: string): string => `The backup cannot be written to ${file}: ${why}.`,
  notMade: (why: string): string => `The database cannot be read (${why}), so no backup was made: check DATABASE_URL.`,
  notRestored: (why: string): string => `The database rejected the backup (${why}), so nothing was restored.`,
  made: (file: string, tables: number, rows: number): string =>
    `Backup written to ${file === '-' ? 'standard output' : file}: ${counted(rows, 'row', 'rows')} in ${counted(tables, 'table', 'tables')}. It contains every campaign’s secrets: keep it where no player can read it.`,
  restored: (rows: number): string => `Restored ${counted(rows, 'row', 'rows')}. Verifying all logs:`,
  differs:
    'The data is restored, but not all logs could be verified. This can also happen if this version plays a rule differently from the version that wrote the log.',
} as const;
