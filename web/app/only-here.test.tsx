import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endSession, startSession } from '../people/accounts/session.ts'
import { freshBase } from '../questionnaires/drafts/draft-base.ts'
import { forgetOnLogOut } from './forget-on-log-out.ts'
import { isAnythingOnlyHere } from './only-here.ts'

beforeEach(() => {
  localStorage.clear()
  startSession({ auth_token: 'a token', user: { id: 'mita' } })
})
afterEach(() => {
  endSession('expired')
  localStorage.clear()
})

const base = (unsaved: boolean) => JSON.stringify({ ...freshBase(undefined), unsaved })

describe('a draft that is nowhere but on this device', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['nothing', {}, false],
    ['a draft that the server never heard of', { 'Draft.mita.new-quiz': '{}' }, true],
    ['one that has not all arrived', { 'Draft.mita.d1': '{}', 'DraftBase.mita.d1': base(true) }, true],
    ['one that has', { 'Draft.mita.edit-q1': '{}', 'DraftBase.mita.edit-q1': base(false) }, false],
    ['what stood beside one that is gone', { 'DraftBase.mita.d1': base(true) }, false],
    ['a quiz of an earlier page', { QBDets: '{}', QBOwner: 'mita' }, true],
    ['another one', { 'Qlist.mita:d1': '[]' }, true],
    ['somebody else’s in hand', { QBDets: '{}', QBOwner: 'rahul' }, false],
    ['a survey of an earlier page', { 'SurveyDraft.mita.new': '{}' }, true],
    ['a poll', { 'PollDraft.mita.new': '{}' }, true],
    ['marks that have not all arrived', { 'HandMarks.mita.q1.x': '{}' }, true],
    ['somebody else’s', { 'HandMarks.rahul.q1.x': '{}', 'QBDets.rahul': '{}', 'Draft.rahul.d1': '{}' }, false],
  ])('%s', (_, kept, is) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    expect(isAnythingOnlyHere()).toBe(is)
  })
})

it('whoever logs out leaves nothing, and takes nothing of anybody else along', () => {
  const stop = forgetOnLogOut()
  const namesOf = (teacher: string) => [
    ...['QBDets', 'Qlist', 'QBBase', 'QBSent', 'QBHistory', 'Qtext', 'QBWrites'].map((key) => `${key}.${teacher}`),
    ...[`Draft.${teacher}.new-quiz`, `DraftBase.${teacher}.d1`, `MarkingNames.${teacher}`],
    ...[`QBDets.${teacher}:d1`, `QBEdit.${teacher}.q1.QBDets`, `HandMarks.${teacher}.q1.x`],
    ...[`PollDraft.${teacher}.new`, `SurveyDraft.${teacher}.new`, `SurveyDraft.${teacher}.new.QBBase`],
  ]
  for (const name of [...namesOf('mita'), ...namesOf('mita2'), 'theme', 'QBDets']) localStorage.setItem(name, 'x')
  localStorage.setItem('QBOwner', 'mita')
  endSession('logged_out')
  stop()
  expect(Object.keys(localStorage).toSorted()).toEqual([...namesOf('mita2'), 'theme'].toSorted())
})
