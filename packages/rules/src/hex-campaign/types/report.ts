import type { Parsed } from '../../kernel/index.ts';
import type { report, reportedCaptives, reportedUnit } from '../schemas/report.ts';

/** A unit as a report tells of it: all but what only its owner's book-keeping knows. */
export type ReportedUnit = Parsed<typeof reportedUnit>;

/** Captives that an army holds, by their owner. */
export type ReportedCaptives = Parsed<typeof reportedCaptives>;

/**
 * What somebody learned of one thing of another player's: a snapshot of the moment, complete and never brought up to
 * date. HEX-SPY-13.
 */
export type Report = Parsed<typeof report>;
