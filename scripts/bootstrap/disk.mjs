import * as fs from 'node:fs/promises';
import { Stop, sentences } from './messages.mjs';

/** "Disk full" in the words of the system and of PostgreSQL, by code or in words. */
const FULL = /ENOSPC|EDQUOT|no space left on device|^53100$|check free disk space/i;

/** Stops when fewer than this many megabytes are free in the folder. */
export async function requireDisk(folder, megabytes) {
  // Node before 18.15 cannot check; a full disk then shows when it is hit.
  if (fs.statfs === undefined) return;
  const { bavail, bsize } = await fs.statfs(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < megabytes) throw new Stop(sentences.notEnoughDisk(folder, megabytes, free));
}

/**
 * The sentence for the output of a program or an error of the system if it is one of the known causes, otherwise null.
 */
export function plainCause(text, what) {
  if (FULL.test(text)) return sentences.diskFull;
  if (/EACCES|EPERM|EROFS|permission denied/i.test(text)) return sentences.notPermitted(what);
  return null;
}
