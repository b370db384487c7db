import { useElementId } from '../../ui/element-id.ts'
import type { SearchEntry } from './find.ts'

/** Plain links, one below the other, best first. */
export function FoundList({ title, entries }: { title?: string; entries: SearchEntry[] }) {
  const id = useElementId()
  return (
    <div data-found>
      {title && (
        <h2 id={id} className="mb-2 text-lg">
          {title}
        </h2>
      )}
      <ol aria-labelledby={title && id} className="border-t border-line">
        {entries.map((entry) => (
          <Found key={entry.path} entry={entry} />
        ))}
      </ol>
    </div>
  )
}

function Found({ entry: { path, title, within, text } }: { entry: SearchEntry }) {
  return (
    <li className="relative border-b border-line py-3 hover:bg-brand-soft">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <a href={path} className="text-link stretched">
          {title}
        </a>
        {within && <span className="text-sm text-ink-soft">{within}</span>}
      </p>
      {text && <p className="line-clamp-2 text-sm text-ink-soft">{text}</p>}
    </li>
  )
}
