import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
export const MODULES = join(ROOT, 'node_modules');
export const PINNED_NODE = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** Fingerprints of the last installation and generation; deleted together with node_modules, which they describe. */
export const STAMPS = join(MODULES, '.cache', 'sealed-orders');
