import { vi } from 'vitest'
import { type RespondedPaperOnWire, readResponded } from '#contract/runs/responses.ts'
import { responseReception, UNTOUCHED } from '#domain/answers/response.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { type QuestionId, questionId } from '#domain/questions/question-id.ts'
import type { Value } from '#domain/questions/value.ts'
import { randomKey } from '../calls/random-key.ts'
import { type CallFailure, fail, ok } from '../calls/reply.ts'
import {
  type KeptResponse,
  keptResponse,
  mergedResponse,
  RESPONSES,
  settledResponse,
} from '../runs/device/kept-response.ts'
import { mergedById, newestFirst } from '../runs/device/records.ts'
import type { ResponseJournal } from '../runs/device/response-journal.ts'
import type { RespondingApi } from '../runs/response/api.ts'
import type { Brought } from '../runs/response/from-link.ts'
import { OwnResponse } from '../runs/response/own-response.ts'
import { saidIn } from '../runs/response/response-state.ts'
import { sendKeptResponses } from '../runs/response/send-kept.ts'
import { failure } from './student-server.ts'

const ISO = '2026-01-01T00:00:00.000Z'

/** A poll is given all at once, a survey as it is written. */
export const paperOf = (kind: 'poll' | 'survey', questions: readonly string[] = ['q1', 'q2'], version = 'v1') =>
  readResponded.data.parse({
    ...{ id: 'z1', kind, title: 'Lunch', host: 'Mitra', share_code: 'ABCD2345', status: 'active' },
    ...{ version_id: version, kinds: ['opinion'], needs: [], responding: responding.parse({}) },
    sections: [{ id: 's1', title: '', instructions: '', question_ids: [...questions] }],
    questions: questions.map((id) => ({
      ...{ id, kind: 'opinion', problem: `Ask ${id}`, options: [], created_at: ISO, updated_at: ISO },
      asked: { options: ['Rice', 'Bread'], least: null, most: 1, look: 'list', other: false },
    })),
  })

type Given = Parameters<RespondingApi['give']>[0]
type Stored = {
  revision: number
  change: string
  versionId: string
  answers: Record<string, Value>
  told: Record<string, string>
  isEnded: boolean
}

type Keeping = { isChangeable: boolean; isAnonymous: boolean; refusal: (given: Given) => CallFailure | null }

/** What devices have said, as it stands. */
const keepResponses = (how: Keeping) => {
  const stored = new Map<string, Stored>()
  /** Of what belongs to nobody any more. */
  const parted = { keys: new Set<string>(), changes: new Set<string>() }
  const keep = (one: Given, { revision, isEnded }: Pick<Stored, 'revision' | 'isEnded'>) => {
    stored.set(one.device_key, {
      ...{ revision, isEnded, change: one.change, versionId: one.version_id },
      answers: Object.fromEntries(one.answers.map(({ question_id: id, value }) => [id, value])),
      told: Object.fromEntries((one.told ?? []).map(({ name, value }) => [name, value])),
    })
    if (!how.isAnonymous || !isEnded) return
    parted.keys.add(one.device_key)
    parted.changes.add(one.change)
  }
  const receive = (one: Given) => {
    const refused = how.refusal(one)
    if (refused) return fail(refused)
    const standing = { is_ended: one.is_ended || (stored.get(one.device_key)?.isEnded ?? false), saved_at: 0 }
    if (parted.changes.has(one.change)) return ok({ ...standing, revision: 1 })
    if (parted.keys.has(one.device_key)) return failure('already_answered', 409)
    const stands = stored.get(one.device_key)
    const known = stands ? { ...UNTOUCHED, ...stands, answers: {} } : UNTOUCHED
    const reception = responseReception(
      known,
      { basedOn: one.based_on, change: one.change, follows: one.follows },
      how.isChangeable,
    )
    if (reception === 'over') return failure('already_answered', 409)
    if (reception === 'changed') return failure('response_changed', 409)
    const revision = reception === 'known' ? known.revision : known.revision + 1
    if (reception === 'next') keep(one, { revision, isEnded: one.is_ended || known.isEnded })
    return ok({ ...standing, revision })
  }
  const tell = (key: string) => {
    const stands = stored.get(key)
    if (!stands) return ok({ response: null })
    const answers = Object.entries(parted.keys.has(key) ? {} : stands.answers)
    const standing = { revision: stands.revision, is_ended: stands.isEnded, version_id: stands.versionId }
    return ok({ response: { ...standing, answers: answers.map(([id, value]) => ({ question_id: id, value })) } })
  }
  return { stored, receive, tell }
}

/** A server for one poll or survey that keeps the promises of the protocol and nothing else. */
export const aResponseServer = () => {
  const state = {
    isDown: false,
    /** It does what it is asked, and nobody hears of it. */
    losesReplies: false,
    /** Every call takes so long on its way there, and as long on its way back. */
    wayMs: 0,
    ...{ isChangeable: true, isAnonymous: false },
    refusal: (_: Given): CallFailure | null => null,
  }
  const given: Given[] = []
  /** How often it was asked what a device has said. */
  const asked = { count: 0 }
  const { stored, receive, tell } = keepResponses(state)
  const reply = async <T>(work: () => T) => {
    const way = () => new Promise((resolve) => setTimeout(resolve, state.wayMs))
    await way()
    const lost = failure('network', null)
    if (state.isDown) return lost
    const done = work()
    await way()
    return state.losesReplies ? lost : done
  }
  const api: RespondingApi = {
    paper: async () => ok(paperOf('survey')),
    crowd: async () => ok({ is_closed: false, results: null }),
    stored: (key) => {
      asked.count += 1
      return reply(() => tell(key))
    },
    give: (one) =>
      reply(() => {
        given.push(one)
        return receive(one)
      }),
  }
  return {
    ...{ state, api, given, asked, stored },
    /** What each device has said, as it stands here. */
    answers: () => [...stored.values()].map(({ answers }) => answers),
    told: () => [...stored.values()].map(({ told }) => told),
    ended: () => [...stored.values()].map(({ isEnded }) => isEnded),
    /** Its teacher has erased all that was given. */
    forget: () => stored.clear(),
  }
}

export type ResponseServer = ReturnType<typeof aResponseServer>

/** What one device keeps, by the journal's own rules; while it is `full` it keeps what it had. */
export const aDevice = () => {
  const records = new Map<string, KeptResponse>()
  const left = new Map<string, KeptResponse>()
  const starts = new Map<string, string>()
  const device = { isFull: false, records, papers: new Map<string, RespondedPaperOnWire>() }
  const settled = (record: KeptResponse) => settledResponse(record, Date.now()) ?? record
  const all = () => {
    for (const record of records.values()) records.set(record.id, settled(record))
    return mergedById(RESPONSES, [...records.values(), ...left.values()])
  }
  const journal = (code: string): ResponseJournal => {
    const opened = (id: string) => ({ id, kept: all().find((record) => record.id === id) ?? null })
    return {
      readAll: async () => newestFirst(all()),
      read: async () => newestFirst(all()).filter((record) => record.code === code),
      readOne: async (id) => records.get(id) ?? null,
      write: async (record) => {
        if (device.isFull) return null
        const merged = mergedResponse(records.get(record.id) ?? null, keptResponse.parse(structuredClone(record)))
        records.set(record.id, settled(merged))
        left.delete(record.id)
        return merged
      },
      leaveBehind: (record) => {
        if (!device.isFull) left.set(record.id, mergedResponse(left.get(record.id) ?? null, record))
      },
      readPaper: async (id) => device.papers.get(id) ?? null,
      writePaper: async (id, paper) => device.papers.set(id, paper).size > 0,
      readStart: async () => null,
      writeStart: async () => true,
      known: async () => {
        const id = starts.get(code)
        return id === undefined ? null : opened(id)
      },
      open: async () => {
        const id = starts.get(code) ?? randomKey()
        starts.set(code, id)
        return opened(id)
      },
      startAnew: async (erased) => {
        const id = starts.get(code)
        if (id === undefined || id === erased) starts.set(code, randomKey())
        for (const kept of [records, left]) kept.delete(erased)
        return opened(starts.get(code) ?? erased)
      },
    }
  }
  return { ...device, state: device, journal }
}
export type Device = ReturnType<typeof aDevice>

/** A device that takes 50 ms to write. */
export const slowly = (quick: Device): Device => ({
  ...quick,
  journal: (code) => {
    const journal = quick.journal(code)
    const write: typeof journal.write = (record) =>
      new Promise((resolve) => setTimeout(() => resolve(journal.write(record)), 50))
    return { ...journal, write }
  },
})

let windows = 0

/** A page on a device. */
export const openTab = async ({ api }: Pick<ResponseServer, 'api'>, { journal }: Device) => {
  windows += 1
  const own = journal('ABCD2345')
  const opened = await own.open()
  const response = new OwnResponse({ code: 'ABCD2345', ...opened }, { api, journal: own, device: `window${windows}` })
  return {
    response,
    view: () => response.view(),
    answer: (id: string, given: Value | null) => response.answer(questionId.parse(id), given),
    answered: (id: string): Value | null | undefined => response.view().answers[questionId.parse(id)],
  }
}

/** What the device keeps of its response, as far as people would see it. */
export const onDevice = ({ records }: Device) => {
  const [kept] = records.values()
  if (!kept) return null
  const { unsent, isPart, standing } = kept
  return {
    ...saidIn({ ...kept, brought: {} }),
    unsent,
    isPart,
    isSent: unsent.length === 0,
    isCounted: standing.isCounted,
  }
}

/** Another page of the device, which shows the response `open`, sends what was left there. */
export const sendsKept = (
  { api }: Pick<ResponseServer, 'api'>,
  { journal }: Device,
  { open = '', epoch }: { open?: string; epoch?: string } = {},
) => sendKeptResponses({ journal: journal('OTHER234'), device: 'other', open, epoch }, () => api)

/** What somebody chooses of the two options of a question. */
export const RICE = [0]
export const BREAD = [1]
/** Longer than any pause between two tries, in milliseconds. */
export const LONG = 120_000

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A page with what is asked on it, as the server says. */
export const begun = async (server: ResponseServer, device: Device, paper = paperOf('survey')) => {
  const tab = await openTab(server, device)
  const begins = tab.response.begin(paper)
  await pass(2 * server.state.wayMs + 5)
  await begins
  return tab
}

/** All pages are closed, once the device has kept what was just said: nothing that they waited for comes. */
export const closeBrowser = async (): Promise<void> => {
  await pass(0)
  vi.clearAllTimers()
}

/** What a link says to these questions. */
export const broughtAnswers = (answers: Record<string, Value>): Brought => ({
  told: {},
  answers: Object.fromEntries(
    Object.entries(answers).map(([id, given]): [QuestionId, Value] => [questionId.parse(id), given]),
  ),
})
