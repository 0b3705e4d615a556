import { verdictOf } from './command.ts';
import { scenariosOf } from './files.ts';

/** All messages about a scenario with this body; empty when it passes. */
export function said(body: string): string {
  const text = `id: HEX-MORD-03/x\nrules: [HEX-MORD-03]\ntitle: x\n${body}\n`;
  return scenariosOf(text, 'x.yaml')
    .flatMap((scenario) => verdictOf(scenario))
    .join('\n');
}
