import { useState } from 'react'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type NotTaken, numbersIn } from './chosen-items.ts'

/** Fewer are chosen sooner by a press on each. */
const MANY = 20

type ChooseFoundProps = {
  items: readonly DraftItem[]
  left: NotTaken
  doubtful: ReadonlySet<number>
  onLeave: (left: NotTaken) => void
}

/** Which of many questions are taken, all at once or by their numbers. */
export function ChooseFound({ items, left, doubtful, onLeave }: ChooseFoundProps) {
  const [numbers, setNumbers] = useState('')
  const questions = [...items.keys()].filter((at) => items[at] && !isDraftPart(items[at]))
  const leaveOnly = (isLeft: (at: number, number: number) => boolean) =>
    onLeave(new Set(questions.filter((at, index) => isLeft(at, index + 1))))
  const press = (isLeft: (at: number) => boolean) => () => {
    setNumbers('')
    leaveOnly(isLeft)
  }
  const named = numbersIn(numbers)
  const type = (typed: string) => {
    setNumbers(typed)
    const wanted = numbersIn(typed)
    if (wanted && wanted.size > 0) leaveOnly((_, number) => !wanted.has(number))
  }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="tabular me-2 font-semibold">
          {t('quizText.chosen', { count: questions.length - left.size, total: questions.length })}
        </p>
        <Button size="sm" onClick={press(() => false)}>
          {t('quizText.chooseAll')}
        </Button>
        <Button size="sm" onClick={press(() => true)}>
          {t('quizText.chooseNone')}
        </Button>
        {doubtful.size > 0 && (
          <Button size="sm" onClick={press((at) => doubtful.has(at))}>
            {t('quizText.chooseSound')}
          </Button>
        )}
      </div>
      {questions.length > MANY && (
        <TextField
          className="mt-3 max-w-sm"
          label={t('quizText.chooseNumbers')}
          hint={t('quizText.chooseNumbersHint')}
          error={named === null ? t('quizText.chooseNumbersWrong') : undefined}
          inputMode="text"
          autoComplete="off"
          value={numbers}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </div>
  )
}
