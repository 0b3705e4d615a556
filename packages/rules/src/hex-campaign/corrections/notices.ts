import type { Fault } from '../refusal/fault.ts';
import type { State, Treaty } from '../types.ts';
import { treatyName } from './bonds.ts';
import { type Edits, gone, type Made, no } from './made.ts';

/** The latest turn that a referee can name. */
const LATEST = 999;

const treatyOf = ({ treaties }: State, name: string): Treaty | undefined =>
  treaties.find((one) => treatyName(one) === name);

/** HEX-DIP-10: due treaties end when a turn begins. */
const turnFault = ({ turn }: State, ends: number): Fault | null =>
  ends > turn ? null : no('out-of-range', { least: turn + 1, most: LATEST }, ['ends']);

/** The treaty with this end, or with none. */
function ending(state: State, treaty: Treaty, ends: number | null, more: Made['facts'] = {}): Made {
  const { kind, between, secret } = treaty;
  const [seat, other] = between;
  const treaties = state.treaties.map((one) => (one === treaty ? { ...treaty, ends } : one));
  const facts = { seat, with: other, kind, secret, ...more };
  return { state: { ...state, treaties }, facts, to: secret ? between : null };
}

/** HEX-DIP-10: notice of the end of a treaty. HEX-DIP-04: promises that no longer hold, though nobody broke them. */
export const NOTICE_EDITS: Edits<'add-notice' | 'set-notice' | 'end-notice' | 'end-promise'> = {
  'add-notice': (state, { treaty: named, ends }) => {
    const treaty = treatyOf(state, named);
    if (treaty === undefined || treaty.ends !== null) return gone();
    return turnFault(state, ends) ?? ending(state, treaty, ends, { ends });
  },
  'set-notice': (state, { treaty: named, ends }) => {
    const treaty = treatyOf(state, named);
    if (treaty === undefined || treaty.ends === null) return gone();
    if (treaty.ends === ends) return no('nothing-changed', {}, ['ends']);
    return turnFault(state, ends) ?? ending(state, treaty, ends, { ends, was: treaty.ends });
  },
  'end-notice': (state, { treaty: named }) => {
    const treaty = treatyOf(state, named);
    if (treaty === undefined || treaty.ends === null) return gone();
    return ending(state, treaty, null, { ends: treaty.ends });
  },
  'end-promise': (state, { deal }) => {
    const promise = state.promises.find((one) => one.deal === deal);
    if (promise === undefined) return gone();
    const { between, secret, made } = promise;
    const [seat, other] = between;
    const promises = state.promises.filter((one) => one !== promise);
    return { state: { ...state, promises }, facts: { seat, with: other, made }, to: secret ? between : null };
  },
};
