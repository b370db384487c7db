import { SILENT_AFTER } from '#domain/answers/invigilation.ts'
import type { RunningStudent } from './api.ts'

/** For how many milliseconds they have given no new answer by `now`, the server's; null: for too few to speak of it. */
export const silenceOf = (
  { lastAnswerAt, startedAt }: Pick<RunningStudent, 'lastAnswerAt' | 'startedAt'>,
  now: number,
): number | null => {
  const silentMs = now - (lastAnswerAt ?? startedAt)
  return silentMs < SILENT_AFTER ? null : silentMs
}
