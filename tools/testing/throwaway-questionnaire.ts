import type { Changes } from './throwaway-tree.ts'

/** A kind of questionnaire that nobody has: it is taken as a quiz is, and shown to a room as a poll is. */
export const ROW: Changes = {
  'domain/questionnaires/kinds.ts': [
    {
      before: '  survey: {',
      line: `  throwaway: {
    clock: true,
    marks: true,
    sections: true,
    oneCall: false,
    versions: true,
    drafts: true,
    presenting: true,
    audienceQuestions: false,
    analysis: false,
    anonymity: false,
    uploads: false,
    form: true,
    strict: false,
    longestResponse: 0,
  },`,
    },
  ],
}

/** Where a kind has a name or a page of its own. */
export const REGISTRIES: Changes = {
  'server/personal-data/account-export/list-entries.ts': [
    { before: "  poll: 'polls'", line: "  throwaway: 'throwaways'," },
  ],
  'web/i18n/en/erasure.json': [
    {
      before: '  "eraseTitle_exam"',
      line: '  "eraseTitle_throwaway": "Erase for good what {name} did here?",',
    },
  ],
  'web/i18n/en/settings.json': [
    {
      before: '  "default_survey"',
      line: '  "default_throwaway": "Settings of new ones",\n  "defaultMeans_throwaway": "They begin so.",',
    },
  ],
  'web/i18n/en/sharing.json': [{ before: '  "title_exam"', line: '  "title_throwaway": "Share the throwaway",' }],
  'web/i18n/en/trends.json': [{ before: '  "only_exam', line: '  "only_throwaway": "Throwaways",' }],
  'web/questionnaires/kinds.tsx': [
    { before: '}\n\nconst ALL: ListWords', line: '  get throwaway() {\n    return KINDS.quiz\n  },' },
  ],
}

/** What it is able to do, and what it is not, asked of a server that has it. */
export const PROOF = 'server/runs/throwaway.test.ts'
export const PROOFS: Changes = {
  [PROOF]: `import { expect, it } from 'vitest'
import { readDraft } from '#contract/questionnaires/drafts.ts'
import { listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { readOverview, readSubmission } from '#contract/results/analytics.ts'
import { readFigures } from '#contract/results/live.ts'
import { newToken } from '../secrets.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../testing/people.ts'
import { contentOf, publishes, savedAs } from '../testing/publish-version.ts'
import { aQuiz, sharedWorld } from '../testing/world.ts'

const question = (problem: string) => ({ problem, options: ['yes', 'no'], correct_answer: 0 })
const SECTIONS = {
  questions: [question('force'), question('light'), question('leaf')],
  sections: [
    { title: 'Physics', before: 0 },
    { title: 'Biology', before: 2 },
  ],
}

describeEachDatabase('a throwaway questionnaire', (open) => {
  const world = sharedWorld(open)
  const aScene = async () => {
    const teacher = await aTeacher(world())
    const made = await aPublishedQuiz(teacher, { ...SECTIONS, kind: 'throwaway' })
    return { teacher, made, asks: (method: 'GET' | 'PUT', path: string) => teacher.browser.calls(method, path) }
  }

  it('is a draft until it is published, and keeps what is answered', async () => {
    const teacher = await aTeacher(world())
    const id = newToken()
    const draft = \`/teacher/drafts/\${id}\`
    const content = { details: { title: 'A thing', subject: 'Physics' }, items: [] }
    const save = { based_on: 0, change: newToken(), kind: 'throwaway', content }
    expectOk(await teacher.browser.calls('PUT', draft, save))
    expect(readDraft.data.parse(expectOk(await teacher.browser.calls('GET', draft)))).toMatchObject({ kind: 'throwaway', content })
    const asked = { ...SECTIONS, kind: 'throwaway', draft_key: newToken(), draft: { id, revision: 1 } } as const
    const made = await aPublishedQuiz(teacher, asked)
    expect((await teacher.browser.calls('GET', draft)).status).toBe(404)
    const again = expectOk(await teacher.browser.calls('POST', '/quiz/new', aQuiz(asked)))
    expect(again).toMatchObject({ id: made.id })
    const student = await aStudent(world(), made)
    expectOk(await student.saves(1, [0, -1, 1]))
    expect(expectOk(await student.found())).toMatchObject({ answers: [{ selected_index: 0 }, { selected_index: 1 }] })
  })

  it('has a clock, marks and sections', async () => {
    const { teacher, made, asks } = await aScene()
    const student = await aStudent(world(), made)
    expect(student.started.ends_at).toBeGreaterThan(student.started.server_now)
    expect(student.started.paper.layout?.sections).toHaveLength(2)
    expectOk(await student.submits([0, 0, 1]))
    const seen = readSubmission.data.parse(expectOk(await asks('GET', \`/teacher/submissions/\${student.started.id}\`)))
    expect(seen.student.score).toBe(2)
    const overview = expectOk(await asks('GET', \`/teacher/quizzes/\${made.id}/overview\`))
    expect(readOverview.data.parse(overview).sections).toMatchObject([{ right: 100 }, { right: 0 }])
    const next = savedAs(await contentOf(teacher, made), { title: 'Another name' })
    expect((await publishes(teacher, made, next)).status).toBe(201)
    const listed = listQuestionnaires.data.parse(expectOk(await asks('GET', '/teacher/questionnaires?kind=throwaway')))
    expect(JSON.stringify(listed)).toContain(made.id)
  })

  it('is presented, with the figures of its attempts', async () => {
    const { made, asks } = await aScene()
    expectOk(await asks('GET', \`/teacher/polls/\${made.id}/presentation\`))
    await aStudent(world(), made)
    const figures = readFigures.data.parse(expectOk(await asks('GET', \`/teacher/quizzes/\${made.id}/figures\`)))
    expect(figures).toMatchObject({ in_progress: 1, poll: { status: 'active', presentation: { question: 0 } } })
  })

  it('takes no responses, no questions of an audience, and nothing else that it has no ability for', async () => {
    const { made, asks } = await aScene()
    const others = ['/response/paper?code=' + made.code, '/teacher/polls/ID/hall-questions', '/teacher/polls/ID', '/teacher/surveys/ID', '/teacher/surveys/ID/responses']
    for (const path of others) expect([path, (await asks('GET', path.replace('ID', made.id))).status]).toEqual([path, 404])
  })
})
`,
}
