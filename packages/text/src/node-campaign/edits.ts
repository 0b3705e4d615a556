import type { Correction } from '@sealed-orders/rules/node-campaign';
import type { EditGroup, EditText, FieldText } from '../games.ts';

type EditType = Correction['type'];

const EVERYONE = 'Everyone can see the change and the reason.';
const PLAYER: FieldText = { name: 'Player' };
const NAME: FieldText = { name: 'Name' };
const UNIT: Readonly<Record<'points' | 'xp', FieldText>> = { points: { name: 'Points' }, xp: { name: 'XP' } };

const BATTLES = {
  nodes: 'Nodes with a pending battle aren’t listed.',
  forces: 'Battleforces in a battle or its stack aren’t listed.',
} as const;

const edit = (name: string, of: string, fields: EditText['fields'] = {}, more = ''): EditText => ({
  ...{ name, of, fields },
  readers: more === '' ? EVERYONE : `${EVERYONE} ${more}`,
});

/** NODE-SETUP-06: corrections by the referee. */
export const EDIT_TEXT: Readonly<Record<EditType, EditText>> = {
  'set-vp': edit('Change victory points', 'Player', { vp: { name: 'VP' } }),
  'set-cp': {
    ...edit('Change command points', 'Player', {
      cp: { name: 'Ordinary CP' },
      acceleration: { name: 'Acceleration points, spendable or not' },
    }),
    readers:
      'Everyone can see the change and the reason. If CP are secret, only that player and the referees can see them.',
  },
  'set-uses': edit('Change uses of limited orders', 'Player', {
    taint: { name: 'Battleforces tainted' },
    portal: { name: 'Portals opened' },
  }),
  'set-control': edit(
    'Change who controls a node',
    'Node',
    { seat: { name: 'Controlled by' } },
    `Nobody scores VP for this, and installations stay. ${BATTLES.nodes}`,
  ),
  'give-to-guard': edit('Give a node to the Imperial Guard that nobody plays', 'Node', {}, BATTLES.nodes),
  'set-site': edit('Destroy or restore an installation', 'Node', { isIntact: { name: 'Intact' } }),
  'set-value': edit('Change the value of a node', 'Node', { vp: { name: 'VP a week, without installations' } }),
  'set-note': edit(
    'Set or remove the special rule of a node',
    'Node',
    { note: { name: 'Rule' } },
    'Each battle there shows the rule.',
  ),
  'set-rok': edit('Add or remove a Rok', 'Node', { seat: { name: 'Owned by' } }, BATTLES.nodes),
  'add-portal': edit('Add a webway portal', 'Node', { seat: PLAYER }, 'It doesn’t count as one of the player’s uses.'),
  'remove-portal': edit('Remove a webway portal', 'Node', { seat: PLAYER }),
  'add-force': edit(
    'Add a battleforce',
    'Node',
    { seat: PLAYER, name: NAME },
    `Its player can enter a roster. ${BATTLES.nodes}`,
  ),
  'move-force': edit(
    'Move a battleforce',
    'Battleforce',
    { to: { name: 'To node' } },
    `Control of the nodes doesn’t change. ${BATTLES.forces}`,
  ),
  'rename-force': edit('Rename a battleforce', 'Battleforce', { name: NAME }),
  'remove-force': edit('Remove a battleforce', 'Battleforce', {}, `Nobody scores VP for this. ${BATTLES.forces}`),
  'set-tainted': edit('Mark a battleforce as Tainted, or remove its taint', 'Imperial Guard battleforce', {
    isTainted: { name: 'Tainted' },
  }),
  'open-roster': edit(
    'Reopen a roster',
    'Battleforce',
    {},
    `Its player can change the roster for free again. ${BATTLES.forces}`,
  ),
  'add-unit': edit('Add a unit', 'Battleforce', { unit: { name: 'Unit' }, ...UNIT }),
  'set-unit': edit('Change a unit', 'Unit', { name: NAME, ...UNIT }),
  'remove-unit': edit('Remove a unit', 'Unit', {}, 'Units in a battle or its stack aren’t listed.'),
  'set-colony': edit('Decide whether a Tau player has lost the first colony', 'Player', {
    isKept: { name: 'Never lost' },
  }),
  'move-deadline': {
    ...edit('Move a deadline', 'Deadline', { hours: { name: 'Hours to move it by (negative: earlier)' } }),
    readers:
      'Everyone can see the change and the reason. If it is the deadline of a report or dispute, only the players of that battle and the referees can.',
  },
};

const group = (name: string, ...edits: readonly EditType[]): EditGroup => ({ name, edits });

/** Corrections in groups, in the order in which a referee looks for them. */
export const EDIT_GROUPS: readonly EditGroup[] = [
  group('Battleforces', 'move-force', 'add-force', 'rename-force', 'set-tainted', 'remove-force'),
  group('Units', 'add-unit', 'set-unit', 'remove-unit', 'open-roster'),
  group('Nodes', 'set-control', 'give-to-guard', 'set-value', 'set-note'),
  group('Installations', 'set-site', 'set-rok', 'add-portal', 'remove-portal'),
  group('Players', 'set-vp', 'set-cp', 'set-uses', 'set-colony'),
  group('Deadlines', 'move-deadline'),
];
