import { X } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, type ButtonLook, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { TextArea } from './text-area.tsx';

test.each<[string, ButtonLook | undefined, string]>([
  ['is plain unless it says otherwise', undefined, 'btn'],
  ['says its kind and its size', { kind: 'main', size: 'large' }, 'btn ink large'],
  ['that is an icon may be small too', { kind: 'icon', size: 'small' }, 'icon-btn small'],
  ['keeps the classes of its place', { kind: 'link', className: 'row' }, 'link-btn row'],
])('a button %s', (_title, look, classes) => {
  expect(buttonClass(look)).toBe(classes);
});

test('a button submits nothing by default', () => {
  expect(renderToStaticMarkup(<Button>Back</Button>)).toBe('<button type="button" class="btn">Back</button>');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test('an icon is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon of={X} />)).toMatch(/width="16".*stroke-width="1\.75".*aria-hidden="true"/);
});

const left = (count: number): string => `${count} left`;
const written = (length: number, nearly?: number): string =>
  renderToStaticMarkup(
    <TextArea
      label="Report"
      hint="All can read it."
      value={'x'.repeat(length)}
      onChange={() => undefined}
      limit={nearly === undefined ? { most: 500, left } : { most: 500, left, nearly }}
    />,
  );

test.each([
  ['says its hint and how much room is left', written(100), 'All can read it. 400 left'],
  ['that is far from full says its hint only', written(400, 400), 'All can read it.'],
  ['that is nearly full says what is left instead', written(401, 400), '99 left'],
])('a text area %s', (_title, markup, says) => {
  expect(markup).toContain(`-says">${says}</p>`);
  expect(markup).toContain('maxLength="500"');
});

test('a text area without a hint has no description', () => {
  const markup = renderToStaticMarkup(<TextArea label="Reason" value="" onChange={() => undefined} />);
  expect(markup).not.toContain('aria-describedby');
  expect(markup).not.toContain('<p');
});
