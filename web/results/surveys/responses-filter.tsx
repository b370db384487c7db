import X from 'lucide-react/icons/x'
import { choicesIn } from '#domain/questionnaires/items/facets.ts'
import { t as ofResponses } from '../../i18n/teachers/responses.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import type { AskedQuestion } from '../../questionnaires/surveys/api.ts'
import { promptInWords } from '../../questionnaires/surveys/prompt-in-words.ts'
import { Button } from '../../ui/button.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { isFiltered, type ResponsesView, SHOWN } from './responses-view.ts'

type ResponsesFilterProps = {
  view: ResponsesView
  asked: readonly AskedQuestion[]
  onLook: (next: Partial<ResponsesView>) => void
}

const NOBODY_LEFT_OUT = { show: 'all', chosen: null, from: '', to: '', search: '', tag: '' } as const

/** Whom all that is shown is about, and what is exported. */
export function ResponsesFilter({ view, asked, onLook }: ResponsesFilterProps) {
  const isRoomy = useMedia('(min-width: 40rem)')
  const isOn = isFiltered(view)
  return (
    <details open={isRoomy || isOn} className="rounded border border-line bg-surface-raised p-4 print:hidden">
      <summary className="-m-2 min-h-11 cursor-pointer content-center p-2 font-semibold">
        {ofResponses('responses.filter')}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          label={t('surveys.show')}
          value={view.show}
          onChange={({ target }) => onLook({ show: SHOWN.find((each) => each === target.value) ?? 'all' })}
        >
          {SHOWN.map((show) => (
            <option key={show} value={show}>
              {t(`surveys.show_${show}`)}
            </option>
          ))}
        </SelectField>
        <Chosen view={view} asked={asked} onLook={onLook} />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            type="date"
            label={ofResponses('responses.from')}
            value={view.from}
            onChange={({ target }) => onLook({ from: target.value })}
          />
          <TextField
            type="date"
            label={ofResponses('responses.to')}
            value={view.to}
            onChange={({ target }) => onLook({ to: target.value })}
          />
        </div>
        <SearchField
          label={ofResponses('responses.search')}
          search={view.search}
          onSearch={(search) => onLook({ search })}
          className="self-end"
        />
      </div>
      {isOn && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          {view.tag !== '' && (
            <span className="wrap-anywhere">{ofResponses('responses.withTag', { tag: view.tag })}</span>
          )}
          <Button size="sm" icon={<X aria-hidden="true" className="size-4" />} onClick={() => onLook(NOBODY_LEFT_OUT)}>
            {ofResponses('responses.everyone')}
          </Button>
        </p>
      )}
    </details>
  )
}

function Chosen({ view, asked, onLook }: ResponsesFilterProps) {
  const choices = asked.flatMap((question) =>
    choicesIn(question).map(({ value, text }) => ({
      value: `${question.id} ${value}`,
      name: t('surveys.filterOption', { question: promptInWords(question), option: text }),
    })),
  )
  const chosen = view.chosen ? `${view.chosen.question} ${view.chosen.option}` : ''
  return (
    <PickerField
      label={t('surveys.filter')}
      value={chosen}
      options={[{ value: '', name: t('surveys.filterNone') }, ...choices]}
      onPick={(value) => {
        const [question = '', option = ''] = value.split(' ')
        onLook({ chosen: question === '' ? null : { question, option: Number(option) } })
      }}
    />
  )
}
