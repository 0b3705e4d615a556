import * as fs from 'node:fs/promises';
import { Stop, sentences } from './messages.mjs';

/** As the system says it, and as PostgreSQL does, by its code or in words. */
const FULL = /ENOSPC|EDQUOT|no space left on device|^53100$|check free disk space/i;

/** Stops when fewer than so many megabytes are free where the folder lies. */
export async function requireDisk(folder, megabytes) {
  // Node before 18.15 cannot ask; a full disk is then noticed when it is hit.
  if (fs.statfs === undefined) return;
  const { bavail, bsize } = await fs.statfs(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < megabytes) throw new Stop(sentences.notEnoughDisk(folder, megabytes, free));
}

/** The sentence for what a program printed or the system said when it is one of the plain causes, else null. */
export function plainCause(text, what) {
  if (FULL.test(text)) return sentences.diskFull;
  if (/EACCES|EPERM|EROFS|permission denied/i.test(text)) return sentences.notPermitted(what);
  return null;
}
