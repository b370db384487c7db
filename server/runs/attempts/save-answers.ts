import { baseOf } from '#contract/runs/answer-entries.ts'
import { type AnswerSheet, beyond, idsIn, isNews, mergedSheet, notHeld, topSeq } from '#domain/answers/answer.ts'
import { apartFrom, type Call, changesIn, type Misfit, misfitOf, without } from '#domain/answers/answer-call.ts'
import { type AttemptId, receptionOf } from '#domain/answers/attempt.ts'
import { questionsOver } from '#domain/questionnaires/own-times.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Transaction, Work } from '../../database/committer.ts'
import { type Asked, findAsked } from './find-asked.ts'
import { savedSheets } from './find-attempts.ts'
import { createReceiveLate, type LateRefusal } from './receive-late.ts'
import { type Save as StoredSave, storeSheets } from './store.ts'

type Save = { tokenHash: string; call: Call; at: Instant }
/** `life`: the epoch, read before: within a transaction on the only connection nothing else can be read. */
type Arrival = Save & { life: string }

/** How the answers stand after a save. */
export type Standing = {
  revision: number
  /** To be sent as `based_on`; null for a device that the attempt was taken from. */
  base: string | null
  turn: number
  savedAt: Instant
  endsAt: Instant
  sectionEnds: Instant[] | null
  givenBackMs: number
  /** The questions whose answers came after the end of their section. */
  cameLate: QuestionId[]
  /** What the caller does not have yet. */
  news: AnswerSheet
}
type Outcome = Result<Standing, 'no_attempt' | LateRefusal> | Misfit

type Needs = Pick<Context, 'committer' | 'papers' | 'now' | 'newId' | 'epoch'>

/** What is stored of an attempt while a batch goes on; the sheet is read only where something has to be merged. */
type Desk = { revision: number; topSeq: number; savedAt: Instant; sheet: AnswerSheet | null; isChanged: boolean }

/** Saves arrive together with others'; each is answered only after the commit that holds it. */
export const createSaveAnswers = (context: Needs) => {
  const { committer, papers, now, epoch } = context
  const receiveLate = createReceiveLate(context)

  const work: Work<Arrival, Outcome> = async (trx, arrivals) => {
    const asked = await findAsked(trx, arrivals)
    const desks = await openDesks(trx, { arrivals, asked })
    const outcomes: Outcome[] = []
    for (const [at, arrival] of arrivals.entries()) {
      const found = asked[at]
      if (!found) {
        outcomes.push(fail('no_attempt'))
        continue
      }
      const version = drawnFor(await papers.version(trx, found.versionId), found.id)
      const desk = desks.get(found.id) ?? emptyDesk(found)
      desks.set(found.id, desk)
      const wrong = misfitOf(arrival.call, { ...found, questions: questionsIn(version), topSeq: desk.topSeq })
      if (wrong) outcomes.push(await refuse(trx, desk, { found, arrival, version, wrong }))
      else if (isOpen(found, arrival)) outcomes.push(await keep(trx, desk, { found, arrival, version }))
      else outcomes.push(await lateOutcome(trx, found, arrival))
    }
    await storeSheets(trx, changedOf(desks))
    return outcomes
  }
  work.locks = ({ tokenHash }) => ({ token: tokenHash })

  /** What is too late for its section is kept beside the rest, for the teacher to judge. */
  const keep = async (trx: Transaction, desk: Desk, { found, arrival, version }: Timely): Promise<Outcome> => {
    const over = questionsOver(version, found, arrival.at)
    if (over.size === 0) return ok(put(desk, { found, arrival }))
    desk.sheet ??= (await savedSheets(trx, [found.id])).get(found.id) ?? {}
    const cameLate = lateIn(desk, { found, arrival, over })
    if (cameLate.length > 0) await receiveLate(trx, { asked: found, call: arrival.call, at: arrival.at })
    const inTime = { ...arrival, call: apartFrom(arrival.call, over) }
    return ok({ ...put(desk, { found, arrival: inTime }), cameLate })
  }

  /** Answers that do not fit their questions are refused, and all others of the same call are kept nevertheless. */
  const refuse = async (trx: Transaction, desk: Desk, refused: Refused): Promise<Misfit> => {
    const { found, arrival, version, wrong } = refused
    const call = fittingPart(desk, refused)
    if (call === null) return wrong
    if (isOpen(found, arrival)) {
      desk.sheet ??= (await savedSheets(trx, [found.id])).get(found.id) ?? {}
      await keep(trx, desk, { found, arrival: { ...arrival, call }, version })
    } else await receiveLate(trx, { asked: found, call, at: arrival.at })
    return wrong
  }

  const lateOutcome = async (trx: Transaction, found: Asked, { call, at }: Arrival): Promise<Outcome> => {
    const received = await receiveLate(trx, { asked: found, call, at })
    if (received.kind === 'refused') return fail(received.code)
    return fail(received.endedBy === 'student' ? 'already_submitted' : 'time_over')
  }

  /** Merges what one device knows into what is stored; what is stored when it returns is on disk. */
  return async ({ at = now(), ...save }: Omit<Save, 'at'> & { at?: Instant }): Promise<Outcome> =>
    committer.commit(work, { ...save, at, life: await epoch() })
}

type Timely = { found: Asked; arrival: Arrival; version: Version }
type Late = { found: Asked; arrival: Arrival; over: ReadonlySet<QuestionId> }

/** Of what arrives, the answers to questions that are over, as far as they are not stored. */
const lateIn = ({ sheet, topSeq: top }: Desk, { found, arrival, over }: Late): QuestionId[] => {
  const stored = sheet ?? {}
  const changes = changesIn(arrival.call, { sheet: stored, topSeq: top, turn: found.turn })
  return idsIn(notHeld(stored, changes)).filter((id) => over.has(id))
}

type Refused = Timely & { wrong: Misfit }

/** Of a call that does not fit, all that does; null where nothing can be told apart. */
const fittingPart = (desk: Desk, { found, arrival, version, wrong }: Refused): Call | null => {
  const call = wrong.problem === 'unknown_question' ? without(arrival.call, wrong.wrong) : null
  return call && misfitOf(call, { ...found, questions: questionsIn(version), topSeq: desk.topSeq }) ? null : call
}

const isOpen = ({ endsAt, endedAt }: Asked, { at }: Arrival): boolean =>
  endedAt === null && receptionOf({ endsAt, endedAt, endedBy: null }, at) === 'open'

/** The page has taken over all that is stored: its sheet can be written as it comes, and nothing has to be read. */
const isBasedOnStored = ({ call, life }: Arrival, found: Asked, revision: number): boolean =>
  !found.isHandedOver && call.kind === 'counted' && !call.isPart && call.basedOn === baseOf(life, revision)

const emptyDesk = ({ revision, topSeq, savedAt, startedAt }: Asked): Desk => ({
  revision,
  topSeq,
  savedAt: savedAt ?? startedAt,
  sheet: revision === 0 ? {} : null,
  isChanged: false,
})

type Round = { arrivals: Arrival[]; asked: (Asked | null)[] }

/** Reads, in one statement, the sheets of those attempts that somebody's answers have to be merged with. */
const openDesks = async (trx: Transaction, { arrivals, asked }: Round) => {
  const merging = new Map<AttemptId, Asked>()
  const seen = new Set<AttemptId>()
  for (const [at, found] of asked.entries()) {
    const arrival = arrivals[at]
    if (!found || !arrival) continue
    const isFirst = !seen.has(found.id)
    seen.add(found.id)
    if (found.revision > 0 && !(isFirst && isBasedOnStored(arrival, found, found.revision)))
      merging.set(found.id, found)
  }
  const sheets = await savedSheets(trx, [...merging.keys()])
  return new Map<AttemptId, Desk>(
    [...merging].map(([id, found]) => [id, { ...emptyDesk(found), sheet: sheets.get(id) ?? {} }]),
  )
}

const put = (desk: Desk, { found, arrival }: { found: Asked; arrival: Arrival }): Standing => {
  const { call, at, life } = arrival
  const isWhole = isBasedOnStored(arrival, found, desk.revision)
  const stored = isWhole ? null : desk.sheet
  // Whoever sends a part of it has the rest.
  const knows = call.kind === 'counted' && call.isPart && call.basedOn === baseOf(life, desk.revision)
  const changes = changesIn(call, { sheet: stored ?? {}, topSeq: desk.topSeq, turn: found.turn })
  const isChanged = stored === null || isNews(stored, changes)
  const sheet = stored === null ? changes : mergedSheet(stored, changes)
  if (isChanged) {
    desk.revision = Math.max(desk.revision + 1, call.kind === 'plain' ? (call.revision ?? 0) : 0)
    desk.topSeq = Math.max(desk.topSeq, topSeq(sheet))
    Object.assign(desk, { sheet, savedAt: at, isChanged: true })
  }
  const { endsAt, sectionEnds, givenBackMs, turn } = found
  const standing = { turn, savedAt: desk.savedAt, endsAt, sectionEnds, givenBackMs, cameLate: [] }
  if (found.isHandedOver) return { ...standing, revision: 0, base: null, news: {} }
  const news =
    stored !== null && call.kind === 'counted' ? beyond(knows ? { ...stored, ...call.sheet } : call.sheet, sheet) : {}
  return { ...standing, revision: desk.revision, base: baseOf(life, desk.revision), news }
}

const changedOf = (desks: Map<AttemptId, Desk>): StoredSave[] =>
  [...desks].flatMap(([id, { isChanged, sheet, revision, topSeq: top, savedAt }]) =>
    isChanged && sheet ? [{ id, revision, topSeq: top, sheet, savedAt }] : [],
  )
