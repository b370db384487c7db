import { type Ref, useState } from 'react'
import { MAX_COMMENT_LENGTH, marksOfRubric } from '#domain/answers/hand-marks.ts'
import { marksAsNumber, wholeMarks } from '#domain/marking/marks.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { KeyedTexts } from '../../questions/parts/keyed-texts.tsx'
import { Prose } from '../../questions/parts/prose.tsx'
import { formatMarks } from '../../results/answers/marks-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { AnswerToMark } from './api.ts'
import { KeyCap } from './key-cap.tsx'
import type { Mark } from './mark.ts'
import { marksIn } from './marks-in.ts'

export const NO_MARK: Mark = { marks: 0, rubric: [], comment: '' }

/** What a key or a button makes of a mark. */
export const withPoint = (mark: Mark | null, { rubric, fullMarks }: AnswerToMark, place: number): Mark => {
  const { rubric: before, ...rest } = mark ?? NO_MARK
  const ticked = before.includes(place)
    ? before.filter((each) => each !== place)
    : [...before, place].sort((one, other) => one - other)
  const marks = marksAsNumber(marksOfRubric(rubric, ticked, Math.round(wholeMarks(fullMarks))))
  return { ...rest, rubric: ticked, marks }
}

export const withMarks = (mark: Mark | null, marks: number): Mark => ({ ...(mark ?? NO_MARK), marks })

type MarkFormProps = {
  answer: AnswerToMark
  mark: Mark | null
  /** A comment that was written before there are marks. */
  early: string
  commentRef: Ref<HTMLTextAreaElement>
  /** No marks and all marks are given elsewhere. */
  isShort: boolean
  onMark: (mark: Mark | null) => void
  onEarly: (comment: string) => void
  /** Letters are keys again. */
  onLeave: () => void
}

/** What is found in an answer, what it earns, and what its student is told. */
export function MarkForm({ answer, mark, early, commentRef, isShort, onMark, onEarly, onLeave }: MarkFormProps) {
  const { rubric, fullMarks } = answer
  const [typed, setTyped] = useState<{ text: string; for: number | null }>({ text: '', for: null })
  const text = typed.for === (mark?.marks ?? null) ? typed.text : mark === null ? '' : marksText(mark.marks)
  const read = marksIn(text)
  const isWrong = read === 'no_number' || (read !== null && (read < 0 || read > fullMarks))
  const put = (next: Mark) => onMark(mark === null && early.trim() !== '' ? { ...next, comment: early } : next)
  const typeMarks = (next: string) => {
    const marks = marksIn(next)
    const isUsable = typeof marks === 'number' && marks >= 0 && marks <= fullMarks
    setTyped({ text: next, for: isUsable ? marks : (mark?.marks ?? null) })
    if (isUsable) put(withMarks(mark, marks))
  }
  const comment = mark?.comment ?? early
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="sr-only">{t('marking.form')}</legend>
      {rubric.length > 0 && (
        <KeyedTexts question={answer.question}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {rubric.map((point, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no other identity, and nothing here has a state
              <li key={place}>
                <Point
                  {...point}
                  place={place}
                  isTicked={mark?.rubric.includes(place) ?? false}
                  onToggle={() => put(withPoint(mark, answer, place))}
                />
              </li>
            ))}
          </ul>
        </KeyedTexts>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-1 basis-32"
          label={t('marking.marks', { max: formatMarks(fullMarks) })}
          inputMode="decimal"
          autoComplete="off"
          name="marks"
          value={text}
          error={isWrong ? t('marking.marksBetween', { max: formatMarks(fullMarks) }) : undefined}
          onChange={({ target }) => typeMarks(target.value)}
        />
        {!isShort && (
          <>
            <Button onClick={() => put(withMarks(mark, 0))}>
              {t('marking.zero')} <KeyCap>0</KeyCap>
            </Button>
            <Button onClick={() => put(withMarks(mark, fullMarks))}>
              {t('marking.full')} <KeyCap>F</KeyCap>
            </Button>
          </>
        )}
      </div>
      <TextArea
        ref={commentRef}
        label={t('marking.comment')}
        hint={mark === null && early.trim() !== '' ? t('marking.commentNeedsMarks') : t('marking.commentHint')}
        name="comment"
        dir="auto"
        maxLength={MAX_COMMENT_LENGTH}
        value={comment}
        onChange={({ target }) =>
          mark === null ? onEarly(target.value) : onMark({ ...mark, comment: target.value.toWellFormed() })
        }
        onKeyDown={({ key }) => key === 'Escape' && onLeave()}
      />
      {mark !== null && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onEarly(mark.comment)
              onMark(null)
            }}
          >
            {t('marking.takeBack')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** As it can be typed: no signs that stand between digits. */
const marksText = (marks: number): string => String(Math.round(marks * 100) / 100)

type PointProps = { text: string; weight: number; place: number; isTicked: boolean; onToggle: () => void }

function Point({ text, weight, place, isTicked, onToggle }: PointProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded border border-line-strong bg-surface px-3 py-2 has-checked:border-correct has-checked:bg-correct-soft">
      <input type="checkbox" className="check mt-0.5" checked={isTicked} onChange={onToggle} />
      <span className="flex min-w-0 flex-1 flex-wrap items-start justify-end gap-x-3">
        <span dir="auto" className="min-w-0 flex-1 basis-32 whitespace-pre-wrap wrap-anywhere">
          <Prose source={text} as="phrase" />
        </span>
        <span className="tabular mt-0.5 text-sm text-ink-soft">{t('marking.weight', { weight })}</span>
        {place < 9 && <KeyCap>{place + 1}</KeyCap>}
      </span>
    </label>
  )
}
