import { expect, test } from 'vitest';
import { scanJson, scanXml } from './scan.ts';

test.each([
  ['<a><b c="1"/></a>', { parts: 4, depth: 2, doctype: false }],
  ['<a b="<c><d>"/>', { parts: 2, depth: 1, doctype: false }],
  ["<a b='>'><c/></a>", { parts: 4, depth: 2, doctype: false }],
  ['<?x <a> ?><!-- <b> <!DOCTYPE --><a><![CDATA[<c><!ENTITY]]></a>', { parts: 2, depth: 1, doctype: false }],
  ['<a><!ENTITY x "y">', { parts: 1, depth: 1, doctype: true }],
  ['<!doctype html>', { parts: 0, depth: 0, doctype: true }],
  ['<a b="', { parts: 2, depth: 1, doctype: false }],
  ['<!--', { parts: 0, depth: 0, doctype: false }],
])('XML %s', (text, scan) => {
  expect(scanXml(text)).toEqual(scan);
});

test.each([
  ['{"a":[1,2]}', { parts: 3, depth: 2, doctype: false }],
  ['["[{,", "\\"["]', { parts: 2, depth: 1, doctype: false }],
  ['[[], []]', { parts: 4, depth: 2, doctype: false }],
  ['["unfinished', { parts: 1, depth: 1, doctype: false }],
])('JSON %s', (text, scan) => {
  expect(scanJson(text)).toEqual(scan);
});
