import { useQuery } from '@tanstack/react-query'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { type ListView, SHOWN } from '#domain/questionnaires/quiz-list.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { quizChoicesQuery } from '../api.ts'
import { FIRST_VIEW, filtersSet } from '../quiz-list.ts'

type QuizFiltersProps = { view: ListView; onChange: (change: Partial<ListView>) => void }

/** Which quizzes are shown. On a phone they are folded away: the list comes first. */
export function QuizFilters({ view, onChange }: QuizFiltersProps) {
  const choices = useQuery(quizChoicesQuery)
  const [isOpen, setOpen] = useState(false)
  const count = filtersSet(view)
  const subjects = withChosen(choices.data?.subjects ?? [], view.subject)
  const tags = withChosen(choices.data?.tags.map(({ tag }) => tag) ?? [], view.tag)
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button
        className="sm:hidden"
        aria-expanded={isOpen}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('questionnaires.filtersSet', { count }) : t('questionnaires.filters')}
      </Button>
      <div className={classNames('grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]', !isOpen && 'max-sm:hidden')}>
        <SelectField
          label={t('questionnaires.showLabel')}
          value={view.show}
          onChange={({ target }) => onChange({ show: SHOWN.find((shown) => shown === target.value) ?? 'all' })}
        >
          {SHOWN.map((shown) => (
            <option key={shown} value={shown}>
              {t(`questionnaires.show_${shown}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('questionnaires.subject')}
          value={view.subject ?? ''}
          onChange={({ target }) => onChange({ subject: target.value || null })}
        >
          <option value="">{t('questionnaires.anySubject')}</option>
          <Options of={subjects} />
        </SelectField>
        <SelectField
          label={t('questionnaires.tag')}
          value={view.tag ?? ''}
          onChange={({ target }) => onChange({ tag: target.value || null })}
        >
          <option value="">{t('questionnaires.anyTag')}</option>
          <Options of={tags} />
        </SelectField>
        <Button
          variant="quiet"
          disabled={count === 0}
          className={classNames(count === 0 && 'invisible max-sm:hidden')}
          onClick={() => onChange({ show: FIRST_VIEW.show, subject: null, tag: null })}
        >
          {t('questionnaires.clearFilters')}
        </Button>
      </div>
    </div>
  )
}

function Options({ of }: { of: readonly string[] }) {
  return of.map((text) => (
    <option key={text} value={text}>
      {text}
    </option>
  ))
}

/** What an address asks for is shown, whether anything has it or not. */
const withChosen = (known: readonly string[], chosen: string | null): readonly string[] =>
  chosen === null || known.includes(chosen) ? known : [...known, chosen]
