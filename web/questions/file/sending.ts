import { beginFile, type FileStanding, sendFilePart } from '#contract/runs/uploads.ts'
import { type FileQuestion, fits } from '#domain/questions/file.ts'
import { FILE_PART, MAX_GIVEN_NAME } from '#domain/questions/parts/upload.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { call } from '../../calls/call.ts'
import type { Reply } from '../../calls/reply.ts'
import { createPatience, keepTrying } from '../../calls/retry.ts'
import type { FileSending } from '../parts/sending-files-context.tsx'

/** A file on its way; `why` it did not arrive, as a failure's code, once it has not. */
export type Sending = { key: number; file: File; sent: number; isOffline: boolean; why: string | null }

type Asking = Pick<FileQuestion, 'asked'> & { id: QuestionId }

/** What is the same for the same file of this device. */
const uploadKeyOf = ({ name, size, lastModified }: File): string => `${lastModified} ${size} ${name.slice(0, 300)}`

const nameOf = ({ name }: File): string => [...name.toWellFormed()].slice(-MAX_GIVEN_NAME / 2).join('')

/** The files that are sent as the answer to one question, one after the other; it goes on while other pages are shown. */
export class Uploads {
  readonly #to: FileSending
  readonly #asking: Asking
  readonly #patience = createPatience()
  readonly #listeners = new Set<() => void>()
  readonly #given = new Set<number>()
  #all: readonly Sending[] = []
  #nextKey = 0
  #line = Promise.resolve()

  constructor(to: FileSending, asking: Asking) {
    this.#to = to
    this.#asking = asking
    addEventListener('online', () => this.#patience.wake())
  }

  all = (): readonly Sending[] => this.#all

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: readonly File[]) {
    for (const file of files) {
      const upload: Sending = { key: this.#nextKey, file, sent: 0, isOffline: false, why: null }
      this.#nextKey += 1
      this.#set([...this.#all, upload])
      this.#queue(upload)
    }
  }

  retry({ key, file }: Sending) {
    this.#change(key, { why: null })
    this.#queue({ key, file })
  }

  /** Somebody does not want to send it any more. */
  leaveOut(key: number) {
    this.#given.add(key)
    this.#patience.wake()
    this.#set(this.#all.filter((each) => each.key !== key))
  }

  #queue(upload: Pick<Sending, 'key' | 'file'>) {
    const token = {}
    this.#to.underWay.add(token)
    this.#line = this.#line.then(async () => {
      if (!this.#isOver(upload.key)) await this.#send(upload)
      this.#to.underWay.delete(token)
    })
  }

  #isOver = (key: number) => this.#given.has(key)

  async #send({ key, file }: Pick<Sending, 'key' | 'file'>) {
    const { code, deviceKey, versionId } = this.#to
    const body = {
      ...{ code, device_key: deviceKey, version_id: versionId() ?? '', question_id: this.#asking.id },
      ...{ upload_key: uploadKeyOf(file), name: nameOf(file), bytes: file.size },
    }
    let standing = await this.#try(key, () => call(beginFile, { body }))
    while (standing.ok && standing.value.file === null && !this.#isOver(key)) {
      const { id, received } = standing.value
      this.#change(key, { sent: Math.min(1, (received * FILE_PART) / file.size) })
      const content = file.slice(received * FILE_PART, (received + 1) * FILE_PART, 'application/octet-stream')
      const params = { id, part: String(received) }
      standing = await this.#try(key, () => call(sendFilePart, { params, body: content }, { timeoutMs: MINUTE }))
    }
    if (this.#isOver(key)) return
    if (!standing.ok) return this.#change(key, { why: standing.failure.code, isOffline: false })
    if (standing.value.file) this.#take(standing.value.file)
    this.#set(this.#all.filter((each) => each.key !== key))
  }

  #try(key: number, make: () => Promise<Reply<FileStanding>>): Promise<Reply<FileStanding>> {
    const tried = async () => {
      const reply = await make()
      if (reply.ok) this.#change(key, { isOffline: false })
      return reply
    }
    return keepTrying(tried, {
      patience: this.#patience,
      onFailure: () => this.#change(key, { isOffline: true }),
      isGivenUp: () => this.#isOver(key),
    })
  }

  /** Beside what stands by now: somebody may have taken one out meanwhile. */
  #take({ id, name, bytes }: NonNullable<FileStanding['file']>) {
    const { id: question, asked } = this.#asking
    const stands = this.#to.answerTo(question)
    const before = stands !== null && fits(asked, stands) ? stands : []
    if (before.some(([known]) => known === id)) return
    this.#to.answer(question, [...before, [id, name, bytes]])
  }

  #change(key: number, changes: Partial<Sending>) {
    this.#set(this.#all.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  }

  #set(all: readonly Sending[]) {
    this.#all = all
    for (const listener of this.#listeners) listener()
  }
}

const known = new WeakMap<FileSending, Map<string, Uploads>>()

/** The same for as long as the page stands, whichever of its questions are shown. */
export const uploadsOf = (to: FileSending, asking: Asking): Uploads => {
  const all = known.get(to) ?? new Map<string, Uploads>()
  known.set(to, all)
  const uploads = all.get(asking.id) ?? new Uploads(to, asking)
  all.set(asking.id, uploads)
  return uploads
}
