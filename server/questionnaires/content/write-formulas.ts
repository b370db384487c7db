import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import type { TeacherId } from '#domain/people/account.ts'
import { mayBeMarkedUp } from '#domain/questionnaires/items/question-texts.ts'
import { allWritings, changedWritings, type Writings } from '#domain/questionnaires/writings.ts'
import { fail } from '#domain/result.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { createLine } from '../../line.ts'
import type { PublishedWriting } from './formula-thread.ts'

/** 500 questions with 20 formulas each take a fraction of it. */
const ALL_WITHIN = 30 * SECOND
/** Each of them holds a whole quiz in memory. */
const MOST_IN_LINE = 8
const THREAD = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128 } }

type Written =
  | { ok: true; value: Writings }
  | { ok: false; code: 'invalid_request'; fields: FieldProblems }
  | { ok: false; code: 'busy' }

const inLine = createLine()
const ownersInLine = new Set<TeacherId>()

const refused = (field: string, problem: 'too_many' | 'too_long'): Written => ({
  ok: false,
  code: 'invalid_request',
  fields: { [field]: problem },
})

/**
 * All of it with its formulas as MathML, so that no student's page has to make it. A formula that can't be read is left out,
 * and shown as its source. A question or a passage without any markup becomes plain: it takes nothing to be shown. All of it
 * happens beside the event loop, one quiz after the other; `busy` while too many are in line, or another of this teacher.
 */
export const writeFormulas = async (owner: TeacherId, writings: Writings): Promise<Written> => {
  if (!allWritings(writings).some(mayBeMarkedUp))
    return { ok: true, value: await changedWritings(writings, async (writing) => ({ ...writing, format: undefined })) }
  if (ownersInLine.has(owner) || ownersInLine.size >= MOST_IN_LINE) return fail('busy')
  ownersInLine.add(owner)
  try {
    return await inLine(() => writeInThread(writings))
  } finally {
    ownersInLine.delete(owner)
  }
}

const writeInThread = async (writings: Writings): Promise<Written> => {
  const thread = new Worker(new URL('./formula-thread.ts', import.meta.url), THREAD)
  const signal = AbortSignal.timeout(ALL_WITHIN)
  let problem: Written | null = null
  try {
    const value = await changedWritings(writings, async (writing, field) => {
      if (problem) return null
      const answer = once(thread, 'message', { signal })
      thread.postMessage(writing)
      const [written] = (await answer) as [PublishedWriting<typeof writing>]
      if (typeof written !== 'string') return written
      problem = refused(field, written)
      return null
    })
    return problem ?? { ok: true, value }
  } catch (error) {
    if (signal.aborted) return refused('questions', 'too_many')
    throw error
  } finally {
    await thread.terminate()
  }
}
