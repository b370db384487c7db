import type { TypedTally } from '#domain/questions/parts/typed-tally.ts'
import { t } from '../../i18n/students/tallies.ts'
import { TallyBars } from './tally-bars.tsx'
import { typedRows } from './tally-rows.ts'

type TypedBarsProps = {
  tally: TypedTally
  of: number
  /** All that is right, as people read it. */
  accepted: string
  read?: (text: string) => string
  lang?: string | undefined
}

/** What was typed most, and what is accepted. */
export function TypedBars({ tally, of, accepted, read, lang }: TypedBarsProps) {
  const rows = typedRows(tally, read)
  return (
    <>
      {rows.length > 0 && <TallyBars caption={t('tally.typed', { of })} rows={rows} of={of} lang={lang} />}
      <p lang={lang} dir="auto" className="mt-2 text-sm text-ink-soft wrap-anywhere">
        {t('tally.accepted', { answers: accepted })}
      </p>
    </>
  )
}
