/** What stands between braces. `looks`: how surely it is answers; in a formula braces are something else. */
export type Group = { open: number; close: number; looks: 'answers' | 'verdict' | 'nothing' | 'words' }

const ANSWERS = /^\s*(?:[=~]|#\s*[-+=~%.\d*]|####|#\s*$)/
const VERDICT = /^\s*(?:T|TRUE|F|FALSE)\s*(?:#|$)/i
const IN_FORMULA = /(?:[\^_}]|\\[A-Za-z]+)$/

const looksOf = (before: string, body: string): Group['looks'] => {
  if (ANSWERS.test(body)) return 'answers'
  if (IN_FORMULA.test(before)) return 'words'
  if (VERDICT.test(body)) return 'verdict'
  return body.trim() === '' ? 'nothing' : 'words'
}

/** Those that stand in no others, in their order. */
export const groupsIn = (source: string): Group[] => {
  const groups: Group[] = []
  const open: number[] = []
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '{') open.push(at)
    else if (source[at] === '}') {
      const from = open.pop()
      if (from === undefined || open.length > 0) continue
      const looks = looksOf(source.slice(Math.max(0, from - 20), from), source.slice(from + 1, at))
      groups.push({ open: from, close: at, looks })
    }
  }
  return groups
}

/** Which of them are the answers of one question: none where it has none, several where it is not one question. */
export const answersAmong = (groups: readonly Group[]): Group[] => {
  const answers = groups.filter(({ looks }) => looks === 'answers')
  if (answers.length > 0) return answers
  for (const wanted of ['verdict', 'nothing', 'words'] as const) {
    const last = groups.findLast(({ looks }) => looks === wanted)
    if (last !== undefined) return [last]
  }
  return []
}

/** Answers whose closing brace is missing, up to the end; null for none. */
export const unclosedIn = (source: string): Group | null => {
  const at = source.search(/(?<!\\)\{\s*[=~]/)
  return at === -1 ? null : { open: at, close: source.length, looks: 'answers' }
}
