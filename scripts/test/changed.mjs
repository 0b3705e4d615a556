import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { finished } from '../bootstrap/programs.mjs';
import { affected } from './affected.mjs';
import { browserTests } from './browser-tests.mjs';
import { OURS, STATIC, tool, unitTests } from './checks.mjs';
import { failed, parsed, passed, sum } from './counts.mjs';

/**
 * The checks for the changes since a commit: concurrent static checks, then the tests that the change can affect, the
 * nearest first, up to a limit. Says which ones it leaves out.
 * @param base a commit; by default the last one, or the one before it if nothing has changed since
 */
export async function checksOfChange(base) {
  const changed = await changedFiles(base);
  const found = { graph: new Map() };
  return [
    { name: 'static', title: `Static checks, ${count(changed.length, 'changed file')}`, run: () => statics(found) },
    { name: 'unit', title: 'Unit tests that the change can touch', run: (context) => units(found, changed, context) },
    {
      name: 'browser',
      title: 'Journeys that the change can touch',
      run: (context) => journeys(found, changed, context),
    },
  ];
}

async function changedFiles(base) {
  const since = async (commit) => [
    ...(await lines(['diff', '--name-only', commit])),
    ...(await lines(['ls-files', '--others', '--exclude-standard'])),
  ];
  if (base !== undefined) return since(base);
  const open = await since('HEAD');
  return open.length > 0 ? open : since('HEAD~1');
}

async function lines(args) {
  const done = await finished('git', args, { cwd: ROOT });
  if (done.code !== 0) throw new Error(done.output);
  return done.stdout.split('\n').filter((line) => line !== '');
}

/** All static checks, concurrently; the one of dependency directions also returns the import graph. */
async function statics(found) {
  const others = STATIC.filter(({ name }) => name !== 'directions').map((check) => check.run());
  const [directed, ...rest] = await Promise.all([directions(found), ...others]);
  const results = [directed, ...rest];
  return {
    counts: sum(results.map(({ counts }) => counts)),
    output: results
      .filter(({ counts }) => counts.failed > 0)
      .map(({ output }) => output)
      .join('\n'),
  };
}

async function directions(found) {
  const file = join(ROOT, 'test-results/imports.json');
  rmSync(file, { force: true });
  await tool('dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    '--output-to',
    file,
    ...OURS,
  ]);
  const cruised = parsed(file);
  if (cruised === null) return { counts: failed(), output: 'dependency-cruiser wrote no report.' };
  found.graph = new Map(
    cruised.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const { error, violations } = cruised.summary;
  const output = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).join('\n');
  return { counts: error === 0 ? passed() : failed(), output };
}

async function units({ graph }, changed, context) {
  const { tests, left } = affected(graph, changed);
  const files = tests.filter((file) => existsSync(join(ROOT, file)));
  if (left.tests > 0) console.log(`    (${count(left.tests, 'test file')} further away left out: npm test unit)`);
  if (files.length === 0) return { counts: passed(0), output: '' };
  return unitTests(context, files);
}

async function journeys({ graph }, changed, context) {
  const { journeys: files, left } = affected(graph, changed);
  if (left.journeys > 0) console.log(`    (${count(left.journeys, 'file')} of journeys left out: npm test browser)`);
  if (files.length === 0) return { counts: passed(0), output: '' };
  return browserTests(context, files);
}

const count = (n, thing) => `${n} ${thing}${n === 1 ? '' : 's'}`;
