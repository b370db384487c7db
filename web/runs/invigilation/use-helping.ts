import { useQueryClient } from '@tanstack/react-query'
import { SECOND } from '#domain/time/time-limit.ts'
import type { CallFailure, Reply } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/invigilation.ts'
import { quizzesQuery } from '../../questionnaires/api.ts'
import { toast } from '../../ui/toast.ts'
import { endNow, giveTime, putBack, runningKey, type TakeOut, take, takenOutKey, type Wanted } from './api.ts'

const UNDO_LASTS = 15 * SECOND

export const sayFailure = (failure: CallFailure): void =>
  toast.error(failure.status === null ? t('help.noAnswerCame') : failureText(failure))

/** What a teacher can do to attempts at a quiz. Each says what became of it, and answers whether it was done. */
export const useHelping = (quizId: string) => {
  const client = useQueryClient()
  /** Where no answer came it may have been done all the same: what is shown next says so. */
  const shownAnew = async () => {
    await client.invalidateQueries({ queryKey: runningKey(quizId) })
    for (const queryKey of [['results', quizId], takenOutKey(quizId), ['attempt'], quizzesQuery.queryKey])
      void client.invalidateQueries({ queryKey })
  }
  const done = async <T>(call: Promise<Reply<T>>, say: (value: T) => void): Promise<boolean> => {
    const reply = await call
    await shownAnew()
    if (reply.ok) say(reply.value)
    else sayFailure(reply.failure)
    return reply.ok
  }
  const bringBack = (attempts: string[]) =>
    done(putBack(quizId, attempts), ({ restored, begun_again: again }) => {
      if (restored > 0) toast.success(t('help.restored', { count: restored }))
      if (again > 0) toast.error(t('help.begunAgain', { count: again }), { lasts: UNDO_LASTS })
    })
  return {
    give: (gift: { attempts: Wanted; minutes: number; change: string }) =>
      done(giveTime(quizId, gift), ({ given }) =>
        toast.success(given === 0 ? t('help.givenNobody') : t('help.given', { count: given })),
      ),
    end: (attempts: Wanted) =>
      done(endNow(quizId, attempts), ({ ended }) =>
        toast.success(ended === 0 ? t('help.endedNobody') : t('help.ended', { count: ended })),
      ),
    takeOut: (what: TakeOut) =>
      done(take(quizId, what), ({ removed }) => {
        const undo = { label: t('help.undo'), onAct: () => void bringBack(what.attempts) }
        if (removed === 0) toast.error(t('help.goneAlready'))
        else
          toast.success(t(what.why === 'reset' ? 'help.reset' : 'help.removed', { count: removed }), {
            action: undo,
            lasts: UNDO_LASTS,
          })
      }),
    bringBack,
  }
}
export type Helping = ReturnType<typeof useHelping>
