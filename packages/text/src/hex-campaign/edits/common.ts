import type { EditType } from '@sealed-orders/rules/hex-campaign';
import type { EditText, FieldText } from '../../games.ts';

/** The corrections of one subject, by type; all subjects together cover every type. */
export type EditTexts = Readonly<Partial<Record<EditType, EditText>>>;

export const PLAYER: FieldText = { name: 'Player' };
export const NAME: FieldText = { name: 'Name' };
export const TO: FieldText = { name: 'To hex' };

export const OWNER = 'The owner can read the change and the reason. Others see only what their units can see.';
export const BOTH = 'Both players can read the change and the reason. Others see only what their units can see.';
export const PLAYER_ONLY = 'Only the player can read the change and the reason.';
export const ORDERS = ' Sealed orders that can no longer be carried out don’t count.';
