/** Text for the page where owners and referees set up hooks. */
export const hooksText = {
  title: 'Hooks',
  says: 'A hook posts campaign news to a Discord channel or your own program. It posts only public news, never what a side can see, has sealed or still has to do.',
  back: 'Go to the campaign',
  link: 'Hooks',
  linkSays: 'Notify a Discord channel or your own program when a phase opens.',
  forbidden: {
    title: 'Only the owner and the referees can set up hooks',
    says: 'Hooks post public campaign news to a Discord channel or a program.',
  },
  empty: 'No hooks yet. Add one below.',
  forms: { discord: 'Discord channel', signed: 'Signed webhook' },
  kinds: {
    phase: 'A phase opens',
    paused: 'The campaign is paused',
    resumed: 'The campaign resumes',
    ended: 'The campaign is over',
    moved: 'A deadline changes',
    test: 'A test',
  },
  /** In games whose orders all count on arrival, day by day. */
  onArrival: {
    linkSays: 'Notify a Discord channel or your own program when a day begins.',
    phase: 'A day begins',
  },
  madeBy: (name: string | null, when: string): string =>
    name === null ? `Added on ${when}` : `Added by ${name}, ${when}`,
  isTold: 'Notified when',
  state: {
    on: 'On',
    'by-hand': (when: string): string => `Switched off on ${when}`,
    failing: (when: string): string => `Switched off on ${when} because it could not be reached`,
  },
  failingHint: 'Check the response below and fix the problem, then switch the hook on again.',
  test: 'Send a test',
  turnOff: 'Switch off',
  turnOn: 'Switch on',
  renew: 'Renew the secret',
  renewTitle: 'Renew this hook’s secret?',
  renewSays:
    'We will sign deliveries with a new secret. Your program will refuse them until you give it the new secret.',
  remove: 'Remove',
  removeTitle: 'Remove this hook?',
  removeSays: 'It won’t get any more deliveries, and its list of deliveries will be deleted.',
  secret: {
    title: 'This hook’s secret',
    says: 'Copy it now: we won’t show it again. Your program needs it to check that a delivery came from this site.',
    label: 'Secret',
    done: 'I have copied it',
  },
  log: {
    title: 'Latest deliveries',
    none: 'Nothing sent yet.',
    states: {
      waiting: 'Waiting to be sent',
      sent: 'Delivered',
      dropped: 'Not sent: out of date, or too many in one hour',
      'given-up': 'Gave up',
    },
    retry: (when: string): string => `Not delivered yet. Next try ${when}`,
    answer: (status: number | null): string => (status === null ? 'no response' : `response ${status}`),
    tries: (tries: number): string => (tries === 1 ? 'one try' : `${tries} tries`),
  },
  add: {
    title: 'Add a hook',
    form: 'Kind',
    address: 'Address',
    hints: {
      discord:
        'In Discord: the channel’s settings, Integrations, Webhooks, New Webhook, Copy Webhook URL. Anyone with this address can write to the channel, so we won’t show it again.',
      signed: 'An https address with a host name, on port 443 or 8443. It receives JSON by POST.',
    },
    submit: 'Add the hook',
    busy: 'Adding',
    done: 'Hook added. Send it a test.',
  },
  problems: {
    'bad-hook-address': {
      discord: 'This is not a Discord webhook address. Those begin with https://discord.com/api/webhooks/.',
      signed: 'A hook needs an https address with a host name and no password, on port 443 or 8443.',
    },
    'too-many-hooks': 'This campaign can’t have any more hooks. Remove one first.',
    'too-many-tests': 'Too many tests. Wait an hour, then try again.',
    'hook-off': 'The hook is switched off. Switch it on first.',
    'no-such-hook': 'Someone has removed this hook.',
  },
} as const;
