/** Where a picture stands in the source of a text. */
export type PictureToken = {
  id: string
  /** As it is being written: with the spaces at its ends, and no backslashes. */
  alternative: string
  /** The places of its first sign and behind its last one. */
  from: number
  to: number
}

/** Instead of an alternative text, as HTML has it: the picture says nothing that the text around it does not. */
export const DECORATIVE = '""'

const TOKEN = /!\[((?:\\.|[^[\]\\\n])*)\]\(([A-Za-z0-9_-]{6,40})\)/g
const ESCAPED = /\\([!-/:-@[-`{-~])/g

export const pictureTokensIn = (source: string): PictureToken[] =>
  [...source.matchAll(TOKEN)].map(({ 0: all, 1: alternative = '', 2: id = '', index }) => ({
    id,
    alternative: alternative.replace(ESCAPED, '$1'),
    from: index,
    to: index + all.length,
  }))

/** Whether it has a picture of which nothing is said yet. */
export const hasUndescribedPicture = (source: string): boolean =>
  source.includes('![') && pictureTokensIn(source).some(({ alternative }) => alternative.trim() === '')

const tokenOf = (id: string, alternative: string) =>
  `![${alternative.replace(/\s*[\r\n]\s*/g, ' ').replace(/[[\]\\]/g, '\\$&')}](${id})`

/** With the picture put in at that place, on a line of its own. */
export const withPicture = (source: string, at: number, id: string): string => {
  const [before, after] = [source.slice(0, at), source.slice(at)]
  const breakBefore = before === '' || before.endsWith('\n') ? '' : '\n'
  const breakAfter = after === '' || after.startsWith('\n') ? '' : '\n'
  return before + breakBefore + tokenOf(id, '') + breakAfter + after
}

export const withAlternative = (source: string, { id, from, to }: PictureToken, alternative: string): string =>
  source.slice(0, from) + tokenOf(id, alternative) + source.slice(to)

/** Without the picture, nor the line that it stood on alone. */
export const withoutPicture = (source: string, { from, to }: PictureToken): string => {
  const [before, after] = [source.slice(0, from), source.slice(to)]
  const isLine = (before === '' || before.endsWith('\n')) && (after === '' || after.startsWith('\n'))
  if (!isLine) return before + after
  return before === '' ? after.slice(1) : before.slice(0, -1) + after
}
