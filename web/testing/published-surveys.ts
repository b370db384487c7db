import * as z from 'zod/mini'
import type { DraftContentOnWire } from '#contract/questionnaires/draft-content.ts'
import { requests as respondedRequests } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import type { readSurvey } from '#contract/questionnaires/surveys.ts'
import { requests as surveyRequests } from '#contract/questionnaires/surveys-requests.ts'
import { responding } from '#domain/questionnaires/responding.ts'

const newSurvey = respondedRequests.createResponded.body
const newVersion = surveyRequests.publishSurvey.body

type Draft = { id: string; content: DraftContentOnWire; edits?: { quiz_id: string } }
type Body = z.output<typeof newVersion>
type Survey = Pick<z.infer<typeof readSurvey.data>, 'id' | 'version_id' | 'title' | 'sections'> & {
  keys: string[]
  /** How many have answered it. */
  responses: number
  /** What was said of the texts that its last version changed. */
  sameMeaning: Body['same_meaning']
}
/** A question keeps the id that it is sent with. */
const withIds = (sections: Body['sections']): Survey['sections'] =>
  sections.map((section, at) => ({
    ...section,
    questions: section.questions.map((question, place) => ({ ...question, id: question.id ?? `q${at}${place}` })),
  }))

/** Before anybody has answered, and anything of it has changed. */
const NEW = { responses: 0, sameMeaning: undefined }

const common = { share_code: 'ABCD2345', status: 'active' as const }

/** How many have answered; what they said is asked by nobody. */
const respondedTo = ({ title, responses: complete }: Survey) => ({
  ...{ title, share_code: common.share_code, anonymous: false, complete, partial: 0, shown: complete },
  ...{ asked: [], counted: [] },
})

/** What teachers ask of their surveys, by method and path; null: something else was asked. */
export const publishedSurveys = (drafts: Map<string, Draft>) => {
  const surveys: Survey[] = []
  const found = (id: string) => {
    const survey = surveys.find((each) => each.id === id)
    if (!survey) throw new Error(`no survey ${id}`)
    return survey
  }
  const editOf = (survey: string) => [...drafts.values()].find(({ edits }) => edits?.quiz_id === survey) ?? null
  /** The same save again makes nothing more. */
  const made = (body: unknown) => {
    const { title, sections, draft_key = '', draft } = z.parse(newSurvey, body)
    const before = surveys.find(({ keys }) => keys.includes(draft_key))
    const id = before?.id ?? `survey${surveys.length}`
    if (!before)
      surveys.push({ id, version_id: `${id}v1`, title, sections: withIds(sections), keys: [draft_key], ...NEW })
    if (draft) drafts.delete(draft.id)
    return { id, share_code: common.share_code }
  }
  const nextVersion = (id: string, body: unknown) => {
    const { title, sections, draft_key, draft, same_meaning: sameMeaning } = z.parse(newVersion, body)
    const survey = found(id)
    survey.keys.push(draft_key)
    const number = survey.keys.length
    Object.assign(survey, { title, sections: withIds(sections), version_id: `${id}v${number}`, sameMeaning })
    if (draft) drafts.delete(draft.id)
    return { version_id: survey.version_id, number }
  }
  const answers = (call: string, body: unknown): unknown => {
    const id = /survey\d+/.exec(call)?.[0] ?? ''
    switch (call.replace(/survey\d+/, ':id')) {
      case 'GET /teacher/surveys/:id':
        return { ...common, ...found(id), keys: undefined, responding: responding.parse({}) }
      case 'GET /teacher/surveys/:id/responses':
        return respondedTo(found(id))
      case 'GET /teacher/quizzes/:id/edit':
        return { draft: editOf(id) }
      case 'POST /teacher/questionnaires':
        return made(body)
      case 'POST /teacher/surveys/:id/versions':
        return nextVersion(id, body)
      default:
        return null
    }
  }
  return { surveys, answers }
}
