import { type Field, lookup, type OrderClock, pairOf, partOf } from '@sealed-orders/rules/kernel';
import type { FieldText } from '../games.ts';
import { capital, counted, listed, plain } from '../sentence.ts';
import { duration } from '../times.ts';

/** Text for the form that creates a campaign. */
export const newCampaignText = {
  title: 'New campaign',
  signIn: {
    title: 'Sign in to start a campaign',
    says: 'The campaign will belong to your account. All you need to sign up is a name and a password. Then you’ll be back here.',
    action: 'Sign in or sign up',
  },
  stepsLabel: 'Steps',
  /** The name of a step, and the question it answers. */
  steps: {
    rules: () => ({ name: 'Rules', asks: 'What will you play?' }),
    seats: (hasMap: boolean) =>
      hasMap ? { name: 'Map and seats', asks: 'Where will you fight?' } : { name: 'Seats', asks: 'Who takes part?' },
    clock: () => ({ name: 'Clock', asks: 'How long does a phase last?' }),
    people: () => ({ name: 'People', asks: 'Who may watch and talk?' }),
    terms: () => ({ name: 'Terms', asks: 'Is this what you want?' }),
  } satisfies Readonly<Record<string, (hasMap: boolean) => { readonly name: string; readonly asks: string }>>,
  back: 'Back',
  onTo: (step: string): string => `Continue to ${step.toLowerCase()}`,
  seatList: (seats: readonly string[]): string => plain(listed(seats)),
  differs: 'Changes from the rules',
  differsNot: 'None. Every setting is as in the rules.',
  instead: (value: string, usual: string): string => `${value} (usually ${usual})`,
  afterwards: 'Next, you’ll invite players. They can read these terms in the lobby before they take a seat.',
  game: 'Game',
  name: 'Name',
  namePlaceholder: 'The Varn Salient',
  preset: 'Preset',
  start: 'How it begins',
  seats: 'Seats',
  seatName: (letter: string): string => `Name for seat ${letter}`,
  unnamedSeat: (place: number): string => `Seat ${place}`,
  alone: 'Nobody to play with yet?',
  seatNames: ['Azure', 'Madder', 'Ochre', 'Verdigris', 'Plum', 'Smalt', 'Umber', 'Rose', 'Bone', 'Lampblack'],
  addSeat: 'Add a seat',
  removeSeat: (name: string): string => `Remove seat: ${name}`,
  anyChoice: 'The player chooses',
  seatChoice: (choice: string, letter: string): string => `${choice} for seat ${letter}`,
  clock: 'Order clock',
  clocks: { none: 'No deadline', duration: 'Time limit', weekly: 'Days of the week', hourly: 'On the hour' },
  clockHints: {
    none: 'A phase closes when everyone has sealed.',
    duration: 'A phase closes when everyone has sealed, or this long after it opened.',
    weekly: 'A phase closes when everyone has sealed, or at this time on the next of these days.',
    hourly: 'A phase closes when everyone has sealed, or at the next of these hours. They are counted from midnight.',
  },
  durations: {
    3600: 'an hour',
    43200: '12 hours',
    86400: 'a day',
    172800: 'two days',
    259200: 'three days',
    604800: 'a week',
  },
  duration: 'Time for orders',
  times: {
    label: 'Time for each phase',
    same: 'The same for all',
    own: 'Different times',
    usual: 'as above',
  },
  phaseTime: (phase: string): string => `Time for ${phase}`,
  weekdays: 'Days',
  weekdayNames: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },
  weekdaysInFull: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  time: 'Time',
  hours: 'How often',
  everyHours: (hours: number): string => (hours === 1 ? 'Every hour' : `Every ${hours} hours`),
  zone: 'Time zone',
  visibility: 'Who may watch',
  visibilities: { unlisted: 'Unlisted', public: 'Public', private: 'Members only' },
  visibilityHints: {
    unlisted:
      'Anyone with the link can watch, without an account. The campaign isn’t on any of this site’s lists, and we ask search engines not to list it.',
    public: 'Anyone can watch, without an account. The campaign is on this site’s lists.',
    private:
      'Only its players, referees and spectators can watch. A player who gives up a seat needs a new invitation to come back.',
  },
  /** In a campaign's terms. */
  watchedBy: {
    unlisted: 'Anyone with the link, no account needed',
    public: 'Anyone, no account needed',
    private: 'Members only',
  },
  visibilitySaved: 'Saved.',
  spectators: 'Spectators see',
  /** `after`: how many rounds later they see everything in a round; null: not until the campaign is over. */
  spectatorsSee: (after: number | null): string =>
    after === null ? 'Public information only' : `Everything, ${counted(after, 'turn', 'turns')} later`,
  spectatorsHint:
    'Anyone can watch, and a player can watch under another name. So after that many full turns, anyone can find out what was secret. Anything more recent stays secret.',
  /** In games whose orders all count on arrival, day by day. */
  onArrival: {
    spectatorsSee: (after: number | null): string =>
      after === null ? 'Public information only' : `Everything, ${counted(after, 'day', 'days')} later`,
    spectatorsHint:
      'Anyone can watch, and a player can watch under another name. So after that many full days, anyone can find out what was secret. Anything more recent stays secret.',
  },
  /** Whether referees can read sealed orders before the phase closes. */
  sealedOrders: {
    name: 'Sealed orders',
    /** On the form for a new campaign. */
    choices: { shut: 'Nobody can read them', open: 'The referee can read them' },
    hints: {
      shut: 'Nobody else can read a sealed sheet until the phase closes, not even the referee.',
      open: 'A referee who isn’t playing can read sealed orders before the phase closes. Whenever they do, everyone sees whose orders they read, and why. You can’t change this later.',
    },
    /** In the terms of a campaign. */
    says: { shut: 'Nobody can read them before the phase closes', open: 'The referee can read sealed orders' },
  },
  settings: 'Settings',
  /** `byHand`: how many settings were changed on this form; `byPreset`: how many the preset changes. */
  settingsHint: (byHand: number, byPreset: number): string =>
    byHand > 0
      ? `${counted(byHand, 'setting', 'settings')} changed`
      : byPreset > 0
        ? 'As in the preset'
        : 'As in the rules',
  usual: (value: string): string => `Usually ${value}.`,
  partOf: (setting: string, part: string): string => `${setting}: ${part}`,
  least: (part: string): string => `${part}, at least`,
  most: (part: string): string => `${part}, at most`,
  rows: (setting: string): string => `${setting}: rows`,
  /** The time of a setting that also has a weekday. */
  timeOf: (setting: string): string => `${setting}: time`,
  noLimit: 'No limit',
  submit: 'Create campaign',
  busy: 'Creating',
  noName: 'Give the campaign a name.',
  refused:
    'The campaign was not created: these seats and settings don’t fit together. Check the number of seats, the map and the settings you changed.',
  rejected: {
    'clock-too-short': (seconds: number): string =>
      `The order clock is too short: give everyone at least ${counted(seconds, 'second', 'seconds')}.`,
    /** A value that a setting can't have. */
    setting: (name: string): string => `“${name}” can’t have this value. Choose another.`,
    'unknown-zone': (setting: string): string =>
      `This site doesn’t know the time zone in “${setting}”. Choose another.`,
    'seat-reserved': (name: string): string => `A seat can’t be called “${name}”. Choose another name.`,
    'seat-name-twice': (name: string): string => `Two seats are called “${name}”. Choose another name for one of them.`,
  },
  refusals: {
    'seat-held': 'Nothing was changed: a seat that you want to remove is taken. Ask its player to leave it first.',
    'not-in-lobby': 'The campaign has begun, so you can’t change its seats or map.',
    'too-many-campaigns': 'You already have 50 unfinished campaigns. Finish one of them first.',
  },
} as const;

const DURATIONS: Readonly<Record<number, string>> = newCampaignText.durations;
const WEEKDAYS: Readonly<Record<string, string>> = newCampaignText.weekdaysInFull;

const amountWords = (value: unknown): string => Number(value).toLocaleString('en-GB');
/** `America/New York`. */
export const zoneWords = (zone: string): string => zone.replaceAll('_', ' ');
const timeWords = (seconds: number): string => DURATIONS[seconds] ?? duration(seconds * 1000);

/**
 * When a phase closes: `A day for each phase`, `Sun at 21:00, Europe/London`; if some phases have their own time:
 * `A day for each phase, an hour for Air orders`.
 * @param phases the names of the game's phases by id, in the order of play
 */
export function clockWords(clock: OrderClock, phases: Readonly<Record<string, string>>): string {
  const { clocks, weekdayNames } = newCampaignText;
  switch (clock.mode) {
    case 'none':
      return clocks.none;
    case 'duration': {
      const own = Object.entries(phases).flatMap(([id, name]) => {
        const time = lookup(clock.phases ?? {}, id);
        return time === undefined ? [] : [`, ${timeWords(time)} for ${name}`];
      });
      return `${capital(timeWords(clock.seconds))} for each phase${own.join('')}`;
    }
    case 'weekly': {
      const days = plain(listed(clock.weekdays.map((day) => weekdayNames[day])));
      return `${days} at ${clock.time}, ${zoneWords(clock.zone)}`;
    }
    case 'hourly':
      return `${newCampaignText.everyHours(clock.hours)} from midnight, ${zoneWords(clock.zone)}`;
  }
}

/** `1 May 2031`. */
const dateWords = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(date),
  );

type ValueText = Pick<FieldText, 'values' | 'parts'>;

/** The value of a setting, in the words of the form: `yes`, `12,000`, `3 × 4`, `need a bridge`, `Sunday 19:00`. */
export function settingWords(field: Field, { values = {}, parts = {} }: ValueText, value: unknown): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'yes' : 'no';
    case 'choice':
      return values[String(value)] ?? String(value);
    case 'number':
      return amountWords(value);
    case 'limit':
      return value === null ? (values.none ?? 'none') : amountWords(value);
    case 'numbers':
      return field.keys.map((key) => `${lookup(parts, key) ?? key} ${amountWords(partOf(value, key))}`).join(', ');
    case 'date':
      return dateWords(String(value));
    case 'weekly': {
      const [weekday, time] = [String(partOf(value, 'weekday')), String(partOf(value, 'time'))];
      return `${lookup(WEEKDAYS, weekday) ?? weekday} ${time}`;
    }
    case 'zone':
      return zoneWords(String(value));
    case 'pair':
      return pairOf(value).join(' × ');
    case 'ranges':
      return field.keys
        .map((key) => `${lookup(parts, key) ?? key} ${pairOf(partOf(value, key)).join(' to ')}`)
        .join(', ');
    case 'choices': {
      const words = field.keys.map((key) => [lookup(parts, key) ?? key, String(partOf(value, key))] as const);
      const [first] = words;
      if (first !== undefined && words.every(([, chosen]) => chosen === first[1])) return values[first[1]] ?? first[1];
      return words.map(([name, chosen]) => `${name} ${values[chosen] ?? chosen}`).join(', ');
    }
    case 'text':
    case 'seat':
    case 'place':
    case 'counts':
      return String(value);
  }
}
