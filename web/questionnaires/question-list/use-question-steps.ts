import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { dismissToast, shownToasts, toast } from '../../ui/toast.ts'
import { type Entry, isQuestion, membersOf, passageAt, passagesIn } from '../entries/draft-entries.ts'
import { advance, type DraftList, type DraftStep, indexOf, numberOf, questionEntries } from '../entries/draft-list.ts'
import { roomForParts } from '../entries/draft-together.ts'
import { entryName, partNoun } from '../entries/entry-name.ts'
import { questionsOfPart, sectionAt } from '../entries/section-entries.ts'
import { useSeveral } from '../entries/use-several.ts'
import type { FocusWish } from '../question-form/question-form.tsx'
import type { Shortcut } from '../shortcuts/shortcuts.ts'

/** What can be undone; each act returns what is said of it, null where there was nothing. */
export type EntriesHistory = {
  canUndo: boolean
  canRedo: boolean
  undo: () => string | null
  redo: () => string | null
}

/** What is being written, entry by entry. */
export type EntriesInHand = { list: DraftList; dispatch: Dispatch<DraftStep>; history: EntriesHistory }

type StepsOn = EntriesInHand & { setFocus: Dispatch<SetStateAction<FocusWish | null>> }

type Means = Pick<StepsOn, 'list' | 'dispatch'> & { say: (text: string) => void; focusOn: (field: string) => void }

/** What can be done with the questions, each with what it says to a screen reader and where one goes on writing. */
export function useQuestionSteps({ list, dispatch, history, setFocus }: StepsOn) {
  const [said, say] = useState('')
  const several = useSeveral({ list, dispatch, say })
  // Whoever goes on writing chooses no longer: both have the same place on the screen.
  const focusOn = (field: string) => {
    several.end()
    setFocus({ field })
  }
  const isChoosing = several.selection !== null
  useEffect(() => {
    if (isChoosing) setFocus(null)
  }, [isChoosing, setFocus])
  const { entries, open } = list
  const index = Math.max(0, indexOf(list, open))
  const means = { list, dispatch, say, focusOn }
  const adding = additions(means, index)
  const removal = useRemoval(means, index)
  const undoing = undoAndRedo(history, { say, onUndone: removal.withdrawOffer })

  const openAt = (at: number) => {
    const entry = entries[at]
    if (!entry) return
    dispatch({ type: 'opened', key: entry.key })
    focusOn('problem')
  }
  const move = useCallback(
    (from: number, to: number) => {
      const entry = entries[from]
      if (!entry || to < 0 || to >= entries.length) return
      const step: DraftStep = { type: 'moved', key: entry.key, to }
      dispatch(step)
      say(saidMoved(list, advance(list, step), entry))
    },
    [list, entries, dispatch],
  )
  const belong = (passage: number | null) => {
    const step: DraftStep = { type: 'belongs', key: open, passage }
    dispatch(step)
    say(saidBelongs(advance(list, step), open))
  }
  const remove = () => {
    setFocus(null)
    removal.remove()
  }
  return { list, ...adding, ...undoing, removal, index, focusOn, said, say, move, openAt, belong, remove, several }
}

export type QuestionSteps = ReturnType<typeof useQuestionSteps>

/** What each key does; while several are chosen, some do it to all of them. */
export const stepsByKey = (steps: QuestionSteps, passage: number | undefined) => {
  const { index, several, offers } = steps
  const isChoosing = several.selection !== null
  return {
    undo: steps.undo,
    redo: steps.redo,
    addQuestion: () => steps.add(),
    addToPassage: () => passage !== undefined && steps.add(passage),
    addKind: (digit: number) => {
      const kind = offers.kinds[digit - 1]
      if (kind) steps.addKind(kind)
    },
    addPassage: () => steps.addPart('group'),
    addText: () => steps.addPart('text'),
    addSection: () => steps.addPart('section'),
    kind: () => steps.focusOn('kind'),
    duplicate: isChoosing ? several.duplicate : steps.duplicate,
    remove: isChoosing ? several.remove : steps.remove,
    moveUp: () => (isChoosing ? several.move('up') : steps.move(index, index - 1)),
    moveDown: () => (isChoosing ? several.move('down') : steps.move(index, index + 1)),
    previous: () => steps.openAt(index - 1),
    next: () => steps.openAt(index + 1),
    choose: isChoosing ? several.end : several.begin,
  } satisfies Partial<Record<Shortcut, (digit: number) => unknown>>
}

const saidMoved = (before: DraftList, after: DraftList, entry: Entry): string => {
  const place = { number: formatNumber(indexOf(after, entry.key) + 1), count: formatNumber(after.entries.length) }
  if (!isQuestion(entry)) return t('editor.saidPartMoved', { name: entryName(after, entry), ...place })
  const number = formatNumber(numberOf(after, entry.key))
  const from = formatNumber(numberOf(before, entry.key))
  const moved = editing('editing.saidMoved', { from, number, total: formatNumber(questionEntries(after).length) })
  const passageIn = (list: DraftList) => passageAt(list.entries, indexOf(list, entry.key))
  const isElsewhere = passageIn(before)?.key !== passageIn(after)?.key
  const section = sectionAt(after.entries, indexOf(after, entry.key))
  const isInOther = sectionAt(before.entries, indexOf(before, entry.key))?.key !== section?.key
  return [
    moved,
    ...(isElsewhere ? [saidBelongs(after, entry.key)] : []),
    ...(isInOther ? [section ? entryName(after, section) : editing('editing.aboveSections')] : []),
  ].join('. ')
}

const saidBelongs = (list: DraftList, key: number): string => {
  const number = formatNumber(numberOf(list, key))
  const passage = passageAt(list.entries, indexOf(list, key))
  return passage
    ? t('editor.saidBelongs', { number, passage: passageNumber(list, passage.key) })
    : t('editor.saidBelongsNowhere', { number })
}

/** The number of a passage among the others, as it is written. */
export const passageNumber = (list: Pick<DraftList, 'entries'>, key: number): string =>
  formatNumber(passagesIn(list.entries).findIndex((passage) => passage.key === key) + 1)

const additions = ({ list, dispatch, say, focusOn }: Means, index: number) => {
  const count = questionEntries(list).length
  const open = list.entries[index]
  const { mostQuestions } = list.offers
  const canAdd = count < mostQuestions
  const added = (step: DraftStep, saying: string) => {
    if (!canAdd) return say(t('editor.mostQuestions', { most: mostQuestions }))
    dispatch(step)
    focusOn('problem')
    say(saying)
  }
  return {
    offers: list.offers,
    canAdd,
    canDuplicate: open !== undefined && advance(list, { type: 'duplicated', key: open.key }) !== list,
    canAddPart: (kind: DraftPart['kind']) => roomForParts(list, kind) > 0,
    add: (passage?: number) => {
      const step: DraftStep = { type: 'addedQuestion', passage }
      const next = advance(list, step)
      added(step, t('editor.saidAdded', { number: formatNumber(numberOf(next, next.open)) }))
    },
    addKind: (kind: Kind, at?: number) => {
      const step: DraftStep = { type: 'addedKind', kind, ...(at !== undefined && { at }) }
      const next = advance(list, step)
      const number = formatNumber(numberOf(next, next.open))
      added(step, editing('editing.saidAddedKind', { number, kind: nameOfKind(kind) }))
    },
    addPart: (kind: DraftPart['kind']) => {
      const step: DraftStep = { type: 'addedPart', kind }
      const next = advance(list, step)
      const part = next.entries[indexOf(next, next.open)]
      if (next === list || !part) return
      dispatch(step)
      focusOn(kind === 'section' ? 'title' : 'text')
      say(t('editor.saidPartAdded', { name: entryName(next, part) }))
    },
    duplicate: () => {
      if (!open) return
      const step: DraftStep = { type: 'duplicated', key: open.key }
      if (isQuestion(open)) {
        const number = formatNumber(numberOf(list, open.key) + 1)
        return added(step, t('editor.saidDuplicated', { number }))
      }
      const next = advance(list, step)
      const copy = next.entries[indexOf(next, next.open)]
      if (next === list || !copy) return
      dispatch(step)
      focusOn(open.part.kind === 'section' ? 'title' : 'text')
      say(t('editor.saidPartAdded', { name: entryName(next, copy) }))
    },
  }
}

const useRemoval = ({ list, dispatch }: Means, index: number) => {
  const offer = useRef<number | undefined>(undefined)
  const open = list.entries[index]
  const isPossible = open !== undefined && advance(list, { type: 'deleted', key: open.key }) !== list
  const remove = () => {
    const entry = list.entries[index]
    if (!entry || !isPossible) return
    const members = membersOf(list.entries, entry.key)
    dispatch({ type: 'deleted', key: entry.key })
    const putBack = () => dispatch({ type: 'putBack', entry, at: index, members })
    toast.success(deletedText(list, entry), {
      action: { label: t('editor.putBack'), onAct: putBack },
    })
    offer.current = shownToasts().at(-1)?.id
  }
  /** What undo has brought back must not be put back a second time. */
  const withdrawOffer = () => {
    if (offer.current !== undefined) dismissToast(offer.current)
  }
  return { remove, withdrawOffer, isPossible, label: removalLabel(open) }
}

const DELETE = {
  group: 'editor.deletePassage',
  text: 'editor.deleteText',
  section: 'editor.deleteSection',
  page: 'editor.deletePage',
} as const

const removalLabel = (entry: Entry | undefined): string => {
  if (entry === undefined || isQuestion(entry)) return t('editor.deleteQuestion')
  return t(DELETE[partNoun(entry)])
}

const deletedText = (list: DraftList, entry: Entry): string => {
  if (isQuestion(entry)) return t('editor.deleted', { number: formatNumber(numberOf(list, entry.key)) })
  const name = entryName(list, entry)
  const count = questionsOfPart(list.entries, entry).length
  return count === 0 ? t('editor.partDeleted', { name }) : t('editor.passageDeleted', { name, count })
}

type Saying = { say: (text: string) => void; onUndone?: () => void }

/** Wherever the questions are written. */
export const undoAndRedo = (history: EntriesHistory, { say, onUndone = () => {} }: Saying) => ({
  canUndo: history.canUndo,
  canRedo: history.canRedo,
  undo: () => {
    const said = history.undo()
    if (said === null) return
    onUndone()
    say(said)
  },
  redo: () => {
    const said = history.redo()
    if (said !== null) say(said)
  },
})
