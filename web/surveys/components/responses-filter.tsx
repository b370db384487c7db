import { stepsOf } from '#domain/questions/scale.ts'
import { t } from '../../i18n/surveys.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { CountedQuestion, ResponsesView } from '../api.ts'
import { promptInWords } from '../prompt-in-words.ts'

const SHOWN = ['all', 'complete', 'partial'] as const

type ResponsesFilterProps = {
  view: ResponsesView
  questions: readonly CountedQuestion[]
  isAnonymous: boolean
  onLook: (view: ResponsesView) => void
}

/** Whom all that is shown is about. */
export function ResponsesFilter({ view, questions, isAnonymous, onLook }: ResponsesFilterProps) {
  const choices = questions.flatMap(({ question }) =>
    choicesOf(question).map(({ value, words }) => ({
      value: `${question.id} ${value}`,
      words: t('surveys.filterOption', { question: promptInWords(question), option: words }),
    })),
  )
  const chosen = view.chosen ? `${view.chosen.question} ${view.chosen.option}` : ''
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {!isAnonymous && (
        <SelectField
          label={t('surveys.show')}
          value={view.show}
          onChange={({ target }) =>
            onLook({ ...view, page: 1, show: SHOWN.find((each) => each === target.value) ?? 'all' })
          }
        >
          {SHOWN.map((show) => (
            <option key={show} value={show}>
              {t(`surveys.show_${show}`)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('surveys.filter')}
        value={chosen}
        onChange={({ target }) => {
          const [question = '', option = ''] = target.value.split(' ')
          onLook({ ...view, page: 1, chosen: question === '' ? null : { question, option: Number(option) } })
        }}
      >
        <option value="">{t('surveys.filterNone')}</option>
        {chosen !== '' && !choices.some(({ value }) => value === chosen) && <option value={chosen}>…</option>}
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const choicesOf = ({ kind, asked }: CountedQuestion['question']): { value: number; words: string }[] => {
  if (kind === 'scale') return stepsOf(asked).map((step) => ({ value: step, words: String(step) }))
  return kind === 'opinion' || kind === 'single_choice' || kind === 'multiple_choice'
    ? asked.options.map((words, value) => ({ value, words }))
    : []
}
