import { type Change, responseReception, UNTOUCHED } from '#domain/answers/response.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Transaction, Work } from '../../database/committer.ts'
import { claimFiles } from '../../media/uploads/store.ts'
import { erasedAmong, formerHolderOf } from '../../personal-data/store.ts'
import { hashOf } from '../../secrets.ts'
import { endedAmong, markBegun, marksAmong, partFromParticipants } from './anonymous-store.ts'
import { countInTurn, outdatedAmong } from './policy.ts'
import { answeredAmong, type Kept, keepResponses, lockResponses, type StoredResponse } from './store.ts'

export type Given = Change & { told: Readonly<Record<string, string>> }

export type Arrival = Given & {
  questionnaireId: string
  versionId: string
  holder: string
  id: string
  at: Instant
  isChangeable: boolean
  /** Whether what was asked before may still be answered. */
  takesFormer: boolean
  /** Null: there is no last one. */
  atMost: number | null
  /** Who has said that it is complete, where each person gives one; null where anybody may give several. */
  person: string | null
  /** What stays of the device where nobody may learn who responded; null where they may. */
  mark: string | null
  /** The names under which something of it may have been erased: see `senderOf`. */
  senders: readonly string[]
  /** The ids of files that it names; null where none is asked for. */
  files: readonly string[] | null
}

export type Standing = Pick<StoredResponse, 'revision' | 'isEnded' | 'savedAt'>
/** Why what a device says is not taken. */
export type NotTaken =
  | 'response_changed'
  | 'already_answered'
  | 'person_answered'
  | 'responses_closed'
  | 'poll_changed'
  | 'response_erased'
/** `file_gone`: one of the files that it names is not there any more. */
export type Taken = Result<Standing, NotTaken | 'file_gone'>
/** `again`: something else of its device came at the same moment, and it has to be said once more. */
export type Outcome = Taken | { ok: false; code: 'again' }
const SAY_AGAIN: Outcome = { ok: false, code: 'again' }

type Known = {
  stored: Map<string, StoredResponse>
  kept: Map<string, Kept>
  counts: Map<string, number>
  marks: ReadonlySet<string>
  /** The holders of what persons have given. */
  persons: Map<string, string>
  /** Versions of polls that ask what is not asked any more. */
  outdated: ReadonlySet<string>
  /** Hashes of the keys of changes that were taken to their end, and belong to nobody since. */
  ended: ReadonlySet<string>
  /** Senders of whom something was erased, and former holders. */
  erased: ReadonlySet<string>
}

/** Takes what several devices say, each as it stands by then. */
export const receiveResponses: Work<Arrival, Outcome> = async (trx, arrivals) => {
  const known = await knownOf(trx, arrivals)
  const outcomes = arrivals.map((arrival) => receive(arrival, known))
  const unnamed = new Map(arrivals.flatMap(({ holder, mark }) => (mark === null ? [] : [[holder, mark] as const])))
  await claimThose(trx, arrivals, { kept: known.kept, outcomes })
  const all = [...known.kept.values()]
  const parted = all.filter(({ holder, endedAt }) => endedAt !== null && unnamed.has(holder))
  const kept = all.filter((one) => !parted.includes(one))
  const begun = kept.flatMap(({ holder, questionnaireId }) => {
    const mark = unnamed.get(holder)
    return mark === undefined ? [] : [{ mark, questionnaireId }]
  })
  await markBegun(trx, begun)
  await partFromParticipants(trx, parted)
  const done = await keepResponses(trx, kept)
  if (done.size === kept.length) return outcomes
  for (const { holder } of parted) done.add(holder)
  // Another process has kept something of the same device meanwhile.
  return outcomes.map((outcome, at) => (outcome.ok && !done.has(arrivals[at]?.holder ?? '') ? SAY_AGAIN : outcome))
}

/** What a response names is its own from now on; one that names what is gone is not kept. */
const claimThose = async (
  trx: Transaction,
  arrivals: readonly Arrival[],
  { kept, outcomes }: { kept: Map<string, Kept>; outcomes: Outcome[] },
): Promise<void> => {
  for (const [at, { holder, files: ids, change, at: when }] of arrivals.entries()) {
    if (ids === null || kept.get(holder)?.change !== change) continue
    if (await claimFiles(trx, { holder, ids, at: when })) continue
    kept.delete(holder)
    outcomes[at] = fail('file_gone')
  }
}

const knownOf = async (trx: Transaction, arrivals: readonly Arrival[]): Promise<Known> => {
  const counted = arrivals.filter(
    ({ atMost, isEnded, mark, person }) => (atMost !== null && isEnded) || mark !== null || person !== null,
  )
  // Before anything else is read: whoever waited sees what was counted meanwhile.
  const counts = await countInTurn(trx, [...new Set(counted.map(({ questionnaireId }) => questionnaireId))])
  const outdated = await outdatedAmong(
    trx,
    arrivals.filter(({ takesFormer }) => !takesFormer),
  )
  const unnamed = arrivals.filter(({ mark }) => mark !== null)
  const stored = await lockResponses(trx, [...new Set(arrivals.map(({ holder }) => holder))])
  return {
    stored,
    erased: await erasedAmong(
      trx,
      arrivals
        .filter(({ holder, mark }) => mark !== null || !stored.has(holder))
        .flatMap(({ holder, senders }) => [formerHolderOf(holder), ...senders]),
    ),
    kept: new Map(),
    counts,
    outdated,
    persons: await answeredAmong(
      trx,
      arrivals.flatMap(({ person }) => person ?? []),
    ),
    marks: await marksAmong(
      trx,
      unnamed.flatMap(({ mark }) => mark ?? []),
    ),
    ended: await endedAmong(
      trx,
      unnamed.map(({ change }) => change),
    ),
  }
}

/** Notes what is to be kept. Of what a device says in one batch one is kept: what follows it is to be said again. */
const receive = (arrival: Arrival, known: Known): Outcome => {
  const { stored, kept, counts, marks, persons, ended, outdated, erased } = known
  const { holder, at, answers, change, isEnded, questionnaireId, mark, person } = arrival
  if (mark !== null && ended.has(hashOf(change)))
    return ok({ revision: arrival.basedOn + 1, isEnded: true, savedAt: at })
  if (kept.has(holder)) return SAY_AGAIN
  const stands = stored.get(holder)
  if (arrival.senders.some((sender) => erased.has(sender))) return fail('response_erased')
  if (!stands && erased.has(formerHolderOf(holder))) return fail('already_answered')
  if (mark !== null && !stands && marks.has(mark)) return fail('already_answered')
  const reception = responseReception(stands ?? UNTOUCHED, arrival, arrival.isChangeable)
  if (reception === 'over') return fail('already_answered')
  if (reception === 'known' && stands) return ok(stands)
  if (!arrival.takesFormer && outdated.has(arrival.versionId)) return fail('poll_changed')
  if (reception === 'changed' || (stands && stands.versionId !== arrival.versionId)) return fail('response_changed')
  if (person !== null && (persons.get(person) ?? holder) !== holder) return fail('person_answered')
  if (isEnded && !stands?.isEnded) {
    const count = counts.get(questionnaireId) ?? 0
    if (arrival.atMost !== null && count >= arrival.atMost) return fail('responses_closed')
    counts.set(questionnaireId, count + 1)
  }
  const next: StoredResponse = {
    id: stands?.id ?? arrival.id,
    versionId: arrival.versionId,
    revision: (stands?.revision ?? 0) + 1,
    change,
    answers,
    // Once ended it stays so: a change of it is complete as well.
    isEnded: isEnded || (stands?.isEnded ?? false),
    startedAt: stands?.startedAt ?? at,
    savedAt: at,
  }
  if (person !== null) persons.set(person, holder)
  const told = mark === null ? arrival.told : {}
  kept.set(holder, { ...next, questionnaireId, holder, told, person, mark, endedAt: next.isEnded ? at : null })
  return ok(next)
}
