import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { errorText } from '../i18n/all-failures.ts'
import { t as listing } from '../i18n/teachers/listing.ts'
import { t } from '../i18n/teachers/questionnaires.ts'
import { toast } from '../ui/toast.ts'
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

  const run = async (action: QuizAction, quizzes: readonly Actable[]) => {
    try {
      const acted = await mutateAsync({ ids: quizzes.map(({ id }) => id), action })
      tellNotDone(named(acted.failed, quizzes), { of: quizzes.length, onMany: setNotDone })
      return acted
    } catch (error) {
      toast.error(errorText(error))
      return null
    } finally {
      await listsChanged(queryClient)
    }
  }

  const act = async (action: QuizAction, quizzes: readonly Actable[]): Promise<void> => {
    const acted = await run(action, quizzes)
    if (!acted) return
    const changed = quizzes.filter(({ id }) => acted.changed.includes(id))
    const [first] = changed
    if (!first) {
      if (acted.failed.length === 0) toast.success(t('questionnaires.did_nothing'))
      return
    }
    const back = BACK[action](first)
    const undo = back && { label: t('questionnaires.undo'), onAct: () => void run(back, changed) }
    toast.success(didTo(action, changed), undo ? { action: undo } : {})
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
