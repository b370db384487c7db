import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { errorText } from '../i18n/all-failures.ts'
import { t as listing } from '../i18n/teachers/listing.ts'
import { t } from '../i18n/teachers/questionnaires.ts'
import { type ToastAction, toast } from '../ui/toast.ts'
import { acting } from './api.ts'
import { listsChanged } from './lists-changed.ts'
import type { Listed } from './quiz-list.ts'

export type Why = 'quiz_not_found' | 'status_not_possible' | 'too_many_quizzes' | 'quiz_running' | 'too_many_tags'
export type NotDone = { id: string; title: string; why: Why }[]

/** What takes it back; null: nothing can. */
const BACK: Record<QuizAction, (of: Actable) => QuizAction | null> = {
  close: () => 'reopen',
  reopen: () => 'close',
  archive: () => 'restore',
  bin: () => 'restore',
  restore: ({ binUntil = null }) => (binUntil === null ? 'archive' : 'bin'),
  erase: () => null,
}

/** Without `binUntil` it is in no bin. */
type Actable = Pick<Listed, 'kind' | 'id' | 'title'> & Partial<Pick<Listed, 'binUntil'>>

/** Quizzes alone are named so. */
const didTo = (action: QuizAction, done: readonly Actable[]): string => {
  const count = done.length
  return done.every(({ kind }) => kind === 'quiz')
    ? t(`questionnaires.did_${action}`, { count })
    : listing(`listing.did_${action}`, { count })
}

/** Does something with some of a list, says so, offers the way back, and tells of each for which it was not possible why. */
export const useActing = () => {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(acting)
  const [notDone, setNotDone] = useState<NotDone>([])
  /** What may be done though nobody has heard so: done again, it changes nothing, and is told as what it did. */
  const unheard = useRef(new Set<string>())

  const tried = async (action: QuizAction, quizzes: readonly Actable[], again?: ToastAction) => {
    const keys = quizzes.map(({ id }) => `${action} ${id}`)
    try {
      const { unchanged, ...acted } = await mutateAsync({ ids: quizzes.map(({ id }) => id), action })
      const done = unchanged.filter((id) => unheard.current.has(`${action} ${id}`))
      for (const key of keys) unheard.current.delete(key)
      tellNotDone(named(acted.failed, quizzes), { of: quizzes.length, onMany: setNotDone })
      return { ...acted, changed: [...acted.changed, ...done] }
    } catch (error) {
      for (const key of keys) unheard.current.add(key)
      toast.error(errorText(error), again ? { action: again } : {})
      return null
    }
  }
  /** `isShown`: once the lists are read anew, which may take long, and is not waited for where nothing was done. */
  const run = async (...asked: Parameters<typeof tried>) => {
    const acted = await tried(...asked)
    return { acted, isShown: listsChanged(queryClient) }
  }

  /** Stays on offer where it could not be gone. */
  const wayBack = (back: QuizAction, changed: readonly Actable[]): ToastAction => ({
    label: t('questionnaires.undo'),
    onAct: () => void run(back, changed, wayBack(back, changed)),
  })

  const act = async (action: QuizAction, quizzes: readonly Actable[]): Promise<void> => {
    const { acted, isShown } = await run(action, quizzes)
    if (!acted) return
    tellDone(action, acted, quizzes)
    await isShown
  }

  const tellDone = (
    action: QuizAction,
    acted: { changed: readonly string[]; failed: readonly unknown[] },
    quizzes: readonly Actable[],
  ): void => {
    const changed = quizzes.filter(({ id }) => acted.changed.includes(id))
    const [first] = changed
    if (!first) {
      if (acted.failed.length === 0) toast.success(t('questionnaires.did_nothing'))
      return
    }
    const back = BACK[action](first)
    toast.success(didTo(action, changed), back ? { action: wayBack(back, changed) } : {})
  }

  return { act, notDone, setNotDone }
}

/** In the words of whoever reads them. */
export const named = (failed: { id: string; why: Why }[], quizzes: readonly { id: string; title: string }[]): NotDone =>
  failed.map(({ id, why }) => ({ id, why, title: quizzes.find((quiz) => quiz.id === id)?.title ?? '' }))

/** One alone in a notice; of several, each with its reason. */
export const tellNotDone = (
  notDone: NotDone,
  { of, onMany }: { of: number; onMany: (notDone: NotDone) => void },
): void => {
  const [first] = notDone
  if (first && of === 1) toast.error(t(`questionnaires.why_${first.why}`))
  else if (first) onMany(notDone)
}
