import type { BadVariable } from './env.ts';

/** Messages for the operator, on the server's output. */
export const messages = {
  badEnvironment: (bad: readonly BadVariable[]): string =>
    bad
      .map(({ name, isMissing }) => `${name} ${isMissing ? 'is not set' : 'is not valid'}`)
      .join(', ')
      .concat('. docs/operation.md lists the valid values.'),
  portTaken: (port: number): string =>
    `Port ${port} is taken by another program: stop it, or set PORT to another number.`,
  portForbidden: (port: number): string => `This user may not open port ${port}: set PORT to one above 1023.`,
  databaseUnreachable: (why: string): string => `The database does not answer (${why}): check DATABASE_URL.`,
  failed: (why: string): string => `The server could not start: ${why}`,
  ready: (url: string): string => `ready ${url}`,
  stopping: 'stopping',
};
