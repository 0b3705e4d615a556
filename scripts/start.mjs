#!/usr/bin/env node
// npm start: from a clone to a running site, with whatever Node is installed. Nothing is imported before the version is
// checked, so that an old Node can still read this file and report it.
const major = Number(process.versions.node.split('.')[0]);
if (major < 18) {
  console.error(`Sealed Orders needs Node 18 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
import('./bootstrap/enter.mjs').then(({ enter }) => enter(import.meta.url, () => import('./start/main.mjs')));
