import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { beginFile, sendFilePart } from '#contract/runs/uploads.ts'
import type { Value } from '#domain/questions/value.ts'
import type { DemoResponded } from './demo-quiz.ts'
import { oneOf, type Random } from './names.ts'
import type { Visitor } from './visitor.ts'

export type PublishedResponded = { id: string; code: string; title: string; kind: DemoResponded['kind'] }
type Responded = { written: DemoResponded; made: PublishedResponded }
type Giving = { visitor: Visitor; device: string; random: Random; name?: string }

const ONE_IN_SIX = 1 / 6
const LEAVES_OUT = 0.12
const NOTES = Buffer.from('Light\n\n1/f = 1/v - 1/u\nm = v/u\nConvex lens: f > 0. Concave lens: f < 0.\n')

/** A key as a device makes one, told apart by name and number. */
export const keyOf = (name: string, at: number): string => `${name}-${String(at).padStart(25, '0')}`

export const publishResponded = async (written: DemoResponded, teacher: Visitor): Promise<PublishedResponded> => {
  const sections = written.sections.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ given: _, ...asked }) => asked),
  }))
  const made = createResponded.data.parse(await teacher('POST', createResponded.path, { ...written, sections }))
  return { id: made.id, code: made.share_code, title: written.title, kind: written.kind }
}

/** Sends a page of notes; answers with the file as an answer names it. */
const sendNotes = async (visitor: Visitor, of: object): Promise<Value> => {
  const file = { upload_key: 'notes', name: 'notes on light.txt', bytes: NOTES.byteLength }
  const { id } = beginFile.data.parse(await visitor('POST', beginFile.path, { ...of, ...file }))
  const sent = await visitor('PUT', sendFilePart.path.replace(':id', id).replace(':part', '0'), NOTES)
  const whole = sendFilePart.data.parse(sent).file
  if (whole === null) throw new Error('the notes did not arrive')
  return [[whole.id, whole.name, whole.bytes]]
}

/** Gives a whole response, as one device does. */
export const respond = async ({ written, made }: Responded, { visitor, device, random, name }: Giving) => {
  const { code } = made
  const paper = readResponded.data.parse(await visitor('GET', `${readResponded.path}?code=${code}`))
  const of = { code, device_key: device, version_id: paper.version_id }
  const answers: { question_id: string; value: Value }[] = []
  const asked = written.sections.flatMap(({ questions }) => questions)
  for (const [at, { id }] of paper.questions.entries()) {
    const { kind, given = [], required } = asked[at] ?? {}
    const isLeftOut = required === undefined && random() < (kind === 'file' ? 1 - ONE_IN_SIX : LEAVES_OUT)
    if (isLeftOut) continue
    const value = kind === 'file' ? await sendNotes(visitor, { ...of, question_id: id }) : oneOf(given, random)
    answers.push({ question_id: id, value })
  }
  await visitor('PUT', giveResponse.path, {
    ...of,
    ...{ based_on: 0, change: `${device}-all`, is_ended: true, answers },
    ...(name !== undefined && { told: [{ name: 'name', value: name }] }),
  })
}
