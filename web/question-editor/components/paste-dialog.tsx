import { useDeferredValue, useMemo, useState } from 'react'
import type { DraftQuestion } from '#domain/draft.ts'
import { MAX_QUESTIONS } from '#domain/questionnaire.ts'
import { MAX_OPTIONS } from '#domain/questions/options.ts'
import { useBackCloses } from '../../app/use-back-closes.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type PasteNote, pastedQuestions } from '../pasted-questions.ts'
import { QuestionPreview } from './question-preview.tsx'

type PasteDialogProps = {
  /** What was pasted into a question, to begin with. */
  text: string
  /** How many questions the quiz takes yet. */
  room: number
  onTake: (questions: DraftQuestion[]) => void
  /** Told what stands in it, so that nothing is lost by closing. */
  onClose: (text: string) => void
}

/** Shows what a block of text is read as before any of it is taken. It is open as long as it is rendered. */
export function PasteDialog({ text: pasted, room, onTake, onClose }: PasteDialogProps) {
  const [text, setText] = useState(pasted)
  const close = () => onClose(text)
  useBackCloses(close)
  const settled = useDeferredValue(text)
  const { questions, notes } = useMemo(() => pastedQuestions(settled), [settled])
  const found = questions.length
  const isTooMany = found > room
  const take = () => {
    const read = pastedQuestions(text).questions
    if (read.length <= room) onTake(read)
  }
  return (
    <Dialog
      open
      onClose={close}
      size="lg"
      title={t('editor.pasteTitle')}
      footer={
        <>
          <Button onClick={close}>{t('editor.cancel')}</Button>
          <Button variant="primary" disabled={found === 0 || isTooMany} onClick={take}>
            {t('editor.pasteTake', { count: found })}
          </Button>
          {isTooMany && (
            <p role="alert" className="font-medium text-wrong sm:order-first sm:me-auto">
              {t('editor.pasteNoRoom', { most: MAX_QUESTIONS, room })}
            </p>
          )}
        </>
      }
    >
      <TextArea
        label={t('editor.pasteText')}
        hint={t('editor.pasteHint')}
        placeholder={t('editor.pasteExample')}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="mt-4 font-semibold">
        {found === 0 ? t('editor.pasteNothing') : t('editor.pasteFound', { count: found })}
      </p>
      {notes.length > 0 && <PasteNotes notes={notes} />}
      <ol className="mt-3 grid gap-3">
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: read anew from the text each time, without a state of their own
          <li key={index}>
            <QuestionPreview question={question} number={index + 1} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function PasteNotes({ notes }: { notes: readonly PasteNote[] }) {
  return (
    <section aria-labelledby="paste-notes" className="mt-2 rounded border border-wrong/40 bg-wrong-soft p-3">
      <h3 id="paste-notes" className="text-base">
        {t('editor.pasteNotes', { count: notes.length })}
      </h3>
      <p className="text-sm">{t('editor.pasteNotesHint')}</p>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto text-sm">
        {notes.map(({ line, problem, text }) => (
          <li key={`${line} ${problem}`} className="wrap-anywhere">
            <span className="tabular font-semibold">{t('editor.line', { line: formatNumber(line) })}</span>{' '}
            {t(`editor.note_${problem}`, { text: shortened(text), most: MAX_OPTIONS })}
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST_QUOTED = 80

const shortened = (text: string) => (text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text)
