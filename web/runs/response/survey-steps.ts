import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import { pathOf } from '#domain/questionnaires/branching.ts'
import { STRAIGHT_ON } from '#domain/questionnaires/taking.ts'
import { type QuestionId, questionId } from '#domain/questions/question-id.ts'
import type { OnScreen } from '../../questions/between/on-screen.ts'
import type { ShownQuestion } from '../../questions/players.tsx'
import type { ResponseView } from './response-view.ts'
import { type Say, sayerOf } from './said.ts'

/** What is on the screen at once; `page`: of which section. */
export type Step = { page: number; questions: QuestionId[]; isBegin: boolean }

type Paper = Pick<RespondedPaperOnWire, 'sections' | 'taking'>

const pagesOf = ({ sections }: Paper) =>
  sections.map(({ question_ids: ids }) => ({ questions: ids.map((id) => questionId.parse(id)) }))

/** All steps that the answers so far lead through. */
export const stepsOf = (paper: Paper, answers: ResponseView['answers']): Step[] => {
  const { taking = STRAIGHT_ON } = paper
  const { stops } = pathOf(pagesOf(paper), taking, answers)
  return stops.flatMap(({ page, questions }) =>
    taking.one_by_one
      ? questions.map((id, at) => ({ page, questions: [id], isBegin: at === 0 }))
      : [{ page, questions, isBegin: true }],
  )
}

/** What a step has on the screen of its page, among all of them. */
export const screenOf = ({ sections }: Pick<Paper, 'sections'>, steps: readonly Step[], step: Step): OnScreen => ({
  page: sections[step.page]?.question_ids ?? [],
  there: steps.flatMap(({ page, questions }) => (page === step.page ? questions : [])),
  here: step.questions,
  next: sections[step.page + 1]?.id ?? null,
})

/** Says in texts what was answered on the way that the answers so far lead. */
export const sayerOn = (
  steps: readonly Step[],
  said: { questions: readonly ShownQuestion[]; answers: ResponseView['answers'] },
): Say => {
  const there = new Set<string>(steps.flatMap(({ questions }) => questions))
  return sayerOf({ ...said, isThere: (id) => there.has(id) })
}

/** How many steps there are at most, as seen from one of them; `isSure`: no answer changes that. */
export const stepsAtMost = (paper: Paper, steps: readonly Step[], at: number): { count: number; isSure: boolean } => {
  const { taking = STRAIGHT_ON } = paper
  const here = steps[at]
  if (here === undefined) return { count: steps.length, isSure: true }
  const later = paper.sections.slice(here.page + 1)
  const onPage = taking.one_by_one ? steps.filter(({ page }) => page === here.page) : [here]
  const left = onPage.length - onPage.indexOf(here) - 1
  const ahead = later.reduce((sum, { question_ids: ids }) => sum + (taking.one_by_one ? ids.length : 1), 0)
  const before = paper.sections.slice(0, here.page + 1).reduce((sum, { question_ids: ids }) => sum + ids.length, 0)
  const isOpen =
    taking.jumps.some(({ after }) => after >= here.page) ||
    taking.shown.some((rule) => ('page' in rule ? rule.page > here.page : rule.question >= before || taking.one_by_one))
  return isOpen ? { count: at + 1 + left + ahead, isSure: false } : { count: steps.length, isSure: true }
}

/** Where whoever comes back goes on: at the last step that anything of is answered, and behind it where all of it is. */
export const stepToGoOn = (steps: readonly Step[], answers: ResponseView['answers']): number => {
  const isAnswered = (id: QuestionId) => (answers[id] ?? null) !== null
  const last = steps.findLastIndex(({ questions }) => questions.some(isAnswered))
  const isWhole = steps[last]?.questions.every(isAnswered) ?? true
  return isWhole ? Math.min(last + 1, steps.length - 1) : last
}
