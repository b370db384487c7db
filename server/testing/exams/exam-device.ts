import { newToken } from '../../secrets.ts'

/** What a page sends for an answer: a place, places, or what was typed; null: cleared. */
export type Given = number | number[] | string | null

/** Which change of an answer it is. */
export type By = { turn: number; seq: number; device: string }

/** One change of one question's answer; `first`: the change with which the question became answered, as its device knew it. */
export type Change = { question: string; value: Given; by: By; first: By }

/** Above zero: the first of them is the later. */
export const later = (one: By, other: By): number =>
  one.turn - other.turn || one.seq - other.seq || Number(one.device > other.device) - Number(one.device < other.device)

type AnswerOnWire = {
  question_id: string
  selected_index: number
  value?: unknown
  seq?: number | undefined
  by?: string | undefined
  first_seq?: number | undefined
  first_by?: string | undefined
}

/** A page of a device: what it knows, and what it was told last. Two of them may share the cookies of one browser. */
export type ExamDevice = {
  cookies: Map<string, string>
  key: string
  name: string
  turn: number
  base: string
  known: Map<string, Change>
  /** What it knew when it was told its base. */
  atBase: Map<string, Change>
}

/** What was sent once, and may arrive at any time, or again. */
export type Parcel = {
  device: ExamDevice
  changes: Change[]
  body: { attempt: string; device: string; turn: number; based_on?: string; part?: true; answers: AnswerOnWire[] }
}

let pages = 0

export const aDevice = (cookies = new Map<string, string>(), key = newToken()): ExamDevice => {
  pages += 1
  const name = `page-${String(pages).padStart(6, '0')}`
  return { cookies, key, name, turn: 0, base: '', known: new Map(), atBase: new Map() }
}

const byIn = (text: string, seq: number): By => {
  const [turn = '', ...device] = text.split('.')
  return { turn: Number(turn), seq, device: device.join('.') }
}

/** Takes over what the server tells, as far as it is later than what the page knows. */
export const hears = (device: ExamDevice, told: { base: string; answers?: readonly AnswerOnWire[] | undefined }) => {
  for (const { question_id: question, selected_index: place, value, seq, by, ...first } of told.answers ?? []) {
    if (!seq || by === undefined) continue
    const own = byIn(by, seq)
    const known = device.known.get(question)
    if (known && later(known.by, own) >= 0) continue
    const { first_seq: firstSeq, first_by: firstBy } = first
    device.known.set(question, {
      ...{ question, by: own, value: (value as Given | undefined) ?? (place < 0 ? null : place) },
      first: firstSeq && firstBy !== undefined ? byIn(firstBy, firstSeq) : own,
    })
  }
  device.base = told.base
  device.atBase = new Map(device.known)
}

export const changes = (device: ExamDevice, question: string, value: Given): void => {
  const before = device.known.get(question)
  const seq = 1 + Math.max(0, ...[...device.known.values()].map(({ by }) => by.seq))
  const by = { turn: device.turn, seq, device: device.name }
  const stays = before !== undefined && before.value !== null && value !== null
  device.known.set(question, { question, value, by, first: stays ? before.first : by })
}

const authorOf = ({ turn, device }: By) => `${turn}.${device}`

const onWire = ({ question, value, by, first }: Change, own: ExamDevice): AnswerOnWire => {
  const apart = ({ turn, device }: By) => turn !== own.turn || device !== own.name
  return {
    question_id: question,
    selected_index: typeof value === 'number' ? value : -1,
    ...(value !== null && typeof value !== 'number' && { value }),
    seq: by.seq,
    ...(apart(by) && { by: authorOf(by) }),
    ...(later(first, by) !== 0 && { first_seq: first.seq, ...(apart(first) && { first_by: authorOf(first) }) }),
  }
}

/** All that a page would send now; as a part, only what it did not know when it was told its base. */
export const parcelOf = (device: ExamDevice, { attempt, isPart }: { attempt: string; isPart: boolean }): Parcel => {
  const all = [...device.known.values()]
  const sent = isPart ? all.filter((change) => device.atBase.get(change.question) !== change) : all
  return {
    device,
    changes: sent,
    body: {
      ...{ attempt, device: device.name, turn: device.turn },
      ...(device.base !== '' && { based_on: device.base }),
      ...(isPart && { part: true as const }),
      answers: sent.map((change) => onWire(change, device)),
    },
  }
}
