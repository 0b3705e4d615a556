import type { Generation } from '../roster.ts';
import { type Army, type Piece, totalOf } from './armies.ts';

const SYSTEM = 'Lanterns and Ledgers';
const CATALOGUE = 'Coastal Militias';
const FORCE = 'Muster';
const RULE_TEXT = 'Whoever holds the lantern speaks first.';

/** The list as a file of one generation, as list builders write it. */
export function writtenXml(army: Army, generation: Generation, stated: number = totalOf(army.pieces)): string {
  return generation === '1.15' ? writtenOld(army, stated) : writtenNew(army, generation, stated);
}

function writtenNew(army: Army, generation: Generation, stated: number): string {
  const type = generation === '2.01' ? 'costTypeId' : 'typeId';
  const amount = (tag: string, value: number) => `<${tag} name="pts" ${type}="points" value="${value.toFixed(1)}"/>`;
  const selection = (it: Piece, id: string): string => `
    <selection id="${id}" name="${escaped(it.name)}" entryId="e::${id}" number="${it.number}" type="${it.type}">
      <rules><rule id="r::${id}" name="Lantern" hidden="false"><description>${RULE_TEXT}</description></rule></rules>
      <selections>${it.children.map((child, at) => selection(child, `${id}-${at}`)).join('')}</selections>
      <costs>${amount('cost', it.points)}</costs>
      ${generation === '2.01' && it.categories.length === 0 ? '<categories/>' : categoriesOf(it, id)}
    </selection>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="r" name="${escaped(army.name)}" battleScribeVersion="${generation}" gameSystemId="s" gameSystemName="${SYSTEM}" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs>${amount('cost', stated)}</costs>
  <costLimits>${amount('costLimit', army.limit)}</costLimits>
  <forces>
    <force id="f" name="${FORCE}" entryId="fe" catalogueId="c" catalogueName="${CATALOGUE}">
      <selections>${army.pieces.map((it, at) => selection(it, `p${at}`)).join('')}</selections>
      <categories><category id="n" name="Uncategorised" entryId="(No Category)" primary="false"/></categories>
    </force>
  </forces>
</roster>`;
}

function categoriesOf(it: Piece, id: string): string {
  const categories = it.categories.map(
    (name, at) =>
      `<category id="k-${id}-${at}" name="${escaped(name)}" entryId="${slug(name)}" primary="${at === 0}"/>`,
  );
  return `<categories>${categories.join('')}</categories>`;
}

function writtenOld(army: Army, stated: number): string {
  const selection = (it: Piece, id: string): string => `
    <selection id="${id}" entryId="e::${id}" name="${escaped(it.name)}" points="${it.points.toFixed(1)}" number="${it.number}" type="${it.type}" book="">
      <rules><rule ruleId="r::${id}" name="Lantern" hidden="false"><description>${RULE_TEXT}</description></rule></rules>
      <profiles/>
      <selections>${it.children.map((child, at) => selection(child, `${id}-${at}`)).join('')}</selections>
    </selection>`;
  const drawer = (name: string, at: number): string => `
    <category id="k${at}" categoryId="${slug(name)}" name="${escaped(name)}">
      <selections>${army.pieces
        .map((it, index) => (it.categories[0] === name ? selection(it, `p${index}`) : ''))
        .join('')}</selections>
    </category>`;
  const loose = army.pieces.map((it, index) => (it.categories.length === 0 ? selection(it, `p${index}`) : ''));
  const names = [...new Set(army.pieces.flatMap((it) => it.categories.slice(0, 1)))];
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="r" battleScribeVersion="1.15" name="${escaped(army.name)}" points="${stated.toFixed(1)}" pointsLimit="${army.limit.toFixed(1)}" gameSystemId="s" gameSystemName="${SYSTEM}" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <forces>
    <force id="f" catalogueId="c" catalogueName="${CATALOGUE}" forceTypeId="fe" forceTypeName="${FORCE}">
      <categories>
        <category id="kn" categoryId="(No Category)" name="(No Category)"><selections>${loose.join('')}</selections></category>
        ${names.map(drawer).join('')}
      </categories>
      <forces/>
    </force>
  </forces>
</roster>`;
}

/** The JSON form as New Recruit writes it: numbers as numbers, empty lists and free things left out. */
export function writtenJson(army: Army, stated: number = totalOf(army.pieces)): string {
  const amount = (value: number) => [{ name: 'pts', typeId: 'points', value }];
  const selection = (it: Piece, id: string): object => ({
    rules: [{ id: `r::${id}`, name: 'Lantern', hidden: false, description: RULE_TEXT }],
    ...(it.children.length > 0 && { selections: it.children.map((child, at) => selection(child, `${id}-${at}`)) }),
    ...(it.points !== 0 && { costs: amount(it.points) }),
    ...(it.categories.length > 0 && {
      categories: it.categories.map((name, at) => ({
        id: slug(name),
        entryId: slug(name),
        name,
        primary: at === 0,
      })),
    }),
    id,
    name: it.name,
    entryId: `e::${id}`,
    number: it.number,
    type: it.type,
    from: 'entry',
  });
  return JSON.stringify({
    roster: {
      costs: amount(stated),
      costLimits: amount(army.limit),
      forces: [
        {
          selections: army.pieces.map((it, at) => selection(it, `p${at}`)),
          id: 'f',
          name: FORCE,
          catalogueName: CATALOGUE,
        },
      ],
      id: 'r',
      name: army.name,
      battleScribeVersion: 2.03,
      generatedBy: 'https://newrecruit.eu',
      gameSystemName: SYSTEM,
      xmlns: 'http://www.battlescribe.net/schema/rosterSchema',
    },
  });
}

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
