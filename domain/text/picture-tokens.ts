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

const FORMULA = /\$(?:\\.|[^$\\\n])+\$/g

/** The place itself, or the end of the formula that it is in. */
const behindFormula = (source: string, at: number): number => {
  const around = [...source.matchAll(FORMULA)].find(({ 0: all, index }) => index < at && at < index + all.length)
  return around ? around.index + around[0].length : at
}

/** With the picture put in at that place, on a line of its own; a formula there stays whole. */
export const withPicture = (source: string, place: number, id: string): string => {
  const at = behindFormula(source, place)
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

export const withoutPictures = (source: string): string => source.replace(TOKEN, '')

/** Where the pictures begin that stand behind all words, each on a line of its own; the end where there are none. */
const endOfWords = (source: string): number => {
  if (!source.includes('![')) return source.length
  return pictureTokensIn(source).reduceRight((end, { from, to }) => {
    const isLast = source.slice(to, end).trim() === '' && (from === 0 || source[from - 1] === '\n')
    return isLast ? from : end
  }, source.length)
}

/** The text without the pictures that stand below it: its beginning, so that places in it are the same. */
export const wordsAbovePictures = (source: string): string => {
  const end = endOfWords(source)
  return end === source.length ? source : source.slice(0, end).replace(/\n$/, '')
}

/** With other words above the same pictures. */
export const withWordsAbove = (source: string, words: string): string => {
  const pictures = source.slice(wordsAbovePictures(source).length).replace(/^\n/, '')
  if (pictures === '' || words === '') return words + pictures
  return `${words}\n${pictures}`
}

/** With the picture below all words, and below the other pictures that are there. */
export const withPictureBelow = (source: string, picture: PictureToken): string => {
  const others = withoutPicture(source, picture)
  const lineBreak = others === '' || others.endsWith('\n') ? '' : '\n'
  return others + lineBreak + source.slice(picture.from, picture.to)
}
