/**
 * How the server's Node manages its memory: objects made for one page are garbage a moment later, and must not pile up
 * until the memory is needed.
 *
 * New objects are kept in two halves of up to 32 MB each by default; 16 MB are enough. Objects that outlived two
 * collections of new ones, as those of slow pages do under load, are collected when the heap has grown by a share of
 * the memory in use after the last collection. Without a limit to that share, the heap held 250 MB of garbage after
 * 3,000 pages.
 */
export function nodeFlags() {
  return ['--max-semi-space-size=16', '--heap-growing-percent=40'];
}

/**
 * Variables for the server's process. Compression, pictures and hashes run on other threads, and glibc gives each
 * thread a store of free memory of its own, which the others cannot use: two are enough. Other C libraries ignore this.
 */
export function memoryVariables() {
  return { MALLOC_ARENA_MAX: '2' };
}
