import type { Parsed } from '../../kernel/index.ts';
import type { report, reportedCaptives, reportedUnit } from '../schemas/report.ts';

/** A unit in a report: everything except its owner's book-keeping. */
export type ReportedUnit = Parsed<typeof reportedUnit>;

/** Captives that an army holds, by their owner. */
export type ReportedCaptives = Parsed<typeof reportedCaptives>;

/**
 * Somebody's findings about one thing of another player's: a complete snapshot, never brought up to
 * date. HEX-SPY-13.
 */
export type Report = Parsed<typeof report>;
