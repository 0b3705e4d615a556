import { FACTIONS } from '@sealed-orders/rules/hex-campaign';
import { hexFormatText } from '@sealed-orders/text/cli/hex-campaign';
import { scenarioFormatText } from '@sealed-orders/text/cli/scenarios';
import { z } from 'zod';

export const hex = z
  .string()
  .regex(/^-?\d+,-?\d+$/, hexFormatText.hex)
  .meta({ id: 'hex' });
export const edge = z
  .string()
  .regex(/^-?\d+,-?\d+\|-?\d+,-?\d+$/, hexFormatText.side)
  .meta({ id: 'side', description: "The side between two neighbouring hexes: '0,0|1,0'" });
export const area = z
  .string()
  .regex(/^-?\d+,-?\d+( \+\d+)?$/, hexFormatText.area)
  .meta({ id: 'area', description: "A hex, 'q,r', or all hexes around it: '0,0 +2'" });
export const seat = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, scenarioFormatText.seat);
export const pieceId = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, hexFormatText.pieceId);
export const faction = z.enum(FACTIONS).meta({ id: 'faction' });
export const settings = z
  .record(z.string(), z.unknown())
  .describe('Settings of the catalogue that are not at their default');
