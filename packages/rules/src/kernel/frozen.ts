import type { z } from 'zod';

/** A value that nobody changes, all the way down. Branded strings, tuples and unions stay what they are. */
export type Frozen<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Key in keyof Value]: Frozen<Value[Key]> };

/** What a schema makes of what it reads, as the rest of the code sees it: nobody changes it. */
export type Parsed<Schema> = Frozen<z.output<Schema>>;
