import type { Edit, TextProblem } from '../lines/block.ts'
import { type Letters, textOfLetter } from '../lines/lettered.ts'
import type { QuestionRun } from './question-runs.ts'

/** Letters that may be options or questions, to be chosen: each way with edits that leave no other. */

/** What a question says whose letters are options. */
const AS_OPTIONS = 'Type: Single choice'

export const optionsOrQuestions = (run: QuestionRun, letters: Letters): TextProblem => {
  const { asked, step } = run
  const raws = asked.map(({ line }) => line.line.raw)
  const lineAt = (at: number) => asked[at]?.line.line.number ?? 0
  const { number } = step.start
  const numbered = letters.parts.map(({ lines }, place) =>
    lines.map(({ text, at }, nth) => ({ at, text: nth === 0 ? `${number}.${place + 1} ${text}` : text })),
  )
  const last = asked.length - 1
  const edits = (says: (at: number) => string): Edit[] =>
    raws.map((from, at) => ({ line: lineAt(at), from, to: says(at) })).filter(({ from, to }) => from !== to)
  const asQuestions = (at: number): string => {
    const stem = letters.stem.filter((each) => each.at === at).map(({ text }) => text)
    const named =
      letters.stem[0]?.at === at ? stem.map((text, place) => (place === 0 ? `Passage: ${text}` : text)) : stem
    const own = numbered.flat().flatMap((each) => (each.at === at ? [each.text] : []))
    return [...named, ...own, ...(at === last ? ['End of passage'] : [])].join('\n')
  }
  return {
    line: lineAt(0),
    problem: 'options_or_questions',
    text: letters.parts.map(({ label }) => `(${label})`).join(' '),
    choices: [
      { says: numbered.map(([first]) => first?.text ?? '').join('\n'), edits: edits(asQuestions) },
      {
        says: letters.parts.map((part) => `(${part.label}) ${textOfLetter(part)}`).join('\n'),
        edits: edits((at) => (at === last ? `${raws[at]}\n${AS_OPTIONS}` : (raws[at] ?? ''))),
      },
    ],
  }
}
