import { formulaInWords } from '#domain/text/formula-in-words.ts'
import { plainOf, type TextFormat } from '#domain/text/prose.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import {
  asksTheSame,
  type ChangedQuestion,
  formerOf,
  isSameQuestion,
  type SaidMeanings,
  withChoiceSaid,
  withQuestionSaid,
} from './said-meanings.ts'

/** How answers are named that a text speaks of. */
export type Named = (text: string, format: TextFormat | undefined) => string

type SameMeaningProps = {
  changed: readonly ChangedQuestion[]
  said: SaidMeanings
  onSaid: (said: SaidMeanings) => void
  /** Where texts speak of answers: how those are named. */
  named?: Named | undefined
}

/** For each text that an edit changes: whether it means what it meant when people answered it. */
export function SameMeaning({ changed, said, onSaid, named }: SameMeaningProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>{t('versions.sameHelp')}</p>
      {changed.map((each) => (
        <section key={each.question} aria-label={t('versions.question', { number: each.number })}>
          <h3 className="mb-2 font-semibold">{t('versions.question', { number: each.number })}</h3>
          <OfQuestion changed={each} said={said} onSaid={onSaid} named={named} />
          {asksTheSame(said, each) && <OfChoices changed={each} said={said} onSaid={onSaid} />}
        </section>
      ))}
    </div>
  )
}

type OneProps = Omit<SameMeaningProps, 'changed'> & { changed: ChangedQuestion }

/** All of it: what differs may stand at its end. */
const inWords = (text: string, { isProse }: ChangedQuestion) => (isProse ? plainOf(text, formulaInWords) : text)

function OfQuestion({ changed, said, onSaid, named = (text) => text }: OneProps) {
  const { text, isProse } = changed
  if (text === null) return null
  const told = (source: string) => inWords(named(source, isProse ? 'prose' : undefined), changed)
  return (
    <>
      <p className="wrap-anywhere text-ink-soft">{t('versions.wasText', { text: told(text.was) })}</p>
      <p className="mb-3 wrap-anywhere">{t('versions.isText', { text: told(text.is) })}</p>
      <CheckboxField
        label={t('versions.sameQuestion')}
        checked={isSameQuestion(said, changed)}
        onChange={({ target }) => onSaid(withQuestionSaid(said, changed, target.checked))}
      />
    </>
  )
}

function OfChoices({ changed, said, onSaid }: OneProps) {
  const { question } = changed
  return changed.choices.map(({ list, gone, added }) => {
    const taken = new Set(added.map(({ text }) => formerOf(said, { question, list, text })))
    return added.map(({ at, text }) => {
      const former = formerOf(said, { question, list, text })
      return (
        <SelectField
          key={`${list}.${at}`}
          className="mt-3"
          label={t('versions.newText', { text: inWords(text, changed) })}
          value={former ?? ''}
          onChange={({ target }) => onSaid(withChoiceSaid(said, { question, list, text }, target.value || null))}
        >
          <option value="">{t('versions.somethingNew')}</option>
          {gone
            .filter((each) => each.text === former || !taken.has(each.text))
            .map((each) => (
              <option key={each.at} value={each.text}>
                {t('versions.sameAs', { text: inWords(each.text, changed) })}
              </option>
            ))}
        </SelectField>
      )
    })
  })
}
