import { describe, expect, it } from 'vitest'
import { readPoll, readPollResults } from '#contract/questionnaires/polls.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { readResponded } from '#contract/runs/responses.ts'
import { MAX_FORMULAS } from '#domain/questionnaires/items/question-texts.ts'
import { eraseQuiz } from '../../personal-data/erasure/erase-quiz.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import { aPoll, aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { sharedWorld } from '../../testing/world.ts'

const PROSE = { format: 'prose' as const }
const MATH = expect.stringMatching(/^<math.*<\/math>$/s)
const FRAME = { width: 40, height: 30, placeholder: expect.any(String) }
const question = (problem: string, passage?: number) => ({
  ...PROSE,
  problem,
  options: ['Yes', 'No'],
  correct_answer: 0,
  ...(passage !== undefined && { group: passage }),
})
const page = (title: string) => ({ title, instructions: '', ...PROSE })

const RIVERS = {
  ...page('Rivers'),
  questions: [question('Alone?'), question('First?', 0), question('Second?', 0)],
  groups: [{ stimulus: 'Of rivers, after {Q1}', ...PROSE }],
  texts: [
    { text: 'Now read', ...PROSE, before: 1 },
    { text: 'Take a rest', ...PROSE, before: null },
  ],
}
const PLANTS = {
  ...page('Plants'),
  questions: [question('Last?', 0)],
  groups: [{ stimulus: 'Of plants', ...PROSE }],
  texts: [
    { text: 'Go on', ...PROSE, before: 0 },
    { text: 'You said {Q4}', ...PROSE, before: null },
  ],
}
const SURVEY = { kind: 'survey' as const, sections: [RIVERS, PLANTS] }
const POLL = { kind: 'poll' as const, sections: [RIVERS] }

describeEachDatabase('passages and texts in pages', (open) => {
  const world = sharedWorld(open)
  const made = async (changes: Partial<NewRespondedOnWire>): Promise<[TeacherInTest, PollInTest]> => {
    const teacher = await aTeacher(world())
    return [teacher, await aPublishedPoll(teacher, changes)]
  }
  const asked = async ({ code }: PollInTest) => {
    world().clock.advance({ seconds: 2 })
    const answer = await world().newBrowser().calls('GET', `/response/paper?code=${code}`)
    return readResponded.data.parse(expectOk(answer))
  }
  const surveyNow = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
    readSurvey.data.parse(expectOk(await browser.calls('GET', `/teacher/surveys/${id}`)))
  const pollNow = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
    readPoll.data.parse(expectOk(await browser.calls('GET', `/teacher/polls/${id}`)))
  const isServed = async (id: string) =>
    (
      await world()
        .newBrowser()
        .sends({ method: 'GET', url: `/media/${id}` })
    ).statusCode === 200
  const withoutIds = (sections: readonly { questions: readonly object[] }[]) =>
    sections.map(({ questions, ...rest }) => ({
      ...rest,
      questions: questions.map((each) => ({ ...each, id: undefined })),
    }))

  it('are told with what a survey asks, those at the end of a page before the next page', async () => {
    const [, survey] = await made(SURVEY)
    const { kinds, layout, sections, questions } = await asked(survey)
    const [alone = '', first = '', second = '', last = ''] = questions.map(({ id }) => id)
    expect(kinds).toEqual(['single_choice', 'text', 'group'])
    expect(sections.map(({ title, question_ids }) => [title, question_ids])).toEqual([
      ['Rivers', [alone, first, second]],
      ['Plants', [last]],
    ])
    const id = expect.any(String)
    expect(layout).toEqual({
      groups: [
        { id, stimulus: 'Of rivers, after {Q1}', question_ids: [first, second] },
        { id, stimulus: 'Of plants', question_ids: [last] },
      ],
      texts: [
        { id, text: 'Now read', before: first },
        { id, text: 'Take a rest', before: sections[1]?.id },
        { id, text: 'Go on', before: last },
        { id, text: 'You said {Q4}', before: null },
      ],
    })
  })

  it('are answered like any other question, and by those who began before an edit in their own version', async () => {
    const [teacher, survey] = await made(SURVEY)
    const begun = survey.givenBy(newToken(), { is_ended: false })
    expectOk(await world().newBrowser().calls('PUT', '/response', begun))
    const before = await surveyNow(teacher, survey)
    const next = { title: 'Next', sections: before.sections, based_on: before.version_id, draft_key: newToken() }
    expectOk(await teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/versions`, next))
    const ended = { ...begun, based_on: 1, change: newToken(), is_ended: true }
    expectOk(await world().newBrowser().calls('PUT', '/response', ended))
  })

  it('come back to the author of a survey as they were written, and their questions stay what they were', async () => {
    const [teacher, survey] = await made(SURVEY)
    const before = await surveyNow(teacher, survey)
    expect(withoutIds(before.sections)).toEqual(withoutIds(SURVEY.sections))
    const [rivers, plants] = before.sections
    const twice = {
      ...plants,
      questions: [...(plants?.questions ?? []), { ...rivers?.questions[1], group: undefined }],
    }
    const next = { title: 'Next', sections: [rivers, twice], based_on: before.version_id, draft_key: newToken() }
    expectOk(await teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/versions`, next))
    const { questions, layout } = await asked(survey)
    const ids = questions.map(({ id }) => id)
    expect(ids.slice(0, 4)).toEqual(survey.questionIds)
    expect(new Set(ids)).toHaveProperty('size', 5)
    expect(layout?.groups[0]?.question_ids).toEqual(ids.slice(1, 3))
  })

  it('come back to the author of a poll, who edits it until the first vote and asks it anew', async () => {
    const [teacher, poll] = await made(POLL)
    const before = await pollNow(teacher, poll)
    expect(withoutIds(before.sections)).toEqual(withoutIds(POLL.sections))
    const [only] = before.sections
    const edited = {
      ...{ title: 'Edited', responding: before.responding, based_on: before.version_id, draft_key: newToken() },
      sections: [{ ...only, texts: [], groups: [{ stimulus: 'Of lakes', ...PROSE }] }],
    }
    expectOk(await teacher.browser.calls('PUT', `/teacher/polls/${poll.id}`, edited))
    const now = await asked(poll)
    const ids = now.questions.map(({ id }) => id)
    expect(now.layout).toMatchObject({ groups: [{ stimulus: 'Of lakes', question_ids: ids.slice(1) }], texts: [] })

    const { version_id } = now
    const answers = ids.map((question_id) => ({ question_id, value: 0 }))
    expectOk(await world().newBrowser().calls('PUT', '/response', poll.givenBy(newToken(), { version_id, answers })))
    const path = `/teacher/polls/${poll.id}`
    const results = readPollResults.data.parse(expectOk(await teacher.browser.calls('GET', `${path}/results`)))
    expect(results.questions.map(({ question: { problem }, of }) => [problem, of])).toEqual([
      ['Alone?', 1],
      ['First?', 1],
      ['Second?', 1],
    ])
    expectOk(await teacher.browser.calls('PUT', `${path}/presentation`, { set: { question: 2 } }))
    const reset = { quiz_code: poll.code, based_on: version_id, draft_key: newToken() }
    expectOk(await teacher.browser.calls('POST', `${path}/reset`, reset))
    const anew = await asked(poll)
    const [, ...about] = anew.questions.map(({ id }) => id)
    expect(about.some((id) => ids.includes(id))).toBe(false)
    expect(anew.layout?.groups).toMatchObject([{ stimulus: 'Of lakes', question_ids: about }])
  })

  it('say nothing of themselves where there are none', async () => {
    const [teacher, survey] = await made({ kind: 'survey' })
    const address = `/teacher/surveys/${survey.id}`
    const read = JSON.stringify(expectOk(await teacher.browser.calls('GET', address)))
    const paper = JSON.stringify(
      expectOk(await world().newBrowser().calls('GET', `/response/paper?code=${survey.code}`)),
    )
    expect(read + paper).not.toMatch(/"groups"|"texts"|"group"|"layout"/)
  })

  describe.each([SURVEY, POLL])('in a $kind', ({ kind, sections }) => {
    const refused = async (changes: object) => {
      const { browser } = await aTeacher(world())
      const body = { ...aPoll({ kind }), sections: sections.with(-1, { ...RIVERS, ...changes }) }
      return (await browser.calls('POST', '/teacher/questionnaires', body)).error?.problems
    }
    const last = `sections.${sections.length - 1}`

    it('are refused by their field', async () => {
      const { token } = await aPicture(await aTeacher(world()))
      const many = Array.from({ length: MAX_FORMULAS + 1 }, (_, at) => `$x_{${at}}$`).join(' ')
      const lost = { groups: [{ stimulus: token, ...PROSE }], texts: [{ text: token, ...PROSE, before: null }] }
      expect(await refused(lost)).toEqual({
        [`${last}.groups.0`]: 'picture_missing',
        [`${last}.texts.0`]: 'picture_missing',
      })
      expect(await refused({ groups: [{ stimulus: many, ...PROSE }] })).toEqual({ [`${last}.groups.0`]: 'too_many' })
      expect(await refused({ groups: [] })).toEqual({
        [`${last}.questions.1.group`]: 'out_of_range',
        [`${last}.questions.2.group`]: 'out_of_range',
      })
    })

    it('speak of earlier answers alone', async () => {
      const before = sections.slice(0, -1).reduce((sum, { questions }) => sum + questions.length, 0)
      const says = (place: number) => `So {Q${before + place}}`
      const ofPassage = (place: number) => refused({ groups: [{ stimulus: says(place) }], texts: [] })
      const ofText = (place: number) => refused({ texts: [{ text: says(place), before: 1 }] })
      const atEnd = (place: number) => refused({ texts: [{ text: says(place), before: null }] })
      expect([await ofPassage(1), await ofText(1), await atEnd(3)]).toEqual([undefined, undefined, undefined])
      for (const later of [await ofPassage(2), await ofText(2)]) expect(later).toEqual({ sections: 'speaks_of_later' })
      expect(await atEnd(4)).toEqual({ sections: 'speaks_of_nothing' })
    })

    it('have their formulas and pictures, which are kept as long as it is', async () => {
      const teacher = await aTeacher(world())
      const [inPassage, inText, inNone] = [await aPicture(teacher), await aPicture(teacher), await aPicture(teacher)]
      const shown = {
        ...RIVERS,
        groups: [{ stimulus: `See $x^2$ ${inPassage.token}`, ...PROSE }],
        texts: [{ text: inText.token, ...PROSE, before: null }],
      }
      const made = await aPublishedPoll(teacher, { kind, sections: sections.with(-1, shown) })
      const { needs, layout } = await asked(made)
      expect(needs).toEqual(['prose', 'formulas'])
      expect(layout?.groups.at(-1)).toMatchObject({ formulas: { 'x^2': MATH }, pictures: { [inPassage.id]: FRAME } })
      expect(layout?.texts.at(-1)).toMatchObject({ pictures: { [inText.id]: FRAME }, before: null })
      world().clock.advance({ minutes: 91 * 24 * 60 })
      await world().app.tidy()
      world().clock.advance({ seconds: 2 })
      const served = await Promise.all([inPassage, inText, inNone].map(({ id }) => isServed(id)))
      expect(served).toEqual([true, true, false])
      await eraseQuiz(world().app.context, made.id)
      await expectGone(world(), [inPassage.id, inText.id])
    })
  })
})
