import type { ProblemCode } from '#domain/formats/lines/block.ts'
import type { ReadQuiz } from '#domain/formats/quiz-text/read-quiz-text.ts'
import type { Mapping } from '#domain/formats/sheet/columns-for.ts'
import { asKind, asOpinion, type DraftQuestion, madeOf, saysRight } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { isMarkedUp } from '#domain/questionnaires/items/question-texts.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/editor.ts'
import type { Offers } from './offers.ts'
import { readText } from './pasted-questions.ts'
import { readItem } from './stored-draft.ts'

/** In plain text, unless something in it needs more. */
export const asPlain = (question: DraftQuestion): DraftQuestion => {
  const { format, ...plain } = question
  const made = madeOf(question, { id: questionId.parse('plain'), random: () => 0 })
  return format === 'prose' && made && isMarkedUp(made) ? question : plain
}

const offeredQuestion = (question: DraftQuestion, { kinds, blank }: Offers): DraftQuestion => {
  const usual = blank()
  const asked = asOpinion(question, { true: t('editor.true'), false: t('editor.false') })
  const known = kinds.includes(asked.kind) ? asked : asKind(asked, usual.kind)
  // One that says that it may be left out has it, and has it undefined.
  const written = 'isRequired' in known ? known : { ...known, isRequired: usual.isRequired }
  return usual.format === undefined ? asPlain(written) : written
}

const offeredPart = (part: DraftPart, { parts }: Offers): DraftPart => {
  if (part.kind !== 'section') return part
  const { kind, title, text, format } = part
  if (parts.includes('section')) return { kind, title, text, ...(format && { format }) }
  return { kind: 'text', text: [title, text].filter(isFilled).join('\n\n'), format }
}

/**
 * What was read of a text, as the editor offers it. Where nothing is right or wrong, nothing is lost but which answer is right,
 * why, and what it is worth.
 */
export const offered = (items: readonly DraftItem[], offers: Offers): DraftItem[] => {
  if (offers.asks === 'knowledge') return [...items]
  return items.map((item) => {
    if (isDraftPart(item)) return offeredPart(item, offers)
    const { inPassage } = item
    return { ...offeredQuestion(item, offers), ...(inPassage && { inPassage }) }
  })
}

/** What was kept, as the editor offers it: of a kind that this page does not know, its texts; blank where it can't be read. */
export const readKept = (kept: unknown, offers: Offers): DraftItem => {
  const item = readItem(kept)
  const isOffered =
    item !== null && (isDraftPart(item) ? offers.parts : offers.kinds).some((kind) => kind === item.kind)
  return (isOffered ? item : item && offered([item], offers)[0]) ?? offers.blank()
}

/** Only what is marked lacks these. */
const OF_KEYS: ReadonlySet<ProblemCode> = new Set(['unknown_answer', 'two_ways', 'two_keys', 'other_key'])
const isOfAnswers = (problem: ProblemCode): boolean =>
  problem === 'no_answer' || problem === 'in_words' || OF_KEYS.has(problem)

/** What is left of keys that name no option, or more than one. */
const isKeyLeft = (lost: string): boolean => lost.split('\n').every((line) => line.startsWith('Ans: '))

/** `leavesKey`: it says what is right where nothing is. */
export type ReadOffered = ReadQuiz & { leavesKey: boolean }

/** What is read of a text, as the editor offers it. */
export const readOffered = (text: string, offers: Offers, columns: Mapping | null = null): ReadOffered => {
  if (last?.text !== text || last.offers !== offers || last.columns !== columns)
    last = { text, offers, columns, read: offeredIn(text, offers, columns) }
  return last.read
}
/** While somebody types, several ask for the same text one after the other. */
let last: { text: string; offers: Offers; columns: Mapping | null; read: ReadOffered } | null = null

const offeredIn = (text: string, offers: Offers, columns: Mapping | null): ReadOffered => {
  const read = readText(text, offers.mostQuestions, columns)
  if (offers.asks === 'knowledge') return { ...read, leavesKey: false }
  const problems = read.problems.filter(({ problem }) => !isOfAnswers(problem))
  const hasKeys = read.problems.some(({ problem }) => OF_KEYS.has(problem))
  const outside = new Set(problems.map(({ text: said }) => said))
  return {
    ...read,
    items: offered(read.items, offers),
    problems,
    leftover: read.leftover.filter(({ text: lost }) => !(hasKeys && isKeyLeft(lost)) || outside.has(lost)),
    marking: null,
    lines: { ...read.lines, lost: [...read.lines.lost, ...read.lines.ofAnswers] },
    leavesKey: hasKeys || read.marking !== null || read.items.some((item) => !isDraftPart(item) && saysRight(item)),
  }
}
