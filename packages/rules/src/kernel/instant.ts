/** A moment in UTC, ISO 8601 with milliseconds: `2026-11-21T20:00:00.000Z`. Sorts as text. */
export type Instant = string;

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * When a clock input is due. The rules name local time and the host turns it into an instant, since only the host
 * knows the offsets of a time zone: `next` is the first of the weekdays at that wall-clock time after `after`.
 */
export type Due =
  | { readonly kind: 'at'; readonly at: Instant }
  | { readonly kind: 'after'; readonly after: Instant; readonly seconds: number }
  | {
      readonly kind: 'next';
      readonly after: Instant;
      readonly weekdays: readonly Weekday[];
      /** `HH:MM`, wall-clock time in `zone`. */
      readonly time: string;
      /** IANA name: `Europe/Berlin`. */
      readonly zone: string;
    };
