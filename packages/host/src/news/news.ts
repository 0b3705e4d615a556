import type { Instant, Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { HookSecret } from '../telling/hook-secret.ts';
import {
  type BellItem,
  type ListedLetter,
  type NewsChannel,
  type NewsChoice,
  type PushKeys,
  type StoredLetter,
  storedLetterSchema,
} from '../telling/news-types.ts';
import { createReceivers } from '../telling/receivers.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { UserId } from '../vocabulary/types.ts';
import { type Appointment, appointments } from './appointments.ts';
import { bell, bellCount, readBell } from './bell.ts';
import { calendarKey, type Deadline, deadlines, setCalendar } from './calendar.ts';
import { chooseNews, newsChoices, stopMail } from './choices.ts';
import { clearNews, type Delivered, type Desk, deliver, type Sending } from './deliver.ts';
import { addDevice, type Device, devices, type NewDevice, pushKeys, removeDevice } from './devices.ts';
import {
  addOwnHook,
  type NewOwnHook,
  type OwnHook,
  ownHooks,
  removeOwnHook,
  testOwnHook,
  turnOwnHookOn,
} from './own-hooks.ts';

/** News that users get, outside the site and by the bell on it. */
export interface News {
  /** The latest news of the user. */
  bell(user: UserId): Promise<readonly BellItem[]>;
  /** How many of these are new. */
  bellCount(user: UserId): Promise<number>;
  /** Marks those up to this moment as read, on every device. */
  readBell(user: UserId, upTo: Instant): Promise<void>;
  /** The news that the user wants, by every channel. */
  choices(user: UserId): Promise<readonly NewsChoice[]>;
  choose(user: UserId, choice: NewsChoice): Promise<void>;
  /** Stops all news by mail for the user who has this key; false when nobody has it. */
  stopMail(key: string): Promise<boolean>;
  /** The keys by which push services know this site. */
  pushKeys(): Promise<PushKeys>;
  /** The devices of the user that show notifications; `endpoint` is that of the browser that asks. */
  devices(user: UserId, endpoint: string | null): Promise<readonly Device[]>;
  addDevice(user: UserId, device: NewDevice): Promise<void>;
  removeDevice(user: UserId, id: string): Promise<void>;
  /** The user's own hooks. */
  ownHooks(user: UserId): Promise<readonly OwnHook[]>;
  /** The answer is the only one that holds the secret. */
  addOwnHook(user: UserId, hook: NewOwnHook): Promise<Result<HookSecret, Refusal>>;
  removeOwnHook(user: UserId, hook: string): Promise<Done>;
  /** Switches a hook on again that was switched off automatically. */
  turnOwnHookOn(user: UserId, hook: string): Promise<Done>;
  /** Sends a test. */
  testOwnHook(user: UserId, hook: string): Promise<Done>;
  /** Sends the item that has waited longest on one of the channels. */
  deliver(channels: readonly NewsChannel[], send: Sending): Promise<Delivered>;
  /** Deletes old items. Returns how many. */
  clear(): Promise<number>;
  /** The last letters that the site stored for the user because it sends no mail, latest first. */
  letters(user: UserId): Promise<readonly ListedLetter[]>;
  /** The secret part of the address of the user's calendar; null: they have none. */
  calendarKey(user: UserId): Promise<string | null>;
  /** Gives the user's calendar a new address, or none. */
  setCalendar(user: UserId, isThere: boolean): Promise<string | null>;
  /** The open deadlines of the user whose calendar has this key; null when there is no such user. */
  deadlines(key: string): Promise<readonly Deadline[] | null>;
  /** The agreed times to meet of the user whose calendar has this key; null when there is no such user. */
  appointments(key: string): Promise<readonly Appointment[] | null>;
}

const LETTERS: Statement<{ letter: StoredLetter; at: Date }> = {
  name: 'kept-letters',
  text: `SELECT letter, done_at AS at FROM news WHERE user_id = $1 AND letter IS NOT NULL AND kind <> 'recover-password'
    ORDER BY done_at DESC, id LIMIT 50`,
  row: z.object({ letter: storedLetterSchema, at: z.date() }),
};

export function newsOf(shell: Shell): News {
  const desk: Desk = { begun: new Map(), receivers: createReceivers() };
  return {
    bell: (user) => bell(shell, user),
    bellCount: (user) => bellCount(shell, user),
    readBell: (user, upTo) => readBell(shell, user, upTo),
    choices: (user) => newsChoices(shell, user),
    choose: (user, choice) => chooseNews(shell, user, choice),
    stopMail: (key) => stopMail(shell, key),
    deliver: (channels, send) => deliver(shell, desk, channels, send),
    pushKeys: async () => shell.pushKeys ?? pushKeys(shell),
    devices: (user, endpoint) => devices(shell, user, endpoint),
    addDevice: (user, device) => addDevice(shell, user, device),
    removeDevice: (user, id) => removeDevice(shell, user, id),
    ownHooks: (user) => ownHooks(shell, user),
    addOwnHook: (user, hook) => addOwnHook(shell, user, hook),
    removeOwnHook: (user, hook) => removeOwnHook(shell, user, hook),
    turnOwnHookOn: (user, hook) => turnOwnHookOn(shell, user, hook),
    testOwnHook: (user, hook) => testOwnHook(shell, user, hook),
    clear: () => clearNews(shell),
    calendarKey: (user) => calendarKey(shell, user),
    setCalendar: (user, isThere) => setCalendar(shell, user, isThere),
    deadlines: (key) => deadlines(shell, key),
    appointments: (key) => appointments(shell, key),
    letters: async (user) => {
      const rows = await ask(shell.db.pool, LETTERS, [user]);
      return rows.map(({ letter, at }) => ({ ...letter, at: at.toISOString() }));
    },
  };
}
