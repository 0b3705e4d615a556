import { z } from 'zod';

/** Characters that turn the text around them. */
const TURNING = '\\u202a-\\u202e\\u2066-\\u2069';
/** Invisible characters that no writing needs. Joiners are not among them: some letters and many emoji are made with them. */
const UNSEEN = '\\u200b\\u2060-\\u2065\\u206a-\\u206f\\ufeff\\ufff9-\\ufffb';

const UNWANTED = new RegExp(`[${TURNING}${UNSEEN}\\p{Cs}]|[^\\P{Cc}\\t\\n]`, 'gu');
const PLAIN = new RegExp(`^[^${TURNING}\\p{Cs}\\0]*$`, 'u');

/** A text of an archive: nothing in it turns other text. */
export const plainText = (longest: number) => z.string().max(longest).regex(PLAIN);

/** A text that somebody typed, without what turns the text around it and without invisible controls. */
export const madePlain = (text: string): string => text.replaceAll(UNWANTED, '');

/** The same without blanks around it: as it is stored. */
export const typedText = (text: string): string => madePlain(text).trim();
