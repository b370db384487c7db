import * as z from 'zod/mini'
import { type RespondedPaperOnWire, readResponded } from '#contract/runs/responses.ts'
import type { AnswerEntry } from '#domain/answers/answer.ts'
import { topSeq } from '#domain/answers/answer.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { type Value, value } from '#domain/questions/value.ts'
import { storedNames, storedText, storedValue, storeText } from '../../ui/browser-storage.ts'
import type { Journal } from './journal.ts'
import { ENDED, FORMER_RESPONSE, type KeptResponse, nameOfTold } from './kept-response.ts'
import { parsed } from './records.ts'

/** As versions of the page kept a response that had local storage alone for it. */
const formerResponse = z.object({
  deviceKey: z.string(),
  versionId: z.nullable(z.string()),
  revision: z.number(),
  answers: z.record(z.string(), z.nullable(value)),
  unsent: z.array(z.string()),
  isSent: z.boolean(),
  told: z.record(z.string(), z.string()),
  isEnded: z.boolean(),
  isEndToSend: z._default(z.nullable(z.boolean()), null),
  isCounted: z._default(z.boolean(), false),
  epoch: z._default(z.nullable(z.string()), null),
  change: z.nullable(z.string()),
  arrivedAt: z._default(z.nullable(z.number()), null),
  isPart: z._default(z.boolean(), false),
})
type FormerResponse = z.infer<typeof formerResponse>

const PAPER = 'quiznity_paper_'

const entryOf = (answer: Value | null, seq: number): AnswerEntry => ({
  answer,
  answerBy: { turn: 0, seq, device: '' },
  isMarked: false,
  markBy: null,
  times: {},
})

/** `since`: what the journal has of the same response, which an open page of that version went on with. */
const recordOf = (code: string, former: FormerResponse, since: KeptResponse | null): KeptResponse => {
  const { answers, told, isSent, isEndToSend, deviceKey: id, versionId, isEnded, change, isPart, revision } = former
  const isToEnd = isEndToSend ?? (isEnded && !isSent)
  const paper = formerPaper(code)
  const above = since ? topSeq(since.sheet) : 1
  const unsent = new Set<string>(isSent ? [] : [...former.unsent, ...Object.keys(told).map(nameOfTold)])
  if (isToEnd) unsent.add(ENDED)
  const all: [string, Value | null][] = [
    ...Object.entries(answers),
    ...Object.entries(told).map(([name, said]): [string, string] => [nameOfTold(name), said]),
    ...(isToEnd ? [[ENDED, true] as [string, boolean]] : []),
  ]
  // What the server has is older than what the journal has, and what it has not is newer.
  const sheet = Object.fromEntries(all.map(([name, said]) => [name, entryOf(said, unsent.has(name) ? above + 1 : 1)]))
  const isNews = since !== null && revision > since.standing.revision
  return {
    ...{ id, code, versionId, sheet, unsent: [...unsent], isEnded, change, isPart, heldAt: former.arrivedAt },
    standing: {
      ...{ revision, isCounted: former.isCounted, epoch: former.epoch },
      heard: isNews ? since.standing.heard + 1 : 0,
    },
    oneCall: paper ? ABILITIES[paper.kind].oneCall : true,
    isAnonymous: paper?.responding.anonymous ?? false,
    writtenAt: since?.writtenAt ?? 1,
  }
}

const formerPaper = (code: string): RespondedPaperOnWire | null => parsed(readResponded.data, storedValue(PAPER + code))

type Former = {
  code: string
  text: string
  record: (since: KeptResponse | null) => KeptResponse
  paper: RespondedPaperOnWire | null
}

/** All that versions of the page before have kept, or keep while they are open. */
const formerResponses = (): Former[] =>
  storedNames(FORMER_RESPONSE).flatMap((name) => {
    const [code, text] = [name.slice(FORMER_RESPONSE.length), storedText(name)]
    const former = parsed(formerResponse, storedValue(name))
    if (former === null || text === null) return []
    return [{ code, text, record: (since) => recordOf(code, former, since), paper: formerPaper(code) }]
  })

type Into = Pick<Journal<KeptResponse, RespondedPaperOnWire>, 'write' | 'writePaper'> & {
  readOne: (id: string) => Promise<KeptResponse | null>
}

/** Moves all of it into the journal; answers what that does not take, which stays where it is. */
export const moveFormer = async (journal: Into): Promise<KeptResponse[]> => {
  const left: KeptResponse[] = []
  for (const { code, text, record, paper } of formerResponses()) {
    const { id } = record(null)
    const kept = await journal.write(record(await journal.readOne(id)))
    const isPaperKept = paper === null || (await journal.writePaper(id, paper))
    if (!(kept && isPaperKept && (await journal.readOne(id)))) left.push(record(null))
    // A page of that version may have written since.
    else if (storedText(FORMER_RESPONSE + code) === text)
      for (const name of [FORMER_RESPONSE, PAPER]) storeText(name + code, null)
  }
  return left
}
