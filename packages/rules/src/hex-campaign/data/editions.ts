import { lookup, present } from '../../kernel/index.ts';

/** Rules that changed after campaigns had been played by them. */
interface Changed {
  /** HEX-QB-01: whose word lets dice decide: both sides', or that of all who fight. */
  readonly quickWord: 'sides' | 'fighters';
  /** HEX-BMOV-08: when an alliance calls off a battle that its partners have not fought yet. */
  readonly alliesCallOff: 'never' | 'when-due' | 'at-once';
  /** HEX-TURN-13: whether a referee can overrule a settled battle: the state keeps what it changed. */
  readonly keepsSettled: boolean;
  /** HEX-TBL-38: whether the captor is asked about captives who found no way out (HEX-WD-09). */
  readonly asksAfterFlight: boolean;
  /** HEX-BORD-12: of which Supports their owners read that they supported a battle: all, or those that could help in it. */
  readonly tellsSupport: 'all' | 'able';
}

/** A campaign keeps the edition that it began with, and its log replays to the same hashes. */
const CHANGED: Readonly<Record<string, Changed>> = {
  '1': {
    quickWord: 'sides',
    alliesCallOff: 'never',
    keepsSettled: false,
    asksAfterFlight: false,
    tellsSupport: 'all',
  },
  '2': {
    quickWord: 'fighters',
    alliesCallOff: 'when-due',
    keepsSettled: false,
    asksAfterFlight: false,
    tellsSupport: 'all',
  },
  '3': {
    quickWord: 'fighters',
    alliesCallOff: 'at-once',
    keepsSettled: true,
    asksAfterFlight: true,
    tellsSupport: 'all',
  },
  '4': {
    quickWord: 'fighters',
    alliesCallOff: 'at-once',
    keepsSettled: true,
    asksAfterFlight: true,
    tellsSupport: 'able',
  },
};

/** The oldest first. */
export const EDITIONS = ['1', '2', '3', '4'] as const;

/** The edition of new campaigns. */
export const EDITION = '4';

/** What holds in a campaign of an edition. */
export const changedIn = (edition: string): Changed => present(lookup(CHANGED, edition), 'an edition of the rules');
