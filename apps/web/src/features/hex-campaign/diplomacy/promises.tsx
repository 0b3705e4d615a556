import { SeatSwatch } from '@sealed-orders/map';
import type { Own, Promised } from '@sealed-orders/rules/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { useDealing } from './use-dealing.ts';

const text = diplomacyText.promises;

interface PromisesProps {
  readonly own: Own;
  /** Whether they can be reported now. */
  readonly isOpen: boolean;
}

/** HEX-DIP-04: promises in words between the reader and others, and who reported them broken. */
export function Promises({ own, isOpen }: PromisesProps) {
  const isOver = useHexPlace().head.status === 'finished';
  return (
    <section className="diplomacy-part" aria-label={text.title}>
      <h2>
        {text.title} <RuleChip rule="HEX-DIP-04" />
      </h2>
      {own.promises.length === 0 ? (
        <p className="hint">{text.empty}</p>
      ) : (
        <>
          {isOver ? null : <p className="hint">{isOpen ? text.says : text.onlyInBuild}</p>}
          <ul className="offers" aria-label={text.title}>
            {own.promises.map((promise) => (
              <PromiseCard key={promise.deal} promise={promise} own={own} isOpen={isOpen} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function PromiseCard({ promise, own, isOpen }: { readonly promise: Promised } & PromisesProps) {
  const { letterOf, seatName } = useHexPlace();
  const { give, isBusy } = useDealing();
  const { between, words, made, accusers, secret, deal } = promise;
  const [a, b] = between;
  const other = a === own.id ? b : a;
  const name = seatName(other);
  const isSaid = accusers.includes(own.id);
  return (
    <li className="offer">
      <header>
        <SeatSwatch seat={letterOf(other)} width={28} height={18} />
        <h3>{text.between(name, made)}</h3>
        {secret ? <span className="chip info">{diplomacyText.offers.secret}</span> : null}
        {accusers.length === 0 ? null : (
          <span className="chip danger">{diplomacyText.told.verdicts['promise-broken']}</span>
        )}
      </header>
      <blockquote className="promise-words">{words.trim()}</blockquote>
      {accusers.includes(other) ? <p className="hint bad">{text.theirs(name)}</p> : null}
      {isSaid ? <p className="hint">{text.yours(name)}</p> : null}
      {isOpen && secret ? <p className="hint">{text.secret}</p> : null}
      {isOpen ? (
        <div className="offer-acts">
          <Button disabled={isBusy} onClick={() => give({ type: 'judge-promise', deal, broken: !isSaid })}>
            {isSaid ? text.takeBack : text.break(name)}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
