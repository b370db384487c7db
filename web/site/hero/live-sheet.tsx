import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'

/** The page's theme again, inside a floor that is always dark: a sheet of paper lies on it, as the product looks. */
const pageTheme =
  '[color-scheme:light_dark] [:root[data-theme=light]_&]:[color-scheme:light] [:root[data-theme=dark]_&]:[color-scheme:dark]'

type LiveSheetProps = { title: string; intro: string; children: ReactNode }

/** What can be tried, with the words above it. */
export function LiveSheet({ title, intro, children }: LiveSheetProps) {
  const id = useElementId()
  return (
    <section aria-labelledby={id} className="w-full max-w-md">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{intro}</p>
      <div
        data-theme="page"
        className={classNames('mt-4 rounded border border-line bg-paper text-ink shadow', pageTheme)}
      >
        {children}
      </div>
    </section>
  )
}
