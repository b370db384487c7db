const MOST = 80
/** What a file's name may not have somewhere: separators, controls, and signs that turn the direction of what follows. */
const UNUSABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu

const withoutEnds = (text: string): string => text.replace(/^[.\s]+|[.\s]+$/g, '')

/** `Science, first test - students.csv`. */
const fileNameOf = (title: string, ending: string): string => {
  const usable = withoutEnds(title.replace(UNUSABLE, ' ').replace(/\s+/g, ' '))
  const short = withoutEnds([...usable].slice(0, MOST).join(''))
  return `${short === '' ? 'Quiz' : short} - ${ending}`
}

/** What RFC 5987 leaves as it is, and no more. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The name of a file as its answer tells it: in the letters that every program reads, and in its own. */
export const nameAttachment = (title: string, ending: string): string => {
  const name = fileNameOf(title, ending)
  const ascii = name.replace(/[^\x20-\x7E]/gu, '_').replace(/["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`
}
