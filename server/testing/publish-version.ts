import { readContent } from '#contract/questionnaires/versions.ts'
import type { NewVersionOnWire } from '#contract/questionnaires/versions-requests.ts'
import { expectOk, type QuizInTest, type TeacherInTest } from './people.ts'

let saves = 0
export const newKey = () => `a random key of save ${++saves}`

export const contentOf = async ({ browser }: TeacherInTest, { id }: QuizInTest, version?: number) => {
  const query = version === undefined ? '' : `?version=${version}`
  return readContent.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/content${query}`)))
}
export type Content = Awaited<ReturnType<typeof contentOf>>

/** What the wizard sends for a content that was read, and perhaps changed since. */
export const savedAs = (content: Content, changes: Partial<NewVersionOnWire> = {}): NewVersionOnWire => {
  const { kind: _kind, version_id, number: _number, is_current: _current, paper: _paper, settings, ...rest } = content
  const body = { ...rest, based_on: version_id, settings: { order: settings.order }, draft_key: newKey(), ...changes }
  return { ...body, no_of_questions: body.questions.length }
}

export const publishes = ({ browser }: TeacherInTest, { id }: QuizInTest, body: NewVersionOnWire) =>
  browser.calls('POST', `/teacher/quizzes/${id}/versions`, body)
