import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetOnLogOut } from '../../app/forget-on-log-out.ts'
import { isAnythingOnlyHere } from '../../app/only-here.ts'
import { endSession, startSession } from '../../people/accounts/session.ts'
import { emptyDetails, encodedDetails, type QuizDraft, readDraft, writeDraft } from '../entries/stored-draft.ts'
import { freshBase, readBase, writeBase } from './draft-base.ts'
import { openedEdit } from './open-edit.ts'
import { ownStorage } from './own-storage.ts'

const draftOf = (title: string): QuizDraft => ({ details: { ...emptyDetails(), title }, items: [] })
const EDIT = { edits: { quizId: 'q1', versionId: 'v2', number: 2 }, initial: draftOf('Published') }
const FOUND = { id: 'there', revision: 3, change: 'c', savedAt: 7, draft: draftOf('On the server'), edits: EDIT.edits }

const isKept = (place: string) => {
  const storage = ownStorage(place)
  return { title: readDraft(storage)?.details.title ?? null, base: readBase(storage) }
}

beforeEach(() => {
  localStorage.clear()
  startSession({ auth_token: 'a token', user: { id: 'mita' } })
})
afterEach(() => {
  endSession('expired')
  localStorage.clear()
})

describe('what is changed in a published quiz', () => {
  it('is taken from the server, and again where the device has nothing newer', () => {
    for (const found of [FOUND, { ...FOUND, revision: 4, draft: draftOf('Newer') }]) {
      const { place } = openedEdit(found, EDIT)
      const base = { id: 'there', revision: found.revision, unsaved: false, edits: EDIT.edits }
      expect(isKept(place)).toMatchObject({ title: found.draft.details.title, base })
    }
  })

  it('is forgotten on the device once it was published or thrown away elsewhere', () => {
    const { place } = openedEdit(FOUND, EDIT)
    openedEdit(null, EDIT)
    expect(isKept(place)).toEqual({ title: null, base: null })
  })

  it('stays where the device alone has it', () => {
    const { place } = openedEdit(null, EDIT)
    writeDraft(ownStorage(place), draftOf('Only here'))
    writeBase(ownStorage(place), freshBase(EDIT.edits))
    for (const found of [null, FOUND]) {
      openedEdit(found, EDIT)
      expect(isKept(place)).toMatchObject({ title: 'Only here', base: { revision: 0, unsaved: true } })
    }
  })

  it('and was kept on one device alone is taken over once, with the version it was made to', () => {
    localStorage.setItem('QBEdit.mita.q1.QBDets', encodedDetails(draftOf('Of an older page').details))
    localStorage.setItem('QBEdit.mita.q1.QBBase', '["v1",1]')
    const { place } = openedEdit(null, EDIT)
    const base = { revision: 0, unsaved: true, edits: { quizId: 'q1', versionId: 'v1', number: 1 } }
    expect(isKept(place)).toMatchObject({ title: 'Of an older page', base })
    expect(Object.keys(localStorage).filter((key) => key.startsWith('QBEdit'))).toEqual([])
    expect(isAnythingOnlyHere()).toBe(true)
  })

  it('goes from the device with whoever logs out', () => {
    const stop = forgetOnLogOut()
    openedEdit(FOUND, EDIT)
    // In the first moments nothing more than this is there.
    localStorage.setItem('QBDets.mita:edit-q2', 'x')
    localStorage.setItem('QBSent.mita:edit-q4', 'x')
    localStorage.setItem('QBHistory.mita:edit-q5', 'x')
    localStorage.setItem('QBEdit.mita.q3.QBDets', 'x')
    endSession('logged_out')
    stop()
    expect(Object.keys(localStorage)).toEqual(['QBOwner'])
  })
})
