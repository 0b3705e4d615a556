import { SeatSwatch } from '@sealed-orders/map';
import { isTreatyAllowed, type Treaty, type View } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { FACTION_NAMES } from '@sealed-orders/text/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';

const text = diplomacyText.standing;

/** HEX-DIP-13: the relations between seats, and what the races of two players allow. */
export function Standing() {
  const { view, head, letterOf } = useHexPlace();
  return (
    <section className="diplomacy-part" aria-label={text.title}>
      <h2>
        {text.title} <RuleChip rule="HEX-DIP-13" />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keys */}
      <section className="treaty-scroll" aria-label={text.table} tabIndex={0}>
        <table className="ledger treaty-table">
          <caption className="visually-hidden">{text.table}</caption>
          <thead>
            <tr>
              <th scope="col">{text.player}</th>
              {view.seats.map(({ id, name }) => (
                <th key={id} scope="col">
                  <SeatSwatch seat={letterOf(id)} width={24} height={15} label={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.seats.map(({ id, name, faction }) => (
              <tr key={id}>
                <th scope="row">
                  {name} <span className="hint">{FACTION_NAMES[faction]}</span>
                </th>
                {view.seats.map((other) => (
                  <td key={other.id}>{other.id === id ? null : <Cell view={view} a={id} b={other.id} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <TreatyList treaties={view.treaties} />
      {head.status === 'finished' ? null : (
        <p className="hint">
          {text.noticeSays} <RuleChip rule="HEX-DIP-10" />
        </p>
      )}
    </section>
  );
}

interface CellProps {
  readonly view: View;
  readonly a: SeatId;
  readonly b: SeatId;
}

function Cell({ view, a, b }: CellProps) {
  const bound = view.treaties.filter(({ between }) => between.includes(a) && between.includes(b));
  if (bound.length > 0) {
    const kinds = [...new Set(bound.map(({ kind }) => kind))];
    return <b>{kinds.map((kind) => text.short[kind]).join(', ')}</b>;
  }
  return <span className="hint">{mayBe(view, a, b)}</span>;
}

/** The closest treaty that the races of two players allow. HEX-DIP-08. */
function mayBe({ seats, settings }: View, a: SeatId, b: SeatId): string {
  const [one, other] = [a, b].map((id) => seats.find((seat) => seat.id === id));
  if (one === undefined || other === undefined) return text.none;
  if (isTreatyAllowed(settings, 'alliance', one.faction, other.faction)) return text.may.alliance;
  return isTreatyAllowed(settings, 'pact', one.faction, other.faction) ? text.may.pact : text.may.neither;
}

/** The treaties that the reader knows about, with notices given. */
function TreatyList({ treaties }: { readonly treaties: readonly Treaty[] }) {
  const { seatName } = useHexPlace();
  if (treaties.length === 0) return <p className="hint">{text.empty}</p>;
  return (
    <ul className="treaty-list">
      {treaties.map(({ kind, between: [a, b], secret, ends }) => (
        <li key={[kind, a, b, String(secret)].join(' ')}>
          <b>{diplomacyText.treaties[kind]}</b> · {text.between(seatName(a), seatName(b))}{' '}
          {secret ? <span className="chip info">{text.secret}</span> : null}
          {ends === null ? null : <span className="chip warn">{text.ends(ends)}</span>}
        </li>
      ))}
    </ul>
  );
}
