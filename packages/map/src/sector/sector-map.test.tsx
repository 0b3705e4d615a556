import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SectorMap, type SectorMapProps } from './sector-map.tsx';
import { SectorPicture } from './sector-picture.tsx';
import type { SectorView } from './sector-view.ts';
import { board, counter, territory } from './testing/board.ts';

const nothing = (): void => undefined;
const map = (props: Partial<SectorMapProps> = {}): string =>
  renderToStaticMarkup(
    <SectorMap
      view={board()}
      label="The sector"
      home="w3"
      describeTerritory={(id) => `territory ${id}`}
      describeCounter={(id) => `counter ${id}`}
      onTerritory={nothing}
      onCounter={nothing}
      onLeave={nothing}
      {...props}
    />,
  );
const picture = (view: SectorView): string => renderToStaticMarkup(<SectorPicture view={view} label="The sector" />);
/** The markup of a counter. */
const drawn = (markup: string, id: string): string =>
  markup.split('data-counter="').find((part) => part.startsWith(`${id}"`)) ?? '';

describe('the board for assistive technology', () => {
  test('is a grid with a row for each row, a described button in each cell, and one tab stop', () => {
    const markup = map();
    expect(markup).toMatch(/role="grid"[^>]* aria-label="The sector"/);
    expect(markup.match(/role="row"/g)).toHaveLength(2);
    expect(markup.match(/role="gridcell"/g)).toHaveLength(8);
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup).toMatch(/tabindex="0" aria-label="territory w3"/);
  });

  test('says what is selected, and starts there', () => {
    const markup = map({ selected: 'e2' });
    expect(markup).toMatch(/tabindex="0" aria-label="territory e2" aria-pressed="true"/);
    expect(markup.match(/aria-selected="true"/g)).toHaveLength(1);
  });

  test('has a button for each counter in its territory', () => {
    expect(map({ view: board({ counters: { e1: [counter()] } }) })).toMatch(
      /aria-label="territory e1"[^>]*><\/button><button[^>]* value="east-4"[^>]* aria-label="counter east-4"/,
    );
  });
});

describe('a counter is drawn', () => {
  test('face down: its number and the pattern of its side, without a symbol', () => {
    const back = drawn(picture(board({ counters: { e1: [counter()] } })), 'east-4');
    expect(back).toContain('>4</text>');
    expect(back).not.toContain('chit-symbol');
  });

  test('with an eye if something is known of it', () => {
    const back = drawn(picture(board({ counters: { e1: [counter({ isKnown: true })] } })), 'east-4');
    expect(back).toContain('class="known"');
  });

  test('with its face for its own side', () => {
    const face = { icon: 'armour', frame: 'friend' } as const;
    const front = drawn(picture(board({ counters: { w1: [counter({ seat: 'a', face })] } })), 'east-4');
    expect(front).toContain('chit-symbol');
    expect(front).toContain('>4</text>');
  });

  test('faintly if it is committed elsewhere', () => {
    expect(picture(board({ counters: { e1: [counter({ isAway: true })] } }))).toContain('class="counter away"');
  });
});

describe('what happens is drawn', () => {
  const attack = { from: 'w3', to: 'e1', seat: 'a' } as const;

  test('an attack with its number, an answer without', () => {
    const markup = picture(
      board({
        arrows: [
          { ...attack, kind: 'attack', number: 3 },
          { ...attack, kind: 'answer', from: 'e3', number: null },
        ],
      }),
    );
    expect(markup).toMatch(/class="arrow attack".*>3<\/text>.*class="arrow answer"/);
    expect(markup.match(/class="count"/g)).toHaveLength(1);
  });

  test('the reader’s own flight with a ring for each territory on its way', () => {
    const flights = [{ way: ['w1', 'w3', 'e1', 'e3'], seat: 'a', isPlan: true }] as const;
    expect(picture(board({ flights })).match(/class="count"/g)).toHaveLength(2);
  });

  test('a territory that would be isolated says so, also aloud, and is not hatched yet', () => {
    const plates = { w1: { text: 'isolated if B falls', isForecast: true } };
    const markup = picture(board({ plates }));
    expect(markup).toMatch(/class="plate forecast".*isolated if B falls/);
    expect(markup).not.toContain('tile isolated');
    expect(map({ view: board({ plates }) })).toContain('aria-label="territory w1, isolated if B falls"');
  });

  test('aircraft in their box, with number and mission, where a mouse can point at them', () => {
    const aircraft = { e1: [{ ...counter({ number: 17 }), mission: 'intercept' }] } as const;
    const markup = map({ view: board({ aircraft }) });
    expect(drawn(markup, 'east-4')).toMatch(/class="mission".*>17<\/text>/);
    expect(markup).toMatch(/class="counter" value="east-4"/);
  });

  test('a counter that has no number yet has no button of its own', () => {
    const face = { icon: 'infantry', frame: 'friend' } as const;
    const queued = counter({ id: 'wd3', number: null, face, isAway: true });
    const markup = map({ view: board({ counters: { w1: [queued] } }) });
    expect(drawn(markup, 'wd3')).toContain('chit-symbol');
    expect(markup).not.toContain('value="wd3"');
  });

  test('two answers from one territory to the same battle once', () => {
    const answer = { ...attack, kind: 'answer', number: null } as const;
    expect(picture(board({ arrows: [answer, answer] })).match(/class="arrow answer"/g)).toHaveLength(1);
  });

  test('what is only proposed or queued, faintly', () => {
    const face = { icon: 'infantry', frame: 'friend' } as const;
    const one = territory({ id: 'w2', name: '2', row: 2, fort: 'draft' });
    const markup = picture(
      board({
        territories: board().territories.map((other) => (other.id === 'w2' ? one : other)),
        arrows: [{ ...attack, kind: 'draft', number: null }],
        flights: [{ way: ['w1', 'w3'], seat: 'a', isPlan: false, isDraft: true }],
        counters: { w1: [counter({ id: 'wd3', number: null, face, isDraft: true })] },
      }),
    );
    for (const drawing of ['arrow draft', 'flight draft', 'counter draft', 'fort draft'])
      expect(markup).toContain(`class="${drawing}"`);
  });

  test('where a replay is, with an outline', () => {
    expect(map({ marked: ['w3', 'e1'], selected: null }).match(/class="mark selected"/g)).toHaveLength(2);
  });
});
