import { z } from 'zod';

/** Characters that reverse the text around them. */
const TURNING = '\\u202a-\\u202e\\u2066-\\u2069';
const ALL_TURNING = new RegExp(`[${TURNING}]`, 'gu');
const PLAIN = new RegExp(`^[^${TURNING}\\p{Cs}\\0]*$`, 'u');

/** A text of an archive: nothing in it reverses other text. */
export const plainText = (longest: number) => z.string().max(longest).regex(PLAIN);

/** The text as an archive may have it. Joiners stay: some letters and many emoji are made with them. */
export const madePlain = (text: string): string => text.replaceAll(ALL_TURNING, '');
