import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { forgetOnLogOut } from '../../app/forget-on-log-out.ts'
import { isAnythingOnlyHere } from '../../app/only-here.ts'
import { FailedCall } from '../../calls/reply.ts'
import { endSession } from '../../people/accounts/session.ts'
import { draftOf, OFFLINE, refusal } from '../../testing/draft-saving.ts'
import { keptQuiz } from '../../testing/kept-drafts.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { encodedDetails } from '../entries/stored-draft.ts'
import { QUIZ_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { freshBase } from './draft-base.ts'
import { draftPlace, writeDraft } from './draft-place.ts'
import { draftKeptHere, editKeptHere, openedDraft, openedEdit } from './open-draft.ts'

const EDIT = { edits: { quizId: 'q1', versionId: 'v2', number: 2 }, initial: draftOf('Published') }
const FOUND = { id: 'there', revision: 3, change: 'c', savedAt: 7, draft: draftOf('On the server') }
const FOUND_EDIT = { ...FOUND, edits: EDIT.edits }

const isKept = (place: string) => ({
  title: keptQuiz(place)?.details.title ?? null,
  base: draftPlace(place).base.read(),
})
const keep = (place: string, title: string) => {
  writeDraft(QUIZ_DRAFTS, draftPlace(place), draftOf(title))
  draftPlace(place).base.write({ ...freshBase(undefined), id: place })
}

beforeEach(() => {
  signedIn()
})

describe('a draft from the list', () => {
  it('is taken from the server, unless the device has something newer', () => {
    expect(openedDraft(QUIZ_DRAFTS, FOUND).place).toBe('there')
    expect(isKept('there')).toMatchObject({ title: 'On the server', base: { revision: 3, unsaved: false } })
    keep('there', 'Only here')
    openedDraft(QUIZ_DRAFTS, FOUND)
    expect(isKept('there')).toMatchObject({ title: 'Only here', base: { unsaved: true } })
  })

  it.each([
    ['cannot be asked', OFFLINE, true],
    ['does not have it any more', refusal(404, 'not_found'), true],
    ['refuses', refusal(403, 'forbidden'), false],
  ])('goes on from the device where the server %s', (_, failure, is) => {
    const error = new FailedCall(failure)
    expect(draftKeptHere(QUIZ_DRAFTS, 'there', error)).toBeNull()
    keep('there', 'Only here')
    expect(draftKeptHere(QUIZ_DRAFTS, 'there', error) !== null).toBe(is)
  })
})

it('a draft of one kind is no draft of another one, whoever opens its address', () => {
  keep('there', 'A quiz')
  expect(draftKeptHere(SURVEY_DRAFTS, 'there', new FailedCall(OFFLINE))).toBeNull()
  expect(isKept('there').title).toBe('A quiz')
})

describe('what is changed in a published quiz', () => {
  it('is taken from the server, and again where the device has nothing newer', () => {
    for (const found of [FOUND_EDIT, { ...FOUND_EDIT, revision: 4, draft: draftOf('Newer') }]) {
      const { place } = openedEdit(QUIZ_DRAFTS, found, EDIT)
      const base = { id: 'there', revision: found.revision, unsaved: false, edits: EDIT.edits }
      expect(isKept(place)).toMatchObject({ title: found.draft.details.title, base })
    }
  })

  it('is forgotten on the device once it was published or thrown away elsewhere', () => {
    const { place } = openedEdit(QUIZ_DRAFTS, FOUND_EDIT, EDIT)
    openedEdit(QUIZ_DRAFTS, null, EDIT)
    expect(isKept(place)).toEqual({ title: null, base: null })
  })

  it('stays where the device alone has it', () => {
    const { place } = openedEdit(QUIZ_DRAFTS, null, EDIT)
    keep(place, 'Only here')
    for (const found of [null, FOUND_EDIT]) {
      openedEdit(QUIZ_DRAFTS, found, EDIT)
      expect(isKept(place)).toMatchObject({ title: 'Only here', base: { revision: 0, unsaved: true } })
    }
    expect(editKeptHere(QUIZ_DRAFTS, EDIT, new FailedCall(OFFLINE))).toMatchObject({ place, found: null })
  })

  it('and was kept on one device alone is taken over once, with the version it was made to', () => {
    localStorage.setItem('QBEdit.mita.q1.QBDets', encodedDetails(draftOf('Of an older page').details))
    localStorage.setItem('QBEdit.mita.q1.QBBase', '["v1",1]')
    const { place } = openedEdit(QUIZ_DRAFTS, null, EDIT)
    const base = { revision: 0, unsaved: true, edits: { quizId: 'q1', versionId: 'v1', number: 1 } }
    expect(isKept(place)).toMatchObject({ title: 'Of an older page', base })
    expect(Object.keys(localStorage).filter((key) => key.startsWith('QBEdit'))).toEqual([])
    expect(isAnythingOnlyHere()).toBe(true)
  })

  it('goes from the device with whoever logs out', () => {
    onTestFinished(forgetOnLogOut())
    openedEdit(QUIZ_DRAFTS, FOUND_EDIT, EDIT)
    localStorage.setItem('QBDets.mita:edit-q2', 'x')
    localStorage.setItem('QBEdit.mita.q3.QBDets', 'x')
    localStorage.setItem('QBOwner', 'mita')
    localStorage.setItem('QBDets', 'x')
    endSession('logged_out')
    expect(Object.keys(localStorage)).toEqual([])
  })
})
