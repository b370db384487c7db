import { beginPasskey } from '#contract/people/passkeys.ts'
import { beginTwoFactor } from '#contract/people/two-factor.ts'
import { listWritten } from '#contract/results/survey-answers.ts'
import { beginFile } from '#contract/runs/uploads.ts'
import { newToken } from '../../server/secrets.ts'
import { codeShown } from '../../server/testing/authenticator.ts'
import { aPasskey } from '../../server/testing/passkey-maker.ts'
import { aPublishedPoll, aPublishedQuiz, aTeacher, expectOk, type TeacherInTest } from '../../server/testing/people.ts'
import { aPictureFile, uploadsAvatar } from '../../server/testing/pictures.ts'
import { cameLate } from '../../server/testing/students/late-students.ts'
import { A_FILE_QUESTION, anUpload, aPdf, begins, sendsPart } from '../../server/testing/uploads.ts'
import type { World } from '../../server/testing/world.ts'

const A_COMMENT = { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null }

/** A second step with its recovery codes, a passkey and a picture of oneself. */
const aCarefulTeacher = async (world: World) => {
  const { browser, password } = await aTeacher(world)
  expectOk(await uploadsAvatar(browser, await aPictureFile({ width: 60, height: 60 })))
  const options = beginPasskey.data.parse(
    expectOk(await browser.calls('POST', '/teacher/passkeys/begin', { password })),
  )
  expectOk(await browser.calls('POST', '/teacher/passkeys', { name: 'My phone', ...aPasskey().made(options) }))
  const begun = expectOk(await browser.calls('POST', '/teacher/two-factor/begin', { password }))
  const code = codeShown(beginTwoFactor.data.parse(begun).secret, world.clock.now())
  expectOk(await browser.calls('POST', '/teacher/two-factor/confirm', { code }))
}

/** A survey with a file that came with its response, one of which nothing came yet, and an answer with a tag. */
const aSurveyWithFiles = async (world: World, teacher: TeacherInTest) => {
  const questions = [A_FILE_QUESTION, { kind: 'comment', problem: 'Why?', draft: A_COMMENT }]
  const survey = await aPublishedPoll(teacher, { kind: 'survey', sections: [{ questions }] })
  const [deviceKey, browser] = [newToken(), world.newBrowser()]
  const file = await anUpload(browser, survey, { name: 'model.pdf', content: aPdf(), deviceKey })
  const given = survey.givenBy(deviceKey, {
    answers: survey.questionIds.map((question_id, at) => ({ question_id, value: at === 0 ? [file] : 'It is warm.' })),
  })
  expectOk(await browser.calls('PUT', '/response', given))
  const half = { name: 'half.pdf', content: aPdf(400_000), deviceKey: newToken() }
  const { id } = beginFile.data.parse(expectOk(await begins(browser, survey, half)))
  expectOk(await sendsPart(browser, { id, part: 0, content: half.content }))
  const written = `/teacher/surveys/${survey.id}/written/${survey.questionIds[1]}`
  const { answers } = listWritten.data.parse(expectOk(await teacher.browser.calls('GET', written)))
  const body = { response_id: answers[0]?.response_id, tag: 'Food', is_set: true }
  expectOk(await teacher.browser.calls('PUT', `${written}/tags`, body))
}

/** Late answers that were taken into the result. The clock moves on by the time of a quiz. */
const aJudgedQuiz = async (world: World, teacher: TeacherInTest) => {
  const quiz = await aPublishedQuiz(teacher)
  await cameLate(world, quiz, { saved: [1, 0, -1], late: [null, null, 0] })
  const judged = { decision: 'accepted', submissions: 'all_waiting' }
  expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/late-answers`, judged))
}

/** Rows of tables that the calls of the table and the screens leave empty. Answers who owns them. */
export const leaveRareRows = async (world: World): Promise<TeacherInTest> => {
  await aCarefulTeacher(world)
  const teacher = await aTeacher(world)
  await aSurveyWithFiles(world, teacher)
  await aJudgedQuiz(world, teacher)
  return teacher
}
