import * as z from 'zod/mini'
import { type AnswerSheet, entriesOf } from '#domain/answers/answer.ts'
import { participant } from '#domain/people/participant.ts'
import { isMisfit } from '#domain/questionnaires/items/question.ts'
import { endOf, type Instant, SECOND, secondsLeft } from '#domain/time/time-limit.ts'
import { keptProgress, keptSheet } from '../../runs/device/kept-attempt.ts'
import type { DemoPaper } from './demo-paper.ts'
import { UNLOCK_SECONDS } from './unlock-seconds.ts'

export const DEMO_KEY = 'demo_quiz'

const instant = z.int().check(z.nonnegative())
const typed = z.object({ name: z.string(), phone: z.string(), district: z.string() })

/** Once the clock runs only the name is kept: nothing after that asks for the phone number. */
const stage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hero') }),
  z.object({ kind: z.literal('form'), typed }),
  z.object({ kind: z.literal('welcome'), participant }),
  z.object({ kind: z.literal('quiz'), name: z.string(), startedAt: instant, progress: keptProgress }),
  z.object({
    kind: z.literal('submitted'),
    name: z.string(),
    why: z.enum(['asked', 'time_over']),
    submittedAt: instant,
    sheet: keptSheet,
  }),
  z.object({ kind: z.literal('analysis'), name: z.string(), sheet: keptSheet }),
])

/** Where in the demo somebody is: all that a reload needs. */
export type DemoStage = z.infer<typeof stage>
export type QuizStage = Extract<DemoStage, { kind: 'quiz' }>

const HERO: DemoStage = { kind: 'hero' }
const kept = z.object({ edition: z.string(), stage })

export type DemoStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Here = { paper: DemoPaper; storage: () => DemoStorage }

/** Where somebody was; at the start when nothing usable was kept. */
export const readStage = ({ paper, storage }: Here, now: Instant): DemoStage => {
  try {
    const parsed = z.safeParse(kept, JSON.parse(storage().getItem(DEMO_KEY) ?? 'null'))
    if (!parsed.success || parsed.data.edition !== paper.edition) return HERO
    const found = parsed.data.stage
    const isOdd = entriesOf(sheetOf(found)).some(([id, { answer }]) => isMisfit(paper.questions, id, answer))
    return isOdd ? HERO : notAhead(found, now)
  } catch {
    return HERO
  }
}

const sheetOf = (found: DemoStage) => {
  if (found.kind === 'quiz') return found.progress.sheet
  return 'sheet' in found ? found.sheet : {}
}

/** A device clock that was set back must not make the quiz longer than it is, nor the wait. */
const notAhead = (found: DemoStage, now: Instant): DemoStage => {
  if (found.kind === 'quiz') return { ...found, startedAt: Math.min(found.startedAt, now) }
  if (found.kind === 'submitted') return { ...found, submittedAt: Math.min(found.submittedAt, now) }
  return found
}

/** Whether it is kept now: the browser may refuse its storage, and says so by throwing. */
export const writeStage = ({ paper, storage }: Here, at: DemoStage): boolean => {
  try {
    if (at.kind === 'hero') storage().removeItem(DEMO_KEY)
    else storage().setItem(DEMO_KEY, JSON.stringify({ edition: paper.edition, stage: at }))
    return true
  } catch {
    return false
  }
}

export const startedQuiz = (name: string, now: Instant): DemoStage => ({
  kind: 'quiz',
  name,
  startedAt: now,
  progress: { sheet: {}, at: 0, visited: [], changedAt: {} },
})

/** After the bell it ended with the bell, however late the page learns of it. */
export const submittedQuiz = (
  { name, startedAt, sheet }: { name: string; startedAt: Instant; sheet: AnswerSheet },
  { minutes }: Pick<DemoPaper, 'minutes'>,
  now: Instant,
): DemoStage => {
  const endsAt = endOf({ startedAt, minutes })
  const why = now < endsAt ? 'asked' : 'time_over'
  return { kind: 'submitted', name, why, submittedAt: Math.min(now, endsAt), sheet }
}

/** Until the result opens. */
export const secondsToResult = (submittedAt: Instant, now: Instant): number =>
  Math.min(UNLOCK_SECONDS, secondsLeft(submittedAt + UNLOCK_SECONDS * SECOND, now))
