import type { WrittenGraphForm } from '@sealed-orders/rules/node-campaign/cartography';
import { scanJson, scanProblem } from '../reading/scan.ts';
import { fromDot } from './dot.ts';
import { fromGraphJson } from './graph-json.ts';
import { fromGraphMl } from './graphml.ts';
import { type MapFormats, refused, type WrittenMap } from './map-file.ts';
import { graphMlOf, graphSchema, nodeLinkOf } from './write-graph.ts';

const WRITERS: { readonly [Form in WrittenGraphForm]: (map: Parameters<typeof nodeLinkOf>[0]) => WrittenMap } = {
  graphml: graphMlOf,
  'node-link': nodeLinkOf,
};

/** Star maps: graphs in JSON, GraphML and DOT. */
export const graphFormats: MapFormats = {
  read: (text, json) => {
    if (text.startsWith('<')) return fromGraphMl(text);
    if (json === undefined)
      return /\b(?:di)?graph\b[^{]{0,200}\{/i.test(text) ? fromDot(text) : refused({ code: 'unknown-form' });
    return scanProblem(scanJson(text)) === null ? fromGraphJson(json) : refused({ code: 'json-refused' });
  },
  write: (map, form) => {
    const graph = graphSchema.safeParse(map);
    const write = isForm(form) ? WRITERS[form] : null;
    return write === null || !graph.success ? null : write(graph.data);
  },
};

const isForm = (form: string): form is WrittenGraphForm => Object.hasOwn(WRITERS, form);
