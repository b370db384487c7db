import { beforeEach, expect, it } from 'vitest'
import { questionId } from '#domain/questions/question-id.ts'
import { paperOf } from '../../testing/response-server.ts'
import { moveFormer } from './former-responses.ts'
import { ENDED, type KeptResponse, mergedResponse, nameOfTold } from './kept-response.ts'

const [q1, q2] = [questionId.parse('q1'), questionId.parse('q2')]
const NAME = 'quiznity_response_ABCD2345'

/** As the version before has written it. */
const former = (change: object = {}) => ({
  ...{ deviceKey: 'key', versionId: 'v1', revision: 2, answers: { q1: [0], q2: [1] }, unsent: ['q2'], isSent: false },
  ...{ told: { name: 'Mita' }, isEnded: false, isEndToSend: false, isCounted: false, epoch: 'one', change: 'c1' },
  ...{ arrivedAt: null, isPart: false },
  ...change,
})

const aJournal = ({ isFull = false } = {}) => {
  const kept = new Map<string, KeptResponse>()
  const papers = new Set<string>()
  return {
    kept,
    papers,
    journal: {
      readOne: async (id: string) => kept.get(id) ?? null,
      write: async (record: KeptResponse) => {
        if (isFull) return null
        const merged = mergedResponse(kept.get(record.id) ?? null, record)
        kept.set(record.id, merged)
        return merged
      },
      writePaper: async (id: string) => papers.add(id).size > 0,
    },
  }
}

beforeEach(() => localStorage.clear())

it('what the version before has kept is moved, whole, and lies nowhere else', async () => {
  localStorage.setItem(NAME, JSON.stringify(former()))
  localStorage.setItem('quiznity_paper_ABCD2345', JSON.stringify(paperOf('survey')))
  const { kept, papers, journal } = aJournal()
  expect(await moveFormer(journal)).toEqual([])
  const record = kept.get('key')
  expect(record).toMatchObject({ code: 'ABCD2345', versionId: 'v1', change: 'c1', oneCall: false, isPart: false })
  expect(record?.standing).toMatchObject({ revision: 2, isCounted: false, epoch: 'one' })
  expect([record?.sheet[q1]?.answer, record?.sheet[q2]?.answer]).toEqual([[0], [1]])
  expect(record?.sheet[nameOfTold('name')]?.answer).toBe('Mita')
  expect(record?.unsent.toSorted()).toEqual(['q2', 'told.name'])
  expect([...papers]).toEqual(['key'])
  expect(Object.keys(localStorage)).toEqual([])
})

it.each([
  { name: 'a vote that was pressed', change: { isEnded: true, isEndToSend: true }, isToEnd: true },
  { name: 'one of a version that did not say so', change: { isEnded: true, isEndToSend: null }, isToEnd: true },
  {
    name: 'one that has arrived',
    change: { isEnded: true, isEndToSend: null, isSent: true, unsent: [] },
    isToEnd: false,
  },
])('the end is to be sent of what needs it: $name', async ({ change, isToEnd }) => {
  localStorage.setItem(NAME, JSON.stringify(former(change)))
  const { kept, journal } = aJournal()
  await moveFormer(journal)
  expect(kept.get('key')?.unsent.includes(ENDED)).toBe(isToEnd)
})

it('what does not fit into the journal stays where it is, and is gone on with', async () => {
  localStorage.setItem(NAME, JSON.stringify(former()))
  const left = await moveFormer(aJournal({ isFull: true }).journal)
  expect(left.map(({ id }) => id)).toEqual(['key'])
  expect(localStorage.getItem(NAME)).not.toBe(null)
})

it('a page of the version before that goes on beside this one adds what it has not sent, and takes nothing back', async () => {
  localStorage.setItem(NAME, JSON.stringify(former()))
  const { kept, journal } = aJournal()
  await moveFormer(journal)
  const record = kept.get('key')
  const here = { answer: [1], answerBy: { turn: 0, seq: 9, device: 'here' }, isMarked: false, markBy: null, times: {} }
  if (record) kept.set('key', { ...record, sheet: { ...record.sheet, [q1]: here } })
  localStorage.setItem(NAME, JSON.stringify(former({ answers: { q1: [0], q2: [0] }, unsent: ['q2'] })))
  await moveFormer(journal)
  const { sheet } = kept.get('key') ?? {}
  expect([sheet?.[q1]?.answer, sheet?.[q2]?.answer]).toEqual([[1], [0]])
})

it.each(['{', '5', '{"deviceKey":5}'])('%s is nothing', async (text) => {
  localStorage.setItem(NAME, text)
  const { kept, journal } = aJournal()
  expect(await moveFormer(journal)).toEqual([])
  expect(kept.size).toBe(0)
})
