import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { SettingValues } from '#domain/questionnaires/setting-values.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import { forgetOnLogOut } from '../../app/forget-on-log-out.ts'
import { endSession, startSession } from '../../people/accounts/session.ts'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { field, fillIn } from '../../testing/field.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { deviceIsTold, someDefaults } from '../../testing/settings-defaults.ts'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { CreateQuiz } from '../editor/create-quiz.tsx'
import { KINDS as PAGES } from '../kinds.tsx'
import { CreatePoll } from '../polls/create-poll.tsx'
import { POLL_DRAFTS } from '../polls/poll-drafts.ts'
import { QUIZ_DRAFTS, TAKEN_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { beginningOf } from '../settings/told-defaults.ts'
import { CreateSurvey } from '../survey-builder/create-survey.tsx'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { begunDraft } from './begun-draft.ts'
import type { DraftKind } from './draft-kind.ts'
import { draftPlace, inHand, isAnyDraftOnlyHere, isBegunOtherwise, readDraft, writeDraft } from './draft-place.ts'

const CHOSEN: Partial<Record<QuestionnaireKind, Partial<SettingValues>>> = {
  quiz: { order_questions: true, order_options: true },
  exam: { order_questions: false, order_options: true },
  poll: { results: 'never', ask_name: 'required' },
  survey: { one_by_one: true, ask_name: 'optional', changeable: true },
}
const OTHERWISE = {
  quiz: { order_options: true },
  exam: { order_options: false },
  poll: { changeable: true },
  survey: { anonymous: true },
}

/** What the content of a draft says of that. */
const KEPT: Partial<Record<QuestionnaireKind, object>> = {
  quiz: { settings: { order: { questions: true, options: true } } },
  exam: { settings: { order: { questions: false, options: true } } },
  poll: { responding: { results: 'never', ask_name: 'required' } },
  survey: { responding: { ask_name: 'optional', changeable: true }, taking: { one_by_one: true } },
}

const titled = <Draft,>(kind: DraftKind<Draft>, title: string): Draft => kind.withTitle(begunDraft(kind), title)
const details = <Draft,>(kind: DraftKind<Draft>, draft: Draft): object => kind.contentOf(draft).details
const place = (kind: QuestionnaireKind) => draftPlace(inHand(kind))

/** Each rule, of drafts of one kind. */
const rulesOf = <Draft,>(kind: DraftKind<Draft>) => ({
  begins: () => {
    expect(details(kind, begunDraft(kind))).toEqual(details(kind, kind.empty()))
    deviceIsTold(CHOSEN)
    expect(details(kind, begunDraft(kind))).toMatchObject(KEPT[kind.name] ?? {})
    expect(details(kind, kind.draftOf(kind.contentOf(begunDraft(kind))))).toMatchObject(KEPT[kind.name] ?? {})
  },
  isEmpty: () => {
    deviceIsTold(CHOSEN)
    for (const draft of [kind.empty(), begunDraft(kind)]) {
      writeDraft(kind, place(kind.name), draft)
      expect(isAnyDraftOnlyHere()).toBe(false)
    }
    writeDraft(kind, place(kind.name), titled(kind, 'Light'))
    expect(isAnyDraftOnlyHere()).toBe(true)
  },
  merges: () => {
    deviceIsTold(CHOSEN)
    const base = begunDraft(kind)
    const [mine, theirs] = [titled(kind, 'Light'), begunDraft(kind)]
    for (const sides of [
      { base, mine, theirs },
      { base, mine: theirs, theirs: mine },
    ]) {
      const merged = kind.merged(sides)
      expect(kind.titleOf(merged)).toBe('Light')
      expect(details(kind, merged)).toMatchObject(KEPT[kind.name] ?? {})
    }
    const other = kind.withSettings(base, someDefaults(OTHERWISE)[kind.name])
    expect(details(kind, kind.merged({ base, mine, theirs: other }))).toEqual(
      details(kind, kind.withTitle(other, 'Light')),
    )
  },
  beginsAnew: () => {
    deviceIsTold(CHOSEN)
    writeDraft(kind, place(kind.name), begunDraft(kind))
    expect(isBegunOtherwise(kind, place(kind.name))).toBe(false)
    deviceIsTold(OTHERWISE)
    expect(isBegunOtherwise(kind, place(kind.name))).toBe(true)
    writeDraft(kind, place(kind.name), titled(kind, 'Light'))
    deviceIsTold(CHOSEN)
    expect(isBegunOtherwise(kind, place(kind.name))).toBe(false)
    expect(readDraft(kind, place(kind.name))).not.toBeNull()
  },
})

const KINDS: [QuestionnaireKind, ReturnType<typeof rulesOf>, ReactNode][] = [
  ['quiz', rulesOf(QUIZ_DRAFTS), <CreateQuiz key="quiz" />],
  ['exam', rulesOf(TAKEN_DRAFTS.exam), <CreateQuiz key="exam" />],
  ['poll', rulesOf(POLL_DRAFTS), <CreatePoll key="poll" />],
  ['survey', rulesOf(SURVEY_DRAFTS), <CreateSurvey key="survey" />],
]

beforeEach(() => {
  signedIn()
})

describe.each(KINDS)('a new %s', (kind, rules, element) => {
  const path = `${PAGES[kind].home}/create`
  const open = () => showDashboard(path, [{ path, element }])
  const title = kind === 'poll' ? 'Title (optional)' : 'Title'

  it('begins as its teacher chose, and says so', rules.begins)

  it('is still empty where nothing but that is in it', rules.isEmpty)

  it('has it in what two tabs made of it, and nothing of it stands for a change', rules.merges)

  it('begins as is chosen by now, if nothing was written in it', rules.beginsAnew)

  it('is written so, and kept so on the server', async () => {
    stopTime()
    deviceIsTold(CHOSEN)
    const server = aDraftsServer()
    open()
    await soon(() => expect(field(title)).toBeTruthy())
    await pass(2000)
    expect([server.drafts.size, isAnyDraftOnlyHere()]).toEqual([0, false])
    fillIn(title, 'Light')
    await soon(() => expect(server.drafts.size).toBe(1))
    expect([...server.drafts.values()].map(({ content }) => content.details)).toMatchObject([KEPT[kind] ?? {}])
  })

  it('begins so without a network, and for no other account', () => {
    deviceIsTold(CHOSEN)
    expect(beginningOf(kind)).toEqual(someDefaults(CHOSEN)[kind])
    startSession({ auth_token: 'another token', user: { id: 'tapan' } })
    expect(beginningOf(kind)).toEqual(beginningSettings(kind))
  })
})

it('leaves the device with whoever logs out', () => {
  const stop = forgetOnLogOut()
  deviceIsTold(CHOSEN)
  endSession('logged_out')
  stop()
  expect(Object.keys(localStorage)).toEqual([])
})

it('is a survey’s that begins with a template, or once more, too', async () => {
  stopTime()
  deviceIsTold(CHOSEN)
  aDraftsServer()
  const { user } = showDashboard('/write', [{ path: '/write', element: <CreateSurvey /> }])
  await soon(() => expect(screen.queryAllByRole('button', { name: /feedback/i }).length).toBeGreaterThan(0))
  const [template] = screen.getAllByRole('button', { name: /feedback/i })
  if (template) await user.click(template)
  await soon(() => expect(field('Title').value).not.toBe(''))
  expect(field('Ask who responds').value).toBe('optional')
  await user.selectOptions(field('Ask who responds'), 'no')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await soon(() => expect(field('Title').value).toBe(''))
  expect(field('Ask who responds').value).toBe('optional')
})
