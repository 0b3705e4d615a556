import { expect, type Locator } from '@playwright/test';
import { deskText } from '@sealed-orders/text/pages/desk';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { asking, type Deed } from './desk-walk.ts';

const { line, deeds } = deskText;

/** The name of a seeded war's referee. */
export const REFEREE = 'referee';

export const says = (words: string | RegExp) => (desk: Locator) => expect(desk).toContainText(words);

/** Everything that both desks do with the clock, in a sequence in which each works; the phase ends a day later. */
export const clockDeeds: readonly Deed[] = [
  asking({
    open: deeds.extend.open,
    action: deeds.extend.action,
    reason: 'Azure asked for time.',
    line: line.extend(REFEREE, 2 * 1440),
    choose: async (dialog) => void (await dialog.getByLabel(deskText.by).selectOption(deskText.span(2 * 1440))),
    shows: says(/in 2 days \d+ h/),
  }),
  asking({
    open: deeds['bring-forward'].open,
    action: deeds['bring-forward'].action,
    reason: 'Azure has it now.',
    line: line['bring-forward'](REFEREE, 1440),
    choose: async (dialog) => void (await dialog.getByLabel(deskText.by).selectOption(deskText.span(1440))),
    shows: says(/in 1 day \d+ h/),
  }),
  asking({
    open: deeds.pause.open,
    action: deeds.pause.action,
    reason: 'The club is closed.',
    line: line.pause(REFEREE),
    shows: says(refereeText.pausedBecause.desk),
  }),
  asking({
    open: refereeText.resume,
    action: refereeText.resume,
    reason: 'The club is open again.',
    line: line.resume(REFEREE),
    shows: says(/in 1 day \d+ h/),
  }),
];
