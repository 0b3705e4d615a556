import { useId, useState } from 'react';

interface ExplainedProps {
  readonly short: string;
  readonly says: string;
}

/** An abbreviation that explains itself when touched. It must not be inside an interactive element. */
export function Explained({ short, says }: ExplainedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="explained" popoverTarget={id}>
        {short}
      </button>
      {/* The sentence is part of the text around it only while it is shown. */}
      <span
        id={id}
        popover="auto"
        role="note"
        className="explanation"
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen ? says : null}
      </span>
    </>
  );
}
