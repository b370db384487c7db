import { formatNumber } from '../../i18n/format.ts'
import { classNames } from '../../ui/class-names.ts'

/** `name`: what was answered; `words`: what stands below it, as far as it says more. */
export type Column = { name: string; words?: string; count: number }

/** Past these, what is written at them is smaller. */
const ROOMY = 7

/** Upright bars for a hall, in the order of what was asked; whoever reads with the ears has a table beside them. */
export function StageColumns({ columns }: { columns: readonly Column[] }) {
  const most = Math.max(1, ...columns.map(({ count }) => count))
  const hasWords = columns.some(({ words }) => words)
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'mt-[3vmin] grid auto-cols-fr grid-flow-col gap-[0.3em]',
        columns.length > ROOMY && 'text-[0.85em] max-sm:text-[0.6em]',
      )}
    >
      {columns.map(({ name, words, count }) => (
        <div key={name} className="grid min-w-0 grid-rows-[auto_auto_auto] content-start gap-[0.2em] text-center">
          <div className="flex h-[38vmin] flex-col justify-end">
            <span className="tabular font-semibold">{formatNumber(count)}</span>
            <span
              className="block min-h-[0.12em] rounded-t-sm bg-brand forced-color-adjust-none transition-[block-size] duration-300 motion-reduce:transition-none"
              style={{ blockSize: `${(80 * count) / most}%` }}
            />
          </div>
          <span className="tabular border-t-2 border-line-strong pt-[0.1em] leading-tight font-semibold">{name}</span>
          {hasWords && (
            <span dir="auto" className="line-clamp-2 text-[0.8em] leading-tight text-ink-soft wrap-anywhere">
              {words}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
