import { expect, type Locator } from '@playwright/test';
import { outcomeText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { deskText } from '@sealed-orders/text/pages/desk';
import { deskBoardText, seeAsText } from '@sealed-orders/text/pages/desk-board';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { clockDeeds, REFEREE, says } from './clock-deeds.ts';
import { asking, type Deed } from './desk-walk.ts';
import { mapShown } from './views.ts';

const { line } = deskText;
const { ping, eyes, topics, truth } = deskBoardText;
const { opening } = absenceText;
const SEATS = ['azure', 'madder', 'ochre', 'verdigris'] as const;

/** A link, and what the page it leads to shows. Links with the same name are all followed. */
function leading(name: string | RegExp, there: (page: ReturnType<Locator['page']>) => Promise<void>): Deed {
  const does = async (desk: Locator): Promise<void> => {
    const page = desk.page();
    const links = desk.getByRole('link', { name, exact: true });
    for (const i of (await links.all()).keys()) {
      await links.nth(i).click();
      await expect(page).not.toHaveURL(/\/desk$/);
      await there(page);
      await page.goBack();
      await expect(links.nth(i)).toBeVisible();
    }
  };
  return { name, line: null, does };
}

const seenAs =
  (words: string) =>
  async (page: ReturnType<Locator['page']>): Promise<void> => {
    await mapShown(page);
    await expect(page.getByRole('region', { name: seeAsText.label })).toContainText(words);
  };

/**
 * What can be pressed on the desk over all campaigns about a war in which Azure has missed a phase and owes a sheet.
 */
export const boardDeeds = (war: string): readonly Deed[] => [
  leading(war, mapShown),
  leading(truth.open(war), mapShown),
  ...SEATS.map((seat) => leading(eyes.seat(seat), seenAs(seeAsText.seat(seat)))),
  leading(eyes.spectator, seenAs(seeAsText.spectator)),
  leading(deskBoardText.letters(1), mapShown),
  leading(seatRequestsText.list.chip(1), mapShown),
  {
    ...asking({
      open: ping.openFor('azure'),
      action: ping.action,
      reason: 'We wait for you.',
      line: line.ping(REFEREE, ['azure']),
      shows: says(/Pinged \d/),
    }),
    // The others' buttons do the same.
    name: new RegExp(`^(${SEATS.map(ping.openFor).join('|')})$`),
  },
  {
    ...asking({
      open: ping.all(4),
      action: ping.action,
      reason: 'Tonight it closes.',
      line: line.ping(REFEREE, ['madder', 'ochre', 'verdigris']),
      shows: (desk) => expect(desk.getByRole('button', { name: ping.all(4) })).toBeDisabled(),
    }),
    // As many as are missing then.
    name: /^Ping (all \d+ missing players|the missing player)$/,
  },
  {
    ...asking({
      open: opening.replaceOf('azure'),
      action: opening.action,
      reason: 'Not heard of since Monday.',
      line: line['open-seat'](REFEREE, ['azure']),
      shows: says(absenceText.open),
    }),
    name: new RegExp(`^(${SEATS.map(opening.replaceOf).join('|')})$`),
  },
  ...clockDeeds,
  asking({
    open: refereeText.closeNow,
    action: refereeText.closeNow,
    reason: 'We have waited long enough.',
    line: line.close(REFEREE),
    // A phase that is closed early is nobody's miss.
    shows: says(deskBoardText.missed(1)),
  }),
  leading(/^All \d+ entries$/, mapShown),
];

/** The same about a war with a battle that both sides report differently and one that nobody has reported. */
export const battleDeeds: readonly Deed[] = [topics.rule, topics.look].map((name) =>
  leading(name, (page) => expect(page.getByRole('complementary', { name: outcomeText.title })).toBeVisible()),
);

/** The same about a campaign in its lobby. */
export const lobbyDeeds: readonly Deed[] = [
  leading(deskBoardText.toLobby, (page) => expect(page.getByText(lobbyText.invite.title).first()).toBeVisible()),
];
