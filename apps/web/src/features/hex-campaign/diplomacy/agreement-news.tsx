import type { Event } from '@sealed-orders/rules/hex-campaign';
import { plain } from '@sealed-orders/text';
import { describeEvent } from '@sealed-orders/text/hex-campaign';
import { diplomacyText, isTold, type ToldType } from '@sealed-orders/text/hex-campaign/diplomacy';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { useToldSteps } from './use-told-steps.ts';

const text = diplomacyText.told;

/** The colour beside the word of each mark. */
const KINDS: Readonly<Record<ToldType, string>> = {
  'treaty-signed': 'chip info',
  'treaty-notice': 'chip warn',
  'treaty-ended': 'chip',
  'deal-struck': 'chip info',
  'deal-news': 'chip info',
  'deal-broken': 'chip danger',
  'deal-lapsed': 'chip',
  'promise-broken': 'chip danger',
  'promise-ruled': 'chip danger',
  'bp-delivered': 'chip ok',
  'bp-returned': 'chip warn',
  'captives-returned': 'chip warn',
  'diplomat-expelled': 'chip warn',
};

/** HEX-DIP-04: agreements of the last turns and whether they were kept, as the reader was notified. */
export function AgreementNews() {
  const { steps, isLoading, hasFailed, retry, more } = useToldSteps();
  const told = steps.flatMap(({ n, events }) =>
    events.flatMap((event, at) => (isTold(event.type) ? [{ key: `${n} ${at}`, event, type: event.type }] : [])),
  );
  return (
    <section className="diplomacy-part" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className="hint">{text.says}</p>
      {told.length === 0 ? (
        <p className="hint" role="status">
          {isLoading ? text.loading : text.empty}
        </p>
      ) : null}
      <ul className="treaty-list">
        {told.map(({ key, event, type }) => (
          <Line key={key} event={event} type={type} />
        ))}
      </ul>
      {hasFailed ? (
        <p className="hint bad" role="alert">
          {text.failed}{' '}
          <Button size="small" onClick={retry}>
            {text.retry}
          </Button>
        </p>
      ) : null}
      {more === null ? null : (
        <Button size="small" onClick={more} disabled={isLoading}>
          {text.earlier}
        </Button>
      )}
    </section>
  );
}

function Line({ event, type }: { readonly event: Event; readonly type: ToldType }) {
  const { words } = useHexPlace();
  return (
    <li>
      <span className="eyebrow">{text.turn(event.turn)}</span>{' '}
      <span className={KINDS[type]}>{text.verdicts[type]}</span> {plain(describeEvent(event, words))}{' '}
      <RuleChip rule={event.rule} />
    </li>
  );
}
