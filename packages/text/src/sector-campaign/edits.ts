import type { Correction } from '@sealed-orders/rules/sector-campaign';
import type { EditGroup, EditText } from '../games.ts';
import { SIDE_NAMES } from './names.ts';

type EditType = Correction['type'];

const EVERYONE = 'Everyone can see the change and the reason.';

const BATTLES = 'Counters in a battle aren’t listed.';

const edit = (name: string, of: string, fields: EditText['fields'] = {}, more = ''): EditText => ({
  ...{ name, of, fields },
  readers: more === '' ? EVERYONE : `${EVERYONE} ${more}`,
});

/** SEC-TURN-06: corrections by the referee. */
export const EDIT_TEXT: Readonly<Record<EditType, EditText>> = {
  'set-score': edit('Change a score', 'Side', { score: { name: 'VP' } }),
  'set-control': edit(
    'Change who holds a territory',
    'Territory',
    { side: { name: 'Held by', values: SIDE_NAMES } },
    'Its fortifications are lost. Territories with counters or a battle aren’t listed.',
  ),
  'set-fortified': edit('Fortify a territory, or remove its fortifications', 'Territory', {
    isFortified: { name: 'Fortified' },
  }),
  'move-counter': edit('Move a counter', 'Counter', { to: { name: 'To territory' } }, BATTLES),
  'remove-counter': edit('Remove a counter for good', 'Counter', {}, `This costs no VP. ${BATTLES}`),
  'set-xp': {
    ...edit('Change experience', 'Counter', { xp: { name: 'XP' } }),
    readers: `Only the counter’s own side and the referees can see the change and the reason. ${BATTLES}`,
  },
  'set-dropships': edit('Allow or rule out dropships', 'Race', { isPermitted: { name: 'Allowed' } }),
};

const group = (name: string, ...edits: readonly EditType[]): EditGroup => ({ name, edits });

/** Corrections in the order in which a referee looks for them, each in one group. */
export const EDIT_GROUPS: readonly EditGroup[] = [
  group('Counters', 'move-counter', 'set-xp', 'remove-counter'),
  group('Territories', 'set-control', 'set-fortified'),
  group('Sides', 'set-score', 'set-dropships'),
];
