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
    ['a quiz in hand that the server never heard of', { 'QBDets.mita': '{}' }, true],
    ['one whose questions alone are kept', { 'Qlist.mita': '[]' }, true],
    ['one that is text so far', { 'Qtext.mita': '1. What' }, true],
    ['one that has not all arrived', { 'QBDets.mita': '{}', 'QBBase.mita': base(true) }, true],
    ['one that has', { 'QBDets.mita': '{}', 'QBBase.mita': base(false) }, false],
    ['a quiz put aside', { 'QBDets.mita:d1': '{}', 'QBBase.mita:d1': base(true) }, true],
    ['one put aside that has arrived', { 'QBDets.mita:d1': '{}', 'QBBase.mita:d1': base(false) }, false],
    ['a survey', { 'SurveyDraft.mita.new': '{}' }, true],
    ['one that has arrived', { 'SurveyDraft.mita.new': '{}', 'SurveyDraft.mita.new.QBBase': base(false) }, false],
    ['what stood beside one that is gone', { 'SurveyDraft.mita.new.QBBase': base(true) }, false],
    ['marks that have not all arrived', { 'HandMarks.mita.q1.x': '{}' }, true],
    ['somebody else’s', { 'HandMarks.rahul.q1.x': '{}', 'QBDets.rahul': '{}', 'SurveyDraft.rahul.new': '{}' }, false],
  ])('%s', (_, kept, is) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    expect(isAnythingOnlyHere()).toBe(is)
  })
})

it('whoever logs out leaves nothing, and takes nothing of anybody else along', () => {
  const stop = forgetOnLogOut()
  const namesOf = (teacher: string) => [
    ...['QBDets', 'Qlist', 'QBBase', 'QBSent', 'QBHistory', 'Qtext', 'QBWrites'].map((key) => `${key}.${teacher}`),
    ...[`QBDets.${teacher}:d1`, `QBEdit.${teacher}.q1.QBDets`, `HandMarks.${teacher}.q1.x`],
    ...[`PollDraft.${teacher}.new`, `SurveyDraft.${teacher}.new`, `SurveyDraft.${teacher}.new.QBBase`],
  ]
  for (const name of [...namesOf('mita'), ...namesOf('mita2'), 'theme']) localStorage.setItem(name, 'x')
  endSession('logged_out')
  stop()
  expect(Object.keys(localStorage).toSorted()).toEqual([...namesOf('mita2'), 'theme'].toSorted())
})
