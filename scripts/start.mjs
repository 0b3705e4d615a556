#!/usr/bin/env node
// npm start: from a clone to a served site, with whatever Node is there. Nothing is imported before its version is
// known, so that an old one can still read this file and say so.
const major = Number(process.versions.node.split('.')[0]);
if (major < 18) {
  console.error(`Sealed Orders needs Node 18 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
import('./bootstrap/enter.mjs').then(({ enter }) => enter(import.meta.url, () => import('./start/main.mjs')));
