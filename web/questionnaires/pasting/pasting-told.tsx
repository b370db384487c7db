import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { shortName } from './short-name.ts'
import { convertedLine, type Stretch } from './stretch.ts'
import type { Pasting } from './use-pasting.ts'

const LANGUAGES = { bijoy: 'bn', kruti: 'hi' } as const

/** What was made of what was pasted, each with the way back. What is only likely is asked. */
export function PastingTold({ pasting }: { pasting: Pasting }) {
  const { stretch, refusal } = pasting
  return (
    <>
      <div role="alert">{refusal !== null && <Refused key={refusal} words={refusal} />}</div>
      <div role="status" className="grid grid-cols-1 gap-2 not-empty:mt-2">
        {stretch?.file && (
          <Told
            says={t(stretch.file.isReplaced ? 'pasting.fileReplaced' : 'pasting.fileRead', {
              name: shortName(stretch.file.name),
            })}
          >
            <Button size="sm" onClick={pasting.putBack}>
              {t(stretch.file.isReplaced ? 'pasting.putBack' : 'pasting.takeOut')}
            </Button>
          </Told>
        )}
        {stretch && stretch.why.length > 0 && (
          <Told says={whyWords(stretch)}>
            <Button size="sm" onClick={pasting.usePlain}>
              {t('pasting.usePlain')}
            </Button>
          </Told>
        )}
        {stretch?.oldFont?.is === 'asked' && (
          <Told
            says={t(`pasting.oldFont_${stretch.oldFont.font}`)}
            shown={
              <p
                lang={LANGUAGES[stretch.oldFont.font]}
                dir="auto"
                className="rounded bg-surface px-2 py-1 wrap-anywhere"
              >
                {convertedLine(stretch)}
              </p>
            }
          >
            <Button size="sm" onClick={pasting.convert}>
              {t('pasting.oldFontConvert')}
            </Button>
            <Button size="sm" onClick={pasting.leave}>
              {t('pasting.oldFontLeave')}
            </Button>
          </Told>
        )}
        {stretch?.oldFont?.is === 'converted' && (
          <Told says={t('pasting.oldFontDone')}>
            <Button size="sm" onClick={pasting.unconvert}>
              {t('pasting.oldFontUndo')}
            </Button>
          </Told>
        )}
      </div>
    </>
  )
}

/** In sight at once: the field is as it was. */
function Refused({ words }: { words: string }) {
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Browsers return a promise.
    void shown.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p
      ref={shown}
      className="mt-2 flex scroll-mt-20 scroll-mb-24 items-start gap-2 rounded border border-wrong/40 bg-wrong-soft px-3 py-2 wrap-anywhere"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-wrong" />
      <span className="min-w-0">{words}</span>
    </p>
  )
}

const whyWords = ({ why, font }: Stretch): string =>
  why.map((each) => t(`pasting.why_${each}`, { font: font ?? '' })).join(' ')

type ToldProps = { says: string; shown?: ReactNode; children: ReactNode }

function Told({ says, shown, children }: ToldProps) {
  return (
    <div className="grid grid-cols-1 gap-2 rounded border border-line bg-brand-soft px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-48 wrap-anywhere">{says}</p>
        {!shown && <div className="flex flex-wrap gap-2">{children}</div>}
      </div>
      {shown}
      {shown && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
