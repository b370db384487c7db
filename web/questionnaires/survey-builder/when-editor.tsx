import X from 'lucide-react/icons/x'
import { t } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { QuestionEntry } from '../entries/draft-entries.ts'
import type { DraftCondition, DraftWhen } from '../entries/entry-rules.ts'
import { NumberField } from '../question-form/number-field.tsx'
import { promptInWords } from '../surveys/prompt-in-words.ts'
import { choicesIn, conditionOn, isAnswerable, type TestName, testOf, testsFor } from './conditions.ts'

/** As exact as a float is. */
const CONDITION_ROOM = { digits: 15, places: 10, isSigned: true }

type WhenEditorProps = {
  /** What the conditions decide. */
  legend: string
  /** Those that were asked before, of all in their order. */
  before: readonly QuestionEntry[]
  when: DraftWhen
  onChange: (when: DraftWhen) => void
}

/** Conditions, each as three choices that read as a sentence. */
export function WhenEditor({ legend, before, when, onChange }: WhenEditorProps) {
  const { conditions, of } = when
  const write = (at: number, condition: DraftCondition) =>
    onChange({ of, conditions: conditions.map((each, place) => (place === at ? condition : each)) })
  const [first] = before
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line p-[min(0.75rem,3vw)]">
      <legend className="px-1 font-medium wrap-anywhere">{legend}</legend>
      {conditions.length > 1 && (
        <SelectField
          label={t('surveys.howMany')}
          value={of}
          onChange={({ target }) => onChange({ of: target.value === 'any' ? 'any' : 'all', conditions })}
        >
          <option value="all">{t('surveys.matchAll')}</option>
          <option value="any">{t('surveys.matchAny')}</option>
        </SelectField>
      )}
      {conditions.map((condition, at) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place
          key={at}
          condition={condition}
          before={before}
          onChange={(changed) => write(at, changed)}
          onRemove={() => onChange({ of, conditions: conditions.toSpliced(at, 1) })}
        />
      ))}
      {first && conditions.length < 10 && (
        <Button
          className="justify-self-start"
          onClick={() => onChange({ of, conditions: [...conditions, conditionOn(first)] })}
        >
          {t('surveys.addCondition')}
        </Button>
      )}
    </fieldset>
  )
}

type ConditionFieldsProps = {
  condition: DraftCondition
  before: readonly QuestionEntry[]
  onChange: (condition: DraftCondition) => void
  onRemove: () => void
}

function ConditionFields({ condition, before, onChange, onRemove }: ConditionFieldsProps) {
  const { test } = condition
  const question = before.find(({ key }) => key === condition.question)
  const isThere = question === undefined || isAnswerable(question, test)
  const isMeant = question === undefined || testsFor(question).includes(test.is)
  const write = (name: TestName, value?: number) =>
    question && onChange({ question: condition.question, test: testOf(name, question, value) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line pb-3">
      <div className="flex flex-wrap items-end justify-end gap-2">
        <SelectField
          className="min-w-0 flex-1 basis-40"
          label={t('surveys.conditionQuestion')}
          value={question ? condition.question : ''}
          error={question ? undefined : t('surveys.goneHere_question')}
          onChange={({ target }) => {
            const chosen = before.find(({ key }) => key === Number(target.value))
            if (chosen) onChange(conditionOn(chosen))
          }}
        >
          {!question && <option value="">–</option>}
          {before.map((each, at) => (
            <option key={each.key} value={each.key}>
              {promptInWords(each.question) || t('surveys.unwritten', { number: at + 1 })}
            </option>
          ))}
        </SelectField>
        <IconButton label={t('surveys.removeCondition')} icon={<X aria-hidden="true" />} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
        <SelectField
          label={t('surveys.conditionTest')}
          value={test.is}
          error={isThere || isMeant ? undefined : t('surveys.goneHere_answer')}
          onChange={({ target }) => {
            const name = question && testsFor(question).find((each) => each === target.value)
            if (name) write(name)
          }}
        >
          {(question && isMeant
            ? testsFor(question)
            : [...new Set([test.is, ...(question ? testsFor(question) : [])])]
          ).map((name) => (
            <option key={name} value={name}>
              {t(`surveys.test_${name}`)}
            </option>
          ))}
        </SelectField>
        {'values' in test && question && (
          <SelectField
            label={t('surveys.conditionValue')}
            value={isThere ? test.values[0] : ''}
            error={isThere ? undefined : t('surveys.goneHere_answer')}
            onChange={({ target }) => write(test.is, Number(target.value))}
          >
            {!isThere && (
              <option value="" disabled>
                –
              </option>
            )}
            {choicesIn(question).map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
        )}
        {'number' in test && (
          <NumberField
            label={t('surveys.conditionNumber')}
            room={CONDITION_ROOM}
            number={test.number}
            error={isThere ? undefined : t('surveys.goneHere_answer')}
            onNumber={(number) => write(test.is, number ?? 0)}
          />
        )}
      </div>
    </div>
  )
}

type OptionalWhenProps = Omit<WhenEditorProps, 'when' | 'onChange' | 'legend'> & {
  label: string
  when: DraftWhen | null | undefined
  onChange: (when: DraftWhen | null) => void
}

/** A condition that there may be; without anything asked before there is none to make. */
export function OptionalWhen({ label, before, when, onChange }: OptionalWhenProps) {
  const first = before.at(-1)
  if (!when)
    return first ? (
      <Button className="justify-self-start" onClick={() => onChange({ of: 'all', conditions: [conditionOn(first)] })}>
        {label}
      </Button>
    ) : null
  return (
    <WhenEditor
      legend={label}
      before={before}
      when={when}
      onChange={(changed) => onChange(changed.conditions.length === 0 ? null : changed)}
    />
  )
}
