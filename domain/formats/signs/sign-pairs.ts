/** A list such as `A অ B ই`: what a font draws for each character. */
export const pairs = (list: string): [string, string][] => {
  const words = list.trim().split(/[ \n]+/)
  return words.flatMap((from, at): [string, string][] => (at % 2 === 0 ? [[from, words[at + 1] ?? '']] : []))
}
