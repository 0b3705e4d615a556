import type { z } from 'zod';

/** A deeply read-only value. Branded strings, tuples and unions stay the same. */
export type Frozen<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Key in keyof Value]: Frozen<Value[Key]> };

/** A schema's output as the rest of the code sees it: read-only. */
export type Parsed<Schema> = Frozen<z.output<Schema>>;
