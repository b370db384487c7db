import type { Findings } from './findings.ts'
import type { FaultyProxy } from './proxy.ts'
import { STARTS, SUBMITS } from './spoiling.ts'

const dataIn = (body: Buffer): Record<string, unknown> => {
  try {
    return JSON.parse(body.toString()).response.data ?? {}
  } catch {
    return {}
  }
}

/** However often it was sent: one start has one attempt with one beginning, one submission one code. */
export const judgeReplies = (lines: FaultyProxy[], found: Findings): void => {
  const codes = new Map<unknown, unknown>()
  const starts = new Map<unknown, string>()
  for (const { call, reply } of lines.flatMap(({ heard }) => heard)) {
    if (reply.status !== 200 && reply.status !== 201) continue
    const data = dataIn(reply.body)
    if (STARTS(call)) {
      const same = `${data.id} ${data.created_at}`
      if ((starts.get(data.phone) ?? same) !== same) found.doubled.push('two starts of one student')
      starts.set(data.phone, same)
    }
    if (SUBMITS(call)) {
      const cookie = call.headers.cookie
      if ((codes.get(cookie) ?? data.submission_code) !== data.submission_code)
        found.doubled.push('two codes of one end')
      codes.set(cookie, data.submission_code)
    }
  }
}
