import Pin from 'lucide-react/icons/pin'
import { useContext } from 'react'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { asSaid, type MarkedOptions } from '#domain/questions/parts/options.ts'
import { type Staying, stayingIn } from '#domain/questions/parts/staying-options.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { Button } from '../../ui/button.tsx'
import { MixesOptions } from './mixes-options-context.tsx'

type StayingNoteProps = { marked: MarkedOptions; onChange: (marked: MarkedOptions) => void }

/** Which options stay by their words where options are mixed, why, and what says otherwise. */
export function StayingNote({ marked, onChange }: StayingNoteProps) {
  const mixes = useContext(MixesOptions)
  const staying = mixes ? stayingIn(marked.options) : null
  if (staying === null) return null
  const { fixed = staying.places } = marked
  const areLoose = staying.places.some((place) => !fixed.includes(place))
  // Whoever has fixed others as well sees it by their pins.
  if (!areLoose && fixed.length > staying.places.length) return null
  const all = [...new Set([...fixed, ...staying.places])].sort((one, other) => one - other)
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft sm:ms-11">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-1.5 py-1">
        <Pin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{areLoose ? t('editing.stayingMixed') : reasonOf(staying)}</span>
      </p>
      <Button variant="quiet" size="sm" onClick={() => onChange(asSaid({ ...marked, fixed: areLoose ? all : [] }))}>
        {t(areLoose ? 'editing.keepInPlace' : 'editing.mixAnyway')}
      </Button>
    </div>
  )
}

const reasonOf = ({ why, said }: Staying): string => {
  const [count, signs] = [said.length, said.map(optionSign).join(', ')]
  return t(why === 'by_labels' ? 'editing.stayingByLabels' : 'editing.stayingOfOthers', { count, signs })
}
