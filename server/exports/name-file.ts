import type { Exported, ExportFormat } from '#contract/exports.ts'

type Wanted = { what: Exported; format: ExportFormat }

const MOST = 80
/** What a file's name may not have somewhere: separators, controls, and signs that turn the direction of what follows. */
const UNUSABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu

const WHAT: Record<Exported, string> = {
  students: 'students',
  answers: 'answers',
  questions: 'questions',
  everything: 'results',
}

const withoutEnds = (text: string): string => text.replace(/^[.\s]+|[.\s]+$/g, '')

/** `Science, first test - students.csv`. */
const fileNameOf = (title: string, { what, format }: Wanted): string => {
  const usable = withoutEnds(title.replace(UNUSABLE, ' ').replace(/\s+/g, ' '))
  const short = withoutEnds([...usable].slice(0, MOST).join(''))
  return `${short === '' ? 'Quiz' : short} - ${WHAT[what]}.${format}`
}

/** What RFC 5987 leaves as it is, and no more. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The name of a file as its answer tells it: in the letters that every program reads, and in its own. */
export const nameFile = (title: string, wanted: Wanted): string => {
  const name = fileNameOf(title, wanted)
  const ascii = name.replace(/[^\x20-\x7E]/gu, '_').replace(/["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`
}
