import { dictionary } from '@zxcvbn-ts/language-common';

/** zxcvbn's list, made from leaked passwords, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether the password is so common that attackers try it first, in any capitalization. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
