/** An ink lozenge with crossed swords, hollow when the battle is over. */
export function Lozenge({ size, isOver = false }: { readonly size: number; readonly isOver?: boolean }) {
  const [body, edge] = isOver ? ['var(--sheet)', 'var(--ink)'] : ['var(--ink)', 'var(--sheet)'];
  return (
    <svg className="lozenge" width={size} height={size} viewBox="-16 -16 32 32" aria-hidden>
      <path d="M0 -14.5L14.5 0L0 14.5L-14.5 0Z" fill={body} stroke="var(--ink)" strokeWidth="1.4" />
      <path
        d="M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5M-7 2.5l4.5 4.5M7 2.5l-4.5 4.5"
        stroke={edge}
        strokeWidth="1.5"
        fill="none"
      />
    </svg>
  );
}
