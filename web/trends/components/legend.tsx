const SIGNS = {
  line: (
    <>
      <line x1="0" x2="28" y1="8" y2="8" strokeWidth="2" className="stroke-brand" />
      <circle cx="14" cy="8" r="4" className="fill-brand" />
    </>
  ),
  dashes: (
    <>
      <line x1="0" x2="28" y1="8" y2="8" strokeWidth="2" strokeDasharray="2 5" className="stroke-ink-soft" />
      <circle cx="14" cy="8" r="3.5" strokeWidth="2" className="fill-surface stroke-ink-soft" />
    </>
  ),
  mark: <line x1="14" x2="14" y1="0" y2="16" strokeWidth="4" className="stroke-brand" />,
  bar: <rect x="9" width="10" height="16" className="fill-brand-soft" />,
} as const

type Sign = keyof typeof SIGNS

/** What the signs of a chart stand for. */
export function Legend({ entries }: { entries: readonly (readonly [Sign, string])[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {entries.map(([sign, text]) => (
        <li key={sign} className="flex items-center gap-2">
          <svg aria-hidden="true" width="28" height="16">
            {SIGNS[sign]}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}
