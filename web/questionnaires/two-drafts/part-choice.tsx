import { memo, useMemo } from 'react'
import type { Side } from '#domain/questionnaires/drafts/two-versions.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { Badge } from '../../ui/badge.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { type WordChange, wordChanges } from '../versions/word-changes.ts'
import type { Difference } from './choice.ts'
import { ownStretches } from './own-stretches.ts'

type PartChoiceProps = {
  difference: Difference
  side: Side
  disabled: boolean
  /** Whether the words are marked in which the two differ. */
  isMarked: boolean
  onChoose: (name: string, side: Side) => void
}

/** One part that differs, and which version of it to go on with. There may be hundreds, of which one changes at a time. */
export const PartChoice = memo(function PartChoice(props: PartChoiceProps) {
  const { difference, side, disabled, onChoose } = props
  const { name, title, words, isOrder = false } = difference
  const isMarked = props.isMarked && !isOrder
  const id = useElementId()
  const changes = useMemo(
    () => (!isMarked || words.here === null || words.there === null ? null : wordChanges(words.here, words.there)),
    [words, isMarked],
  )
  const isWordless = words.here === words.there
  const only = words.there === null ? 'drafts.onlyHere' : words.here === null ? 'drafts.onlyThere' : null
  const option = { id, isWordless, chosen: side, disabled, onChoose: (chosen: Side) => onChoose(name, chosen) }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2 md:grid-cols-2 md:gap-4">
      <legend className="mb-2 flex max-w-full flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        {title}
        {only !== null && <Badge tone="brand">{t(only)}</Badge>}
      </legend>
      {isWordless && <p className="text-ink-soft md:col-span-2">{t('drafts.sameWords')}</p>}
      <Option {...option} side="here" label={labelOf('here', words)} words={words.here} changes={changes} />
      <Option {...option} side="there" label={labelOf('there', words)} words={words.there} changes={changes} />
    </fieldset>
  )
})

const labelOf = (side: Side, words: Difference['words']): string => {
  if (words.here !== null && words.there !== null) return t(`drafts.${side}`)
  return t(words[side] === null ? 'drafts.without' : 'drafts.with')
}

type OptionProps = {
  id: string
  side: Side
  label: string
  /** Null: there is no such part. */
  words: string | null
  changes: readonly WordChange[] | null
  isWordless: boolean
  chosen: Side
  disabled: boolean
  onChoose: (side: Side) => void
}

/** Its name alone is what the radio is called; what it says is described, however long it is. */
function Option({ id, side, label, words, changes, isWordless, chosen, disabled, onChoose }: OptionProps) {
  const [name, text] = [`${id}-${side}-name`, `${id}-${side}-text`]
  return (
    <label className="choice">
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <span className="flex items-center gap-2">
          <input
            type="radio"
            className="check"
            name={id}
            checked={chosen === side}
            disabled={disabled}
            aria-labelledby={name}
            aria-describedby={words === null ? undefined : text}
            onChange={() => onChoose(side)}
          />
          <span id={name} className="min-w-0 text-sm font-semibold text-ink-soft">
            {label}
          </span>
        </span>
        {words !== null && (
          <span id={text} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {words === '' ? t('drafts.empty') : <Words {...{ words, side, changes, isWordless }} />}
          </span>
        )}
      </span>
    </label>
  )
}

type WordsProps = { words: string; side: Side; changes: readonly WordChange[] | null; isWordless: boolean }

/** With the words marked that the other version has not. */
function Words({ words, side, changes, isWordless }: WordsProps) {
  if (changes === null || isWordless) return words
  return ownStretches(changes, side).map(({ isOwn, text }, at) =>
    isOwn ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: worked out anew each time, without a state of their own
      <mark key={at} className="rounded-sm bg-accent-soft font-semibold text-ink underline decoration-2">
        <span className="sr-only">{t('drafts.differs')} </span>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
