import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { tagKey } from '#domain/questionnaires/quiz-tags.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t as pickerText } from '../../i18n/picker.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { fitting } from '../../ui/forms/picker-field.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { quizChoicesQuery, tagging } from '../api.ts'
import { listsChanged } from '../lists-changed.ts'
import { type NotDone, named, tellNotDone } from '../use-acting.ts'
import type { Tagged } from './asked.ts'

type TagDialogProps = {
  quizzes: readonly Tagged[]
  onClose: () => void
  onNotDone: (notDone: NotDone) => void
}

const LONGEST = 200
/** As many stand beside the rest of the dialog without scrolling on a phone; the others are searched for. */
const MOST_OFFERED = 6

/** The tags of one quiz, or of several. It is open as long as it is rendered. */
export function TagDialog({ quizzes, onClose, onNotDone }: TagDialogProps) {
  const choices = useQuery(quizChoicesQuery)
  const queryClient = useQueryClient()
  const saving = useMutation(tagging)
  /** What was ticked or unticked here; all else stays as it is. */
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [typed, setTyped] = useState('')
  const known = tagsIn(choices.data?.tags ?? [], quizzes)
  const holding = (tag: string) => quizzes.filter(({ tags }) => tags.some((own) => tagKey(own) === tagKey(tag))).length

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    const wanted = (is: boolean) => [...changed].flatMap(([tag, isWanted]) => (isWanted === is ? tag : []))
    const fresh = typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
    const change = { add: [...wanted(true), ...fresh], remove: wanted(false) }
    saving.mutate(
      { ids: quizzes.map(({ id }) => id), ...change },
      {
        onSuccess: ({ failed }) => {
          void listsChanged(queryClient)
          onClose()
          tellNotDone(named(failed, quizzes), { of: quizzes.length, onMany: onNotDone })
          if (failed.length < quizzes.length) toast.success(t('questionnaires.tagsSaved'))
        },
      },
    )
  }
  return (
    <Dialog open onClose={onClose} title={titleFor(quizzes)} size="sm" sheet>
      <div className="grid grid-cols-1 gap-4">
        {known.length > 0 && (
          <KnownTags known={known} isKept={(tag) => changed.has(tag) || holding(tag) > 0}>
            {(tag) => (
              <CheckboxField
                key={tagKey(tag)}
                className="wrap-anywhere"
                label={isOnSome(holding(tag), quizzes.length) ? t('questionnaires.tagOnSome', { tag }) : tag}
                checked={changed.get(tag) ?? holding(tag) === quizzes.length}
                onChange={({ target }) => setChanged((before) => new Map(before).set(tag, target.checked))}
              />
            )}
          </KnownTags>
        )}
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <TextField
            name="tag"
            label={t('questionnaires.newTag')}
            hint={t('questionnaires.newTagHint')}
            autoComplete="off"
            maxLength={LONGEST}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {saving.isError && <ErrorPanel title={t('questionnaires.tagsFailed')}>{errorText(saving.error)}</ErrorPanel>}
          <Button type="submit" variant="primary" busy={saving.isPending} className="sm:justify-self-end">
            {t('questionnaires.saveTags')}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}

type KnownTagsProps = {
  known: readonly string[]
  /** What is or was ticked stays in sight, whatever is searched for. */
  isKept: (tag: string) => boolean
  children: (tag: string) => ReactNode
}

/** Those there are: of many the first ones, and whatever else is searched for. Outside the form, which Enter would send. */
function KnownTags({ known, isKept, children }: KnownTagsProps) {
  const [search, setSearch] = useState('')
  const others = fitting(
    known.filter((tag) => !isKept(tag)).map((tag) => ({ value: tag, name: tag })),
    search,
  ).map(({ value }) => value)
  const offered = new Set(others.slice(0, MOST_OFFERED))
  const shown = known.filter((tag) => isKept(tag) || offered.has(tag))
  return (
    <fieldset>
      <legend className="font-medium">{t('questionnaires.tagsKnown')}</legend>
      {known.length > MOST_OFFERED && (
        <SearchField className="mt-1 mb-1" label={t('questionnaires.findTag')} search={search} onSearch={setSearch} />
      )}
      <div className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-4">{shown.map(children)}</div>
      {known.length > MOST_OFFERED && (
        <p role="status" className="text-sm text-ink-soft wrap-anywhere">
          {others.length === 0 && search !== '' && pickerText('picker.noneFits', { text: search })}
          {others.length > offered.size && pickerText('picker.typeForMore', { count: others.length - offered.size })}
        </p>
      )}
    </fieldset>
  )
}

const titleFor = (listed: readonly Tagged[]): string => {
  const count = listed.length
  return listed.every(({ kind }) => kind === 'quiz')
    ? t('questionnaires.tagsFor', { count })
    : listing('listing.tagsFor', { count })
}

const isOnSome = (count: number, all: number) => count > 0 && count < all

type Known = { tag: string; quizzes: number }

/** Those of these quizzes and all others, the most used first, each once. */
const tagsIn = (all: readonly Known[], quizzes: readonly Tagged[]): string[] => {
  const others = all.toSorted((one, other) => other.quizzes - one.quizzes).map(({ tag }) => tag)
  return [...new Map([...quizzes.flatMap(({ tags }) => tags), ...others].map((tag) => [tagKey(tag), tag])).values()]
}
