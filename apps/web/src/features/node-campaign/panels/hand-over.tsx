'use client';
import { forcesOf, rosterPoints } from '@sealed-orders/rules/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { handOverText as text } from '@sealed-orders/text/node-campaign/hand-over';
import { Button } from '../../kit/button.tsx';
import { useNodePlace } from '../node-context.ts';

/** For a player who took over a seat: its battleforces, and the orders that its former player dated ahead. */
export function NodeHandOver() {
  const { view, words, openTab } = useNodePlace();
  const { you } = view;
  if (you === null) return null;
  const forces = forcesOf(view, you);
  const posts = view.posts.filter(({ seat }) => seat === you);
  return (
    <div>
      <h4>{text.title}</h4>
      {forces.length === 0 ? <p>{text.noForces}</p> : null}
      <ul>
        {forces.map(({ id, name, node, units }) => (
          <li key={id}>{text.force(name, words.node(node).text, rosterPoints(units))}</li>
        ))}
      </ul>
      {posts.length === 0 ? null : (
        <>
          <p>{text.posts(posts.length)}</p>
          <ul>
            {posts.map(({ number, commands }) => (
              <li key={number}>{commands.map((command) => composerText.says(command, words)).join(', ')}</li>
            ))}
          </ul>
          <Button kind="link" onClick={() => openTab('board')}>
            {text.toPosts}
          </Button>
        </>
      )}
    </div>
  );
}
