'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { useToast } from './toasts.tsx';

interface LinkFieldProps {
  readonly label: string;
  /** From the root of the site. */
  readonly path: string;
}

/** A link to share, with a copy button. */
export function LinkField({ label, path }: LinkFieldProps) {
  const text = lobbyText.invite;
  const say = useToast();
  const field = useRef<HTMLDivElement>(null);
  const link = `${location.origin}${path}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      say(text.copied);
    } catch {
      // Without https a browser has no clipboard for pages.
      field.current?.querySelector('input')?.select();
      say(text.notCopied);
    }
  }
  return (
    <div className="row items-end!" ref={field}>
      <div className="grow">
        <Field name="link" label={label} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </div>
      <Button onClick={() => void copy()}>
        <Icon of={Copy} /> {text.copy}
      </Button>
    </div>
  );
}
