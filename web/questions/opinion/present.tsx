import type { Opinion } from '#domain/questions/opinion.ts'
import { WordCloud } from '../comment/cloud.tsx'
import { fittingEm } from '../parts/fitting-rows.ts'
import type { Hiding, TallyProps } from '../tally.ts'
import { ChosenBars } from './tally.tsx'

/** Every option with how many chose it; what was written beside them can be taken off the screen. */
export function PresentOpinion({ hidden, onHide, ...props }: TallyProps<Opinion> & Hiding) {
  const { asked, tally } = props
  const rows = asked.options.length + (asked.other ? 2 : 0)
  const hasWritten = tally.written.named.some(({ text }) => text !== '' && !hidden.has(text))
  return (
    <div style={{ fontSize: fittingEm(rows) }}>
      <ChosenBars {...props} />
      {hasWritten && (
        <div className="text-[0.55em]">
          <WordCloud words={tally.written} hidden={hidden} onHide={onHide} />
        </div>
      )}
    </div>
  )
}
