import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/passages.ts'
import { spokenLanguage } from '../../i18n/translate.ts'

type Sections = NonNullable<LayoutOnWire['sections']>

/** What is answered of a section of which only some questions count; places count from 0. */
type AnsweredOf = { choose: number; of: number; answered: number[] }

export const answeredOf = (
  { choose, question_ids }: Pick<Sections[number], 'choose' | 'question_ids'>,
  questions: readonly string[],
  isAnswered: (id: string) => boolean,
): AnsweredOf | null => {
  if (choose === undefined) return null
  const answered = questions.flatMap((id, at) => (question_ids.includes(id) && isAnswered(id) ? [at] : []))
  return { choose, of: question_ids.length, answered }
}

type AnyOfProps = AnsweredOf & { isFull: boolean }

/** How many of its section a student may answer, and has; `isFull`: not this one, before another one is cleared. */
export function AnyOf({ choose, of, answered, isFull }: AnyOfProps) {
  const numbers = new Intl.ListFormat(spokenLanguage()).format(answered.map((at) => formatNumber(at + 1)))
  return (
    <div className="mb-4">
      <p>{t('passages.anyOf', { choose, of })}</p>
      <p role="status" className="tabular text-sm text-ink-soft">
        {t('passages.answeredOf', { count: answered.length, choose })}
      </p>
      {isFull && (
        <p role="alert" className="mt-2 rounded bg-accent-soft px-3 py-2 font-medium">
          {t('passages.clearOneFirst', { count: choose, numbers })}
        </p>
      )}
    </div>
  )
}
