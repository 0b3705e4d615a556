import type { Parsed } from '../../kernel/index.ts';
import type { buildLine } from '../schemas/build.ts';

/**
 * One line of a build sheet. Lines are carried out group by group in the order of HEX-TURN-09, within a group as they
 * are written. `payer` names the own Urban hex whose BP pay where the rules leave a choice (HEX-BP-12).
 */
export type BuildLine = Parsed<typeof buildLine>;

export type BuildLineType = BuildLine['type'];
export type LineOf<Type extends BuildLineType> = Extract<BuildLine, { readonly type: Type }>;
