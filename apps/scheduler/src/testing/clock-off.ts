/** Preloaded into a process, it makes the clock of its machine wrong by `CLOCK_OFF` ms. */
const off = Number(process.env.CLOCK_OFF);
const RightDate = Date;
const now = (): number => RightDate.now() + off;

globalThis.Date = new Proxy(RightDate, {
  construct: (of, given: unknown[]) => (given.length === 0 ? new of(now()) : Reflect.construct(of, given)),
  get: (of, key) => (key === 'now' ? now : Reflect.get(of, key)),
});
