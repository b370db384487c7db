import { fits, type Matching, matching, withChosen } from '#domain/questions/matching.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { chosenIn } from '#domain/questions/parts/row-choices.ts'
import { t } from '../../i18n/students/play.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Prose, usePlainText } from '../parts/prose.tsx'
import type { Player, PlayProps } from '../player.tsx'
import { LeftSide, PairChips, type PairProps } from './pair-chips.tsx'

/** A text as long as this may not be seen whole in a closed list. */
const LONG = 16

/** All choices, each whole under its letter; below them, for each on the left, the device's own list of them, or where several may belong to it their letters. */
export function PlayMatching({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<Matching>) {
  const Pair = asked.several ? PairChips : PairSelect
  const choose = (row: number, place: number | null) => onAnswer(withChosen(asked, answer, { row, place }))
  return (
    <fieldset aria-labelledby={labelledBy} className="min-w-0">
      <div lang={spokenLanguage()}>
        <p className="mb-3 text-sm text-ink-soft">{t(asked.several ? 'play.matchSeveralHint' : 'play.matchHint')}</p>
        <p id={`${id}-choices`} className="text-sm font-medium text-ink-soft">
          {t('play.matchChoices')}
        </p>
      </div>
      <Choices labelledBy={`${id}-choices`} texts={asked.right} />
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari takes it for no list */}
      <ol role="list" className="mt-4 grid gap-3">
        {asked.left.map((text, left) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and two may have the same text
            key={left}
            className="rounded border border-line-strong bg-surface p-3"
          >
            <Pair
              id={`${id}-${left}`}
              left={left}
              text={text}
              choices={asked.right}
              chosen={chosenIn(answer?.[left])}
              isReadOnly={isReadOnly}
              onChoose={(right) => choose(left, right)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

function Choices({ labelledBy, texts }: { labelledBy: string; texts: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers Safari takes it for no list
    <ol role="list" aria-labelledby={labelledBy} className="mt-1 grid gap-1">
      {texts.map((text, right) => (
        <li key={text} className="flex gap-2">
          <span className="min-w-6 shrink-0 font-semibold text-ink-soft">{optionSign(right)}</span>
          <span dir="auto" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">
            <Prose source={text} as="phrase" />
          </span>
        </li>
      ))}
    </ol>
  )
}

function PairSelect({ id, left, text, choices, chosen: [place], isReadOnly, onChoose }: PairProps) {
  const chosen = place ?? null
  const plain = usePlainText()
  const chosenText = chosen === null ? '' : (choices[chosen] ?? '')
  return (
    <>
      <SelectField
        id={id}
        label={<LeftSide left={left} text={text} />}
        value={chosen === null ? '' : String(chosen)}
        disabled={isReadOnly}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="" lang={spokenLanguage()}>
          {t('play.matchChoose')}
        </option>
        {choices.map((choice, right) => (
          <option key={choice} value={String(right)}>
            {`${optionSign(right)} ${plain(choice)}`}
          </option>
        ))}
      </SelectField>
      {(chosenText.length >= LONG || plain(chosenText) !== chosenText) && (
        // The list itself says it to a screen reader.
        <p aria-hidden="true" dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap">
          <Prose source={chosenText} as="phrase" />
        </p>
      )}
    </>
  )
}

export const matchingPlayer: Player<Matching> = {
  Play: PlayMatching,
  asked: matching.asked,
  fits,
  parts: ({ left }) => left.length,
  valueOfKey: () => undefined,
}
