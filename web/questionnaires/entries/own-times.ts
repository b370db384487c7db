import { minutesTogether } from '#domain/questionnaires/items/section-rules.ts'
import { secondsEach } from '#domain/questionnaires/movement.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { Entry } from './draft-entries.ts'
import { partsOf } from './section-entries.ts'

/** What a paper's time is made of, where it is not shared: the times of its sections, or of its questions; in milliseconds together. */
export type OwnTimes = { of: 'sections' | 'questions'; ms: number }

/** Null: all share the time of their quiz. */
export const ownTimesIn = (entries: readonly Entry[], { order }: Pick<Settings, 'order'>): OwnTimes | null => {
  const asking = partsOf(entries).filter(({ questions }) => questions.length > 0)
  const seconds = secondsEach(order)
  if (seconds !== null) {
    const met = asking.map(({ rules, questions, choose: counted }) =>
      rules.draw === undefined ? questions.length : (counted ?? questions.length),
    )
    return { of: 'questions', ms: met.reduce((sum, count) => sum + count, 0) * seconds * SECOND }
  }
  const minutes = minutesTogether(asking.map(({ rules }) => rules))
  return minutes === null ? null : { of: 'sections', ms: minutes * MINUTE }
}
