/** A list such as `A অ B ই`: what a font draws for each character. */
export const pairs = (list: string): [string, string][] => {
  const words = list.trim().split(/[ \n]+/)
  return words.flatMap((from, at): [string, string][] => (at % 2 === 0 ? [[from, words[at + 1] ?? '']] : []))
}

/** A list of pairs, each with the part that what it draws has in a syllable. */
export const inRole = <const R extends string>(role: R, list: readonly [string, string][]) =>
  list.map(([from, text]): [string, { role: R; text: string }] => [from, { role, text: text.normalize('NFC') }])
