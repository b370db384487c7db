import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Copy from 'lucide-react/icons/copy'
import PenLine from 'lucide-react/icons/pen-line'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { Button } from '../../ui/button.tsx'
import { CopyChooser } from './copy-chooser.tsx'
import { EXAMPLES } from './example-questions.ts'

type WaysToBeginProps = {
  onWrite: () => void
  onPaste: () => void
  onTake: (questions: readonly DraftQuestion[]) => void
}

/** For whoever has nothing yet. It stays until there is a second question, so that nothing moves while the first is written. */
export function WaysToBegin({ onWrite, onPaste, onTake }: WaysToBeginProps) {
  const [isCopying, setCopying] = useState(false)
  const section = useRef<HTMLElement>(null)
  // The field below it has taken the focus, and this out of sight.
  useEffect(() => {
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section
      ref={section}
      aria-label={t('editing.begin')}
      className="mb-4 scroll-mt-4 rounded border border-line bg-surface-sunken p-[min(1rem,4vw)]"
    >
      <h3 className="text-base">{t('editing.begin')}</h3>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
        <Way icon={<PenLine />} name={t('editing.beginWrite')} onAct={onWrite} />
        <Way icon={<ClipboardPaste />} name={t('editing.beginPaste')} onAct={onPaste} />
        <Way icon={<Copy />} name={t('editing.beginCopy')} onAct={() => setCopying(true)} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">{t('editing.examples')}</p>
      <div className="mt-2 flex flex-wrap gap-2 max-sm:*:w-full sm:-ms-4">
        <Button variant="quiet" onClick={() => onTake(EXAMPLES.science())}>
          {t('editing.exampleScience')}
        </Button>
        <Button variant="quiet" onClick={() => onTake(EXAMPLES.maths())}>
          {t('editing.exampleMaths')}
        </Button>
      </div>
      <CopyChooser open={isCopying} onClose={() => setCopying(false)} />
    </section>
  )
}

function Way({ icon, name, onAct }: { icon: ReactNode; name: string; onAct: () => void }) {
  return (
    <Button className="wrap-anywhere" icon={<span className="[&_svg]:size-5">{icon}</span>} onClick={onAct}>
      {name}
    </Button>
  )
}
