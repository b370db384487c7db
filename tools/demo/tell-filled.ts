import { listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { listPolls } from '#contract/questionnaires/polls.ts'
import { listQuizzes, quizList } from '#contract/questionnaires/questionnaires.ts'
import { listSurveys } from '#contract/questionnaires/surveys.ts'
import { readMarkingQueue } from '#contract/runs/hand-marks.ts'
import type { QuestionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import type { Visitor } from './visitor.ts'

const inColumns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)), [])
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
}

const waitingIn = async (quizId: string, teacher: Visitor): Promise<number> =>
  readMarkingQueue.data.parse(await teacher('GET', readMarkingQueue.path.replace(':id', quizId))).waiting

/** `origin`: where the teacher looks; `others`: where phones reach it. */
type Places = { origin: string; others: string }

/** What there is, and where, in lines for whoever has filled a database; all of it as the teacher's own lists tell it. */
export const tellFilled = async (teacher: Visitor, { origin, others }: Places) => {
  const quizzes = quizList.parse(await teacher('GET', listQuizzes.path))
  const { rows } = listQuestionnaires.data.parse(await teacher('GET', `${listQuestionnaires.path}?kind=exam`))
  const exams = rows.flatMap((row) => ('answered' in row ? row : []))
  const polls = listPolls.data.parse(await teacher('GET', listPolls.path))
  const surveys = listSurveys.data.parse(await teacher('GET', listSurveys.path))
  const marking: string[][] = []
  for (const { id, title } of quizzes) {
    const waiting = await waitingIn(id, teacher)
    if (waiting > 0) marking.push([`${origin}/dashboard/quizzes/${id}/marking`, `${waiting} answers to mark: ${title}`])
  }
  const isOpen = ({ status }: { status: QuestionnaireStatus }) => status === 'active'
  const [latest] = quizzes
  return {
    contents: inColumns([
      ...quizzes.map((quiz) => ['quiz', `${quiz.total_submissions} submissions`, quiz.status, quiz.title]),
      ...exams.map(({ answered, status, title }) => ['exam', `${answered} submissions`, status, title]),
      ...polls.map(({ votes, status, title }) => ['poll', `${votes} votes`, status, title]),
      ...surveys.map(({ responses, status, title }) => ['survey', `${responses} responses`, status, title]),
    ]),
    toSee: inColumns([
      [`${origin}/dashboard/quizzes/result${latest ? `?quiz=${latest.id}` : ''}`, 'results, question by question too'],
      ...marking,
      [`${origin}/dashboard/analytics`, 'all quizzes and exams together'],
      ...polls.flatMap(({ id }) => [
        [`${origin}/dashboard/polls/${id}/present`, 'a poll’s screen for the wall'],
        [`${origin}/dashboard/polls/${id}/questions`, 'what its audience asks'],
      ]),
      ...surveys.map(({ id }) => [`${origin}/dashboard/surveys/responses?survey=${id}`, 'what a survey brought']),
    ]),
    toAnswer: inColumns([
      ...quizzes.filter(isOpen).map((quiz) => [`${others}/quiz?code=${quiz.share_code}`, quiz.title]),
      ...polls.filter(isOpen).map((poll) => [`${others}/poll?code=${poll.share_code}`, poll.title]),
      ...surveys.filter(isOpen).map((survey) => [`${others}/survey?code=${survey.share_code}`, survey.title]),
    ]),
  }
}
