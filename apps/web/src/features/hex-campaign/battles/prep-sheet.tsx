'use client';
import type { BattleCard, SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { battlesText, prepText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { Printer } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useHexPlace } from '../hex-context.ts';
import { PrepForces } from './prep-forces.tsx';
import { FirstLines, TableLines } from './prep-lines.tsx';
import { SpecialRules } from './prep-special.tsx';
import { placeName } from './sides.ts';

/** The preparation sheet: a paper document that prints on one A4 page, with dice as rolled. */
export function PrepSheet({ battle }: { readonly battle: SeenBattle }) {
  const { view, words } = useHexPlace();
  const { card } = battle;
  return (
    <article className="prep-sheet" aria-label={prepText.eyebrow(battle.number, battle.turn)}>
      <header>
        <div className="grow">
          <p className="eyebrow">{prepText.eyebrow(battle.number, battle.turn)}</p>
          <h2>{placeName(view, words, battle)}</h2>
        </div>
        {card === null ? null : (
          <Button size="small" className="no-print" onClick={() => window.print()}>
            <Icon of={Printer} /> {prepText.print}
          </Button>
        )}
      </header>
      {card === null ? <Apart battle={battle} /> : <Prepared battle={battle} card={card} />}
    </article>
  );
}

/** What others know: that there is a battle, and the armies that met. */
function Apart({ battle }: { readonly battle: SeenBattle }) {
  const armies = [battle.attacker, battle.defender].map((side) => battlesText.armies(side?.kinds ?? []));
  return (
    <>
      <p className="ink2">{prepText.noCard}</p>
      <p className="muted">{armies.filter((says) => says !== '').join(' · ')}</p>
    </>
  );
}

interface PreparedProps {
  readonly battle: SeenBattle;
  readonly card: BattleCard;
}

function Prepared({ battle, card }: PreparedProps) {
  return (
    <>
      <div className="two">
        <section>
          <h3>{prepText.table}</h3>
          <TableLines battle={battle} card={card} />
        </section>
        <section>
          <h3>{prepText.first}</h3>
          <FirstLines battle={battle} card={card} />
        </section>
      </div>
      {card.dice === null ? null : <SpecialRules battle={battle} card={card} dice={card.dice} />}
      <div className="two">
        <PrepForces battle={battle} card={card} name="attacker" />
        <PrepForces battle={battle} card={card} name="defender" />
      </div>
    </>
  );
}
