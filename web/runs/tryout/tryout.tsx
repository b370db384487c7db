import ListChecks from 'lucide-react/icons/list-checks'
import { useLayoutEffect, useRef, useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { t } from '../../i18n/students/tryout.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { ServerClock } from '../device/clock.ts'
import { Check } from './check.tsx'
import { Practice } from './practice.tsx'
import { Tour } from './tour.tsx'

const STEPS = ['check', 'tour', 'practice'] as const

type TryoutProps = { paper: Pick<QuizPaperOnWire, 'share_code' | 'needs' | 'settings'>; clock: ServerClock }

/** What may be tried before the start: the device, the signs, and one question. Nothing of it is kept. */
export function Tryout(props: TryoutProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        className="-ms-[min(1rem,5vw)]"
        icon={<ListChecks aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('tryout.open')}
      </Button>
      {isOpen && <Steps {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Steps({ paper, clock, onClose }: TryoutProps & { onClose: () => void }) {
  const [at, setAt] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const step = STEPS[at] ?? 'check'
  const isLast = at === STEPS.length - 1

  // Each step begins at its title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what moves the focus
  useLayoutEffect(() => {
    const dialog = body.current?.closest('dialog')
    dialog?.firstElementChild?.scrollTo(0, 0)
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
  }, [at])

  const footer = (
    <div className="flex w-full flex-wrap-reverse justify-end gap-3">
      {at > 0 && (
        <Button className="grow basis-24 sm:grow-0" onClick={() => setAt(at - 1)}>
          {t('tryout.back')}
        </Button>
      )}
      <Button
        variant="primary"
        className="grow basis-24 sm:grow-0"
        onClick={() => (isLast ? onClose() : setAt(at + 1))}
      >
        {t(isLast ? 'tryout.done' : 'tryout.next')}
      </Button>
    </div>
  )
  return (
    <Dialog open onClose={onClose} title={t(`tryout.${step}`)} footer={footer} sheet>
      <div ref={body}>
        <p className="tabular mb-3 text-sm text-ink-soft">{t('tryout.step', { step: at + 1, of: STEPS.length })}</p>
        {step === 'check' && <Check code={paper.share_code} clock={clock} needs={paper.needs} />}
        {step === 'tour' && <Tour paper={paper} />}
        {step === 'practice' && <Practice paper={paper} />}
      </div>
    </Dialog>
  )
}
