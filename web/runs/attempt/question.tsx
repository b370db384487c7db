import Eraser from 'lucide-react/icons/eraser'
import Flag from 'lucide-react/icons/flag'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type QuestionId, questionId } from '#domain/questions/question-id.ts'
import { t } from '../../i18n/students/take.ts'
import { Prose, TextsOf } from '../../questions/parts/prose.tsx'
import { PlayQuestion, type ShownQuestion } from '../../questions/players.tsx'
import { Button } from '../../ui/button.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { Worth } from '../all-pages/extras.tsx'
import type { MarkedPaper } from '../all-pages/marking.tsx'
import { Reserved } from '../all-pages/reserved.tsx'
import { entryOf } from '../device/changes.ts'
import { hasReviewMarks } from '../movement/review-marks.ts'
import type { Attempt } from './attempt.ts'
import type { AttemptView } from './attempt-view.ts'

type QuestionProps = {
  question: ShownQuestion
  /** As it says it is marked. */
  paper: MarkedPaper
  attempt: Pick<Attempt, 'act'>
  view: AttemptView
  isReadOnly: boolean
  /** Whether another answer has to be cleared before this question can be answered. */
  isFull: boolean
  /** Whether what was typed is too long to be saved. */
  isTooLong: boolean
  /** Where its answer is known to be, where that is not what the attempt knows of it. */
  where?: string | undefined
  /** Whether its buttons stand elsewhere. */
  isBare?: boolean
  /** Said before the question. */
  before?: ReactNode
  /** Said after it, where it moves nothing. */
  children?: ReactNode
}

export function Question({
  question,
  paper,
  attempt,
  view,
  isReadOnly,
  isFull,
  isTooLong,
  where,
  isBare,
  before,
  children,
}: QuestionProps) {
  const { progress } = view
  const { lang, own } = question
  const id = questionId.parse(question.id)
  const problemId = useElementId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { answer, isMarked } = entryOf(progress, id)

  // Before the paint: the next key may come sooner, and takes the focus elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what moves the focus
  useLayoutEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [id])

  return (
    <article className="grid short:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] short:gap-x-6">
      <div>
        {before}
        <h2 ref={heading} tabIndex={-1} className="text-sm font-medium tracking-normal text-ink-soft">
          {t('take.questionOf', { number: progress.at + 1, total: progress.questions.length })}
          {(own?.points ?? own?.marking) && <Worth own={own} paper={paper} question={question} />}
        </h2>
        <div id={problemId} lang={lang} dir="auto" className="mt-1 text-lg font-medium whitespace-pre-wrap">
          <TextsOf value={question}>
            <Prose source={question.prompt} />
          </TextsOf>
        </div>
      </div>
      <div lang={lang} className="mt-5 short:row-span-2 short:mt-0">
        <PlayQuestion
          key={id}
          id={id}
          question={question}
          answer={answer}
          isReadOnly={isReadOnly || isFull}
          labelledBy={problemId}
          onAnswer={(value) => attempt.act({ kind: 'answer', question: id, value })}
        />
      </div>
      <div className="mt-4">
        {!isBare && (
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            {hasReviewMarks(paper) && (
              <Button
                aria-pressed={isMarked}
                disabled={isReadOnly}
                icon={<Flag aria-hidden="true" className={isMarked ? 'size-5 fill-current' : 'size-5'} />}
                className="aria-pressed:border-review aria-pressed:bg-review-soft aria-pressed:text-review"
                onClick={() => attempt.act({ kind: 'toggle_mark', question: id })}
              >
                <Reserved for={t('take.marked')}>
                  <span>{t(isMarked ? 'take.marked' : 'take.mark')}</span>
                </Reserved>
              </Button>
            )}
            <Button
              variant="quiet"
              disabled={isReadOnly || answer === null}
              icon={<Eraser aria-hidden="true" className="size-5" />}
              onClick={() => attempt.act({ kind: 'answer', question: id, value: null })}
            >
              {t('take.clear')}
            </Button>
          </div>
        )}
        <p className="mt-3 min-h-7 text-sm text-ink-soft">
          {where ??
            ((answer !== null || isMarked || isTooLong) &&
              t(`take.${isTooLong ? 'notSaved' : whereIs(id, view, isReadOnly)}`))}
        </p>
        {children}
      </div>
    </article>
  )
}

/** Whether an earlier device has given the answer, and may still bring another one. */
const isOfBefore = ({ sheet, writer }: AttemptView['progress'], question: QuestionId): boolean =>
  (sheet[question]?.answerBy?.turn ?? writer.turn) < writer.turn

/** Where the newest answer to a question is known to be. */
const whereIs = (question: QuestionId, view: AttemptView, isReadOnly: boolean) => {
  const { progress, saving, keptChanges, hasCopy } = view
  const changedIn = progress.changedIn[question] ?? 0
  if (changedIn <= saving.acknowledged)
    return !isReadOnly && isOfBefore(progress, question) ? 'onServerBefore' : 'onServer'
  return hasCopy && changedIn <= keptChanges ? 'onDevice' : 'onPage'
}
