import { useEffect, useState } from 'react'
import type { OwnWishOnWire } from '#contract/personal-data/erasure.ts'
import type { QuizAnalysisOnWire, QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { StudentOnWire } from '#contract/runs/attempts.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/students/own-data.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { ownFile, saveFile } from '../device/own-file.ts'
import { askToErase, readWish } from './own-wish.ts'

type OwnDataProps = { student: StudentOnWire; quiz: QuizAnalysisOnWire | QuizPaperOnWire }

/** What is kept of a student in this quiz: to take along, and to have erased. */
export function OwnData({ student, quiz }: OwnDataProps) {
  const code = student.quiz_code
  const save = () => saveFile(ownFile(student, quiz, new Date()), `quiz-${code}.json`)
  return (
    <section
      aria-labelledby="own-data"
      className="mt-6 rounded border border-line bg-surface-sunken p-4 text-start sm:p-6"
    >
      <h2 id="own-data" className="text-lg">
        {t('ownData.heading')}
      </h2>
      <p className="mt-1">{t('ownData.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={save}>{t('ownData.download')}</Button>
        {student.score !== null && <Button onClick={() => print()}>{t('ownData.print')}</Button>}
      </div>
      <Wish code={code} />
    </section>
  )
}

/** Says how a wish to be erased stands; asked twice, it is one. */
function Wish({ code }: { code: string }) {
  const [wish, setWish] = useState<OwnWishOnWire | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    void readWish(code).then((reply) => reply.ok && setWish(reply.value))
  }, [code])

  const ask = async () => {
    setBusy(true)
    const reply = await askToErase(code)
    setBusy(false)
    setAsked(false)
    setFailed(!reply.ok)
    if (reply.ok) setWish(reply.value)
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div role="status">
        {wish && wish.state !== 'none' && (
          <p>
            {t(wish.state === 'waiting' ? 'ownData.waiting' : 'ownData.refused', {
              when: wish.asked_at === null ? '' : formatDateTime(Date.parse(wish.asked_at)),
            })}
          </p>
        )}
        {wish?.reason && (
          <p dir="auto" className="mt-2 border-s-4 border-line ps-3 wrap-anywhere">
            {wish.reason}
          </p>
        )}
        {isFailed && <p className="mb-3 text-wrong">{t('ownData.failed')}</p>}
      </div>
      {(wish === null || wish.state === 'none') && (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('ownData.ask')}
        </Button>
      )}
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('ownData.askTitle')}
        message={t('ownData.askText')}
        action={{ label: t('ownData.askDo'), busy: isBusy, onAct: () => void ask() }}
      />
    </div>
  )
}
