import { useQuery } from '@tanstack/react-query'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { type ListedKind, type ListView, SHOWN } from '#domain/questionnaires/quiz-list.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Choice, PickerField } from '../../ui/forms/picker-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { quizChoicesQuery } from '../api.ts'
import { FIRST_VIEW, filtersSet } from '../quiz-list.ts'
import { hasMarks } from './has-marks.ts'

type ListFiltersProps = { view: ListView; kind: ListedKind; onChange: (change: Partial<ListView>) => void }

/** Which of them are shown. On a phone they are folded away: the list comes first. */
export function ListFilters({ view, kind, onChange }: ListFiltersProps) {
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
      <div
        className={classNames(
          'grid items-end gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <SelectField
          label={t('questionnaires.showLabel')}
          value={view.show}
          onChange={({ target }) => onChange({ show: SHOWN.find((shown) => shown === target.value) ?? 'all' })}
        >
          {SHOWN.map((shown) => (
            <option key={shown} value={shown}>
              {kind === 'quiz' ? t(`questionnaires.show_${shown}`) : listing(`listing.show_${shown}`)}
            </option>
          ))}
        </SelectField>
        {hasMarks(kind) && (
          <PickerField
            label={t('questionnaires.subject')}
            value={view.subject ?? ''}
            options={[{ value: '', name: t('questionnaires.anySubject') }, ...subjects]}
            onPick={(subject) => onChange({ subject: subject || null })}
          />
        )}
        <PickerField
          label={t('questionnaires.tag')}
          value={view.tag ?? ''}
          options={[{ value: '', name: t('questionnaires.anyTag') }, ...tags]}
          onPick={(tag) => onChange({ tag: tag || null })}
        />
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

/** What an address asks for is shown, whether anything has it or not. */
const withChosen = (known: readonly string[], chosen: string | null): Choice[] =>
  (chosen === null || known.includes(chosen) ? known : [...known, chosen]).map((name) => ({ value: name, name }))
