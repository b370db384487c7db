import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { Pattern } from '#domain/patterns/pattern.ts'
import type { PatternId } from '#domain/patterns/pattern-id.ts'
import { PATTERNS } from '#domain/patterns/patterns.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { AboutPattern } from './about-pattern.tsx'
import { believedOf } from './believed.ts'
import { PatternList } from './pattern-list.tsx'

type PatternChooserProps = { open: boolean; onClose: () => void; onLayOut: (pattern: Pattern) => void }

const NOTHING: ReadonlySet<string> = new Set()

/** By which pattern a blank draft is laid out; what of it is believed alone is confirmed before. */
export default function PatternChooser({ open, onClose, onLayOut }: PatternChooserProps) {
  const [chosen, setChosen] = useState<PatternId | null>(null)
  const [confirmed, setConfirmed] = useState(NOTHING)
  const pattern = chosen && PATTERNS[chosen]
  const isReady = pattern !== null && believedOf(pattern).every((said) => confirmed.has(said))
  const choose = (id: PatternId | null) => {
    setChosen(id)
    setConfirmed(NOTHING)
  }
  const confirm = (said: string, isConfirmed: boolean) =>
    setConfirmed((before) => new Set(isConfirmed ? [...before, said] : [...before].filter((each) => each !== said)))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('patterns.title')}
      size="lg"
      footer={
        <>
          {pattern && !isReady && (
            <p role="status" className="self-center text-sm text-ink-soft">
              {t('patterns.believedMissing')}
            </p>
          )}
          <Button onClick={onClose}>{t('patterns.without')}</Button>
          {pattern && (
            <Button variant="primary" disabled={!isReady} onClick={() => onLayOut(pattern)}>
              {t('patterns.layOut')}
            </Button>
          )}
        </>
      }
    >
      {pattern ? (
        <>
          <Button
            variant="quiet"
            size="sm"
            className="mb-2 -ms-3 min-h-11 text-start"
            icon={<ArrowLeft aria-hidden="true" className="size-5" />}
            onClick={() => choose(null)}
          >
            {t('patterns.others')}
          </Button>
          <AboutPattern pattern={pattern} confirmed={confirmed} onConfirm={confirm} />
        </>
      ) : (
        <>
          <p className="mb-4 max-w-prose text-ink-soft">{t('patterns.intro')}</p>
          <PatternList onChoose={choose} />
        </>
      )}
    </Dialog>
  )
}
