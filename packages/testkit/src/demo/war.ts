import { momentsOf } from './moments.ts';
import type { Moment } from './script.ts';
import { turnOne } from './turn-1.ts';
import { turnTwo } from './turn-2.ts';
import { turnThree } from './turn-3.ts';
import { turnFour } from './turn-4.ts';
import { turnFive } from './turn-5.ts';

/** The war of the demo, up to the point where visitors take over. */
export const WAR: readonly Moment[] = [turnOne, turnTwo, turnThree, turnFour, turnFive].flatMap(momentsOf);
