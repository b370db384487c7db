import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { t } from '../../i18n/teachers/editor.ts'
import type { DraftPlace } from '../drafts/draft-place.ts'
import { passageAt } from '../entries/draft-entries.ts'
import { advance, type DraftList, type DraftStep } from '../entries/draft-list.ts'
import { takingStep } from '../entries/taking-step.ts'
import { usePutAside } from '../pasting/use-put-aside.ts'
import type { FocusWish } from '../question-form/question-form.tsx'
import { type EntriesInHand, stepsByKey, useQuestionSteps } from '../question-list/use-question-steps.ts'
import { useOfferToUndo } from '../shortcuts/use-offer-to-undo.ts'
import { type ByShortcut, useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useSteady } from '../shortcuts/use-steady.ts'
import type { Taken } from '../text-view/paste-dialog.tsx'
import type { WizardShortcut } from './use-wizard-keys.tsx'

/** What has its key around the questions, wherever they are written. */
type ElsewhereByKey = WizardShortcut | 'view' | 'phone' | 'startOver' | 'download'

type Means = EntriesInHand & {
  /** Null on a page just loaded, where nothing takes the focus by itself. */
  focus: FocusWish | null
  setFocus: Dispatch<SetStateAction<FocusWish | null>>
  /** Whether they are written as text alone, where most keys are those of a text. */
  isText?: boolean
  /** Where the draft lies. */
  place: DraftPlace
}

/** On a phone, looking through questions, or taking some, must not open the keyboard each time. */
const isTouched = () => matchMedia('(pointer: coarse)').matches

/** What was taken last, and the text that it was in. */
type LastTaken = { keys: ReadonlySet<number>; text: string; rest: string }

const keysOfTaken = (list: DraftList, step: DraftStep): ReadonlySet<number> => {
  const before = new Set(list.entries.map(({ key }) => key))
  const next = advance(list, step)
  const added = next.entries.flatMap(({ key }) => (before.has(key) ? [] : [key]))
  return new Set(added.length > 0 ? added : [next.open])
}

/** The entries of a questionnaire as they are edited: which is open, what is found, chosen and pasted, each with its keys. */
export const useQuestionsEditor = ({ list, dispatch, history, focus, setFocus, isText = false, place }: Means) => {
  const steps = useQuestionSteps({ list, dispatch, history, setFocus })
  const { focusOn } = steps
  const goOn = () => (isTouched() ? setFocus(null) : focusOn('problem'))
  const pastes = usePastes({ list, dispatch, place, undo: steps.undo, onTaken: goOn })
  const { paste } = pastes
  const finding = useFinding(focusOn)
  const passage = passageAt(list.entries, steps.index)
  const byKey: Omit<ByShortcut, ElsewhereByKey> = { ...stepsByKey(steps, passage?.key), find: finding.find, paste }
  useShortcuts(isText ? { undo: steps.undo, redo: steps.redo } : byKey)

  const openQuestion = useCallback(
    (key: number) => {
      dispatch({ type: 'opened', key })
      setFocus(isTouched() ? null : { field: 'problem' })
    },
    [dispatch, setFocus],
  )
  const own = { list, dispatch, focus, steps, passage, openQuestion }
  return { ...own, ...finding, ...pastes }
}

export type QuestionsEditing = ReturnType<typeof useQuestionsEditor>

type Pastes = Pick<Means, 'list' | 'dispatch' | 'place'> & { undo: () => void; onTaken: () => void }

/** What is pasted, taken, put aside and taken back. */
const usePastes = ({ list, dispatch, place, onTaken, ...means }: Pastes) => {
  const [pasting, setPasting] = useState<string | null>(null)
  const aside = usePutAside(place.place)
  const [last, setLast] = useState<LastTaken | null>(null)
  const hasTaken = last !== null && list.entries.some(({ key }) => last.keys.has(key))
  // What was taken and undone is pasted again, and not the rest alone.
  const paste = () => {
    const waiting = aside.read()
    const text = last && !hasTaken ? last.text : waiting
    aside.open(text === waiting || waiting === last?.rest)
    setPasting(text)
  }
  const pasteThis = (text: string) => {
    aside.open(false)
    setPasting(text)
  }
  const offer = useOfferToUndo(list.entries)
  const undo = useSteady(means.undo)
  const take = ({ items, step, text, rest }: Taken) => {
    setPasting(null)
    const all = aside.allWith(text)
    aside.put(rest)
    const waiting = aside.read()
    setLast({ keys: keysOfTaken(list, step), text: all, rest: waiting })
    dispatch(step)
    onTaken()
    const count = items.filter((item) => !isDraftPart(item)).length
    offer(t(rest === '' || rest === text ? 'editor.taken' : 'editor.takenSome', { count }), () => {
      undo()
      if (aside.read() === waiting) aside.write(all)
      else aside.add(text)
      setLast(null)
    })
  }
  const takeExamples = (items: readonly DraftItem[]) => {
    const waiting = aside.read()
    aside.open(true)
    take({ items, step: takingStep(list, items, true), text: waiting, rest: waiting })
  }
  const putAside = (text: string) => {
    setPasting(null)
    if (aside.put(text)) setLast(null)
  }
  return { hasTaken, pasting, pasteThis, paste, take, takeExamples, putAside, keepPasting: aside.put }
}

const useFinding = (focusOn: (field: string) => void) => {
  const [isFinding, setFinding] = useState(false)
  return {
    isFinding,
    find: () => {
      setFinding(true)
      document.querySelector<HTMLInputElement>('[name="find"]')?.focus()
    },
    closeFind: () => {
      setFinding(false)
      focusOn('problem')
    },
  }
}
