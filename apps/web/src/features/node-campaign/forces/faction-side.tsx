import { SeatSwatch } from '@sealed-orders/map';
import { type FactionSheet, GUARD } from '@sealed-orders/rules/node-campaign';
import { ownerTitle } from '@sealed-orders/text/node-campaign';
import { factionsText } from '@sealed-orders/text/node-campaign/factions';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';

interface SheetProps {
  readonly sheet: FactionSheet;
}

/** Whom a faction may attack, where it begins and grows, what it pays, and the errata. */
export function FactionSide({ sheet }: SheetProps) {
  return (
    <aside className="force-side" aria-label={factionsText.relations.title}>
      <div className="force-side-scroll">
        <Relations sheet={sheet} />
        <Arrivals sheet={sheet} />
        <Prices sheet={sheet} />
        <Errata sheet={sheet} />
      </div>
    </aside>
  );
}

function Relations({ sheet }: SheetProps) {
  const { view, words, letterOf } = useNodePlace();
  const text = factionsText.relations;
  return (
    <section aria-label={text.title}>
      <header className="force-side-head">
        <div className="grow">
          <small>{text.seenFrom(factionsText.names[sheet.faction])}</small>
          <h2>{text.title}</h2>
        </div>
        <RuleChip rule="NODE-MOVE-11" />
      </header>
      <ul className="relations">
        {sheet.relations.map(({ owner, relation, mayAttack, mayTake }) => {
          const faction = owner === GUARD ? null : (view.players[owner]?.faction ?? null);
          const name = ownerTitle(owner, words);
          return (
            <li key={owner}>
              <SeatSwatch seat={letterOf(owner)} width={30} height={19} />
              <span>
                <b>{faction === null ? name : text.of(name, factionsText.names[faction])}</b>
                {relation === 'none' ? null : <span className="chip">{text[relation]}</span>}
                <small>
                  {[mayAttack ? text.mayAttack : text.mayNot, mayTake ? text.mayTake : text.mayNotTake].join('; ')}
                </small>
                {owner === GUARD ? <small>{text.unplayed}</small> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Arrivals({ sheet }: SheetProps) {
  const { view, words } = useNodePlace();
  const text = factionsText.arrivals;
  const begins = sheet.specials.some(({ id }) => id === 'call') ? 'space-marines' : sheet.faction;
  const nodes = sheet.arrivals.map((node) => words.node(node).text).join(', ');
  return (
    <section aria-label={text.title}>
      <header className="force-group">
        <h3>{text.title}</h3>
        <RuleChip rule="NODE-ORD-10" />
      </header>
      <dl className="faction-facts">
        <div>
          <dt>{text.start}</dt>
          <dd>{text.starts[begins](view.settings.startCp)}</dd>
        </div>
        <div>
          <dt>{text.reinforce}</dt>
          <dd>{nodes === '' ? text.none : nodes}</dd>
        </div>
      </dl>
    </section>
  );
}

function Prices({ sheet }: SheetProps) {
  const text = factionsText.prices;
  return (
    <section aria-label={text.title}>
      <header className="force-group">
        <h3>{text.title}</h3>
        <RuleChip rule="NODE-ORD-01" />
      </header>
      <dl className="faction-prices">
        {sheet.prices.map(({ of, price, isOwn }) => (
          <div key={of} className={isOwn ? 'own' : ''}>
            <dt>
              {text.names[of]}
              {isOwn ? <span className="visually-hidden"> {text.own}</span> : null}
            </dt>
            <dd>{factionsText.price(price)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Errata({ sheet: { errata } }: SheetProps) {
  const text = factionsText.errata;
  return (
    <section aria-label={text.title} className="pb-4">
      <header className="force-group">
        <h3>{text.title}</h3>
        <RuleChip rule="NODE-SETUP-07" />
      </header>
      {errata.length === 0 ? (
        <p className="muted px-4 pt-2">{text.none}</p>
      ) : (
        <ul className="px-4">
          {errata.map((id) => (
            <li key={id} className="errata">
              {text.names[id]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
