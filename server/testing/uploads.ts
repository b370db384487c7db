import { beginFile, type FileStanding, sendFilePart } from '#contract/runs/uploads.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { FILE_PART } from '#domain/questions/parts/upload.ts'
import { zipOf } from '../files/write-zip.ts'
import { expectOk, type PollInTest } from './people.ts'
import type { Answer, Browser } from './world.ts'

export const A_FILE_QUESTION = {
  kind: 'file',
  problem: 'Your model, please',
  draft: { sorts: ['picture', 'pdf', 'document'], most: 2, mebibytes: 1 },
}

export type FileInTest = { name: string; content: Buffer; deviceKey: string; uploadKey?: string; question?: number }

/** A PDF of so many bytes. */
export const aPdf = (bytes = 40): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')])

/** An archive with these texts. */
export const anArchive = async (texts: Record<string, string>): Promise<Buffer> => {
  async function* entries() {
    for (const [name, text] of Object.entries(texts))
      yield {
        name,
        content: (async function* () {
          yield Buffer.from(text)
        })(),
      }
  }
  const pieces: Buffer[] = []
  for await (const piece of zipOf(entries())) pieces.push(piece)
  return Buffer.concat(pieces)
}

export const begins = (browser: Browser, survey: PollInTest, file: FileInTest): Promise<Answer> =>
  browser.calls('POST', '/response/files', {
    code: survey.code,
    device_key: file.deviceKey,
    version_id: survey.versionId,
    question_id: survey.questionIds[file.question ?? 0],
    upload_key: file.uploadKey ?? file.name,
    name: file.name,
    bytes: file.content.length,
  })

/** One part of it, as a page sends it. */
export const sendsPart = async (
  browser: Browser,
  { id, part, content }: { id: string; part: number; content: Buffer },
): Promise<Answer> => {
  const reply = await browser.sends({
    method: 'PUT',
    url: `${API_BASE}/response/files/${id}/parts/${part}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: content.subarray(part * FILE_PART, (part + 1) * FILE_PART),
  })
  const { response } = envelope.parse(reply.json())
  return { status: reply.statusCode, data: response.data, error: response.error }
}

/** All of it from where it stands; what the last call was answered. */
export const sendsFile = async (browser: Browser, survey: PollInTest, file: FileInTest): Promise<Answer> => {
  let last = await begins(browser, survey, file)
  if (last.status !== 201) return last
  let standing: FileStanding = beginFile.data.parse(expectOk(last))
  while (standing.file === null) {
    last = await sendsPart(browser, { id: standing.id, part: standing.received, content: file.content })
    if (last.status !== 200) return last
    standing = sendFilePart.data.parse(expectOk(last))
  }
  return last
}

/** A file that is there, as an answer names it. */
export const anUpload = async (browser: Browser, survey: PollInTest, file: FileInTest) => {
  const sent = sendFilePart.data.parse(expectOk(await sendsFile(browser, survey, file)))
  if (sent.file === null) throw new Error('the file is not whole')
  const { id, name, bytes } = sent.file
  return [id, name, bytes]
}
