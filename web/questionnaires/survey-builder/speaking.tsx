import { spokenOf, tokenOf } from '#domain/questionnaires/piping.ts'
import { isSayable } from '#domain/questions/traits.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Badge } from '../../ui/badge.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { QuestionEntry } from '../entries/draft-entries.ts'
import { promptInWords } from '../surveys/prompt-in-words.ts'

type SpeakingProps = {
  texts: readonly { text: string; format?: QuestionEntry['question']['format'] }[]
  /** Those that were asked before. */
  before: readonly QuestionEntry[]
  onInsert: (token: string) => void
}

/** Puts an earlier answer into a text, and says which ones are in it. */
export function Speaking({ texts, before, onInsert }: SpeakingProps) {
  const sayable = before.flatMap((entry, place) => (isSayable(entry.question.kind) ? [{ entry, place }] : []))
  const spoken = new Set(texts.flatMap(({ text, format }) => spokenOf(text, format)))
  return (
    <>
      {sayable.length > 0 && (
        <SelectField
          label={t('surveys.sayAnswer')}
          value=""
          onChange={({ target }) => target.value !== '' && onInsert(tokenOf(Number(target.value)))}
        >
          <option value="">{t('surveys.sayWhich')}</option>
          {sayable.map(({ entry, place }) => (
            <option key={entry.key} value={place}>
              {nameOf(entry, place)}
            </option>
          ))}
        </SelectField>
      )}
      {spoken.size > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {[...spoken].map((place) => (
            <li key={place} className="max-w-full">
              <Spoken place={place} entry={before[place]} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const nameOf = ({ question }: QuestionEntry, place: number): string => {
  const number = formatNumber(place + 1)
  const prompt = promptInWords(question)
  return prompt === '' ? t('surveys.question', { number }) : t('surveys.numbered', { number, prompt })
}

function Spoken({ place, entry }: { place: number; entry: QuestionEntry | undefined }) {
  const isRight = entry !== undefined && isSayable(entry.question.kind)
  return (
    <Badge tone={isRight ? 'neutral' : 'wrong'}>
      <span className="min-w-0 whitespace-normal wrap-anywhere">
        <span className="tabular">{tokenOf(place)}</span>{' '}
        {isRight ? nameOf(entry, place) : t(entry ? 'surveys.spokenUntold' : 'surveys.spokenLater')}
      </span>
    </Badge>
  )
}
