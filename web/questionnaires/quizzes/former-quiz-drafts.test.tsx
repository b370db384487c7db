import { beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { freshBase } from '../drafts/draft-base.ts'
import { fingerprint } from '../entries/fingerprint.ts'
import { emptyDetails, encodedDetails } from '../entries/stored-draft.ts'
import { formerQuiz, isFormerQuiz } from './former-quiz-drafts.ts'

const details = (title: string) => encodedDetails({ ...emptyDetails(), title })
const put = (kept: Record<string, string>) => {
  for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text)
}
const titleAt = (place: string) => formerQuiz(place)?.draft.details.title ?? null

beforeEach(() => signedIn())

describe('a quiz draft as earlier pages kept it', () => {
  it.each<[string, Record<string, string>, string, string | null]>([
    ['in hand, of nobody yet', { QBDets: details('বিজ্ঞান') }, 'new-quiz', 'বিজ্ঞান'],
    ['in hand', { QBDets: details('Mine'), QBOwner: 'mita' }, 'new-quiz', 'Mine'],
    ['in hand of somebody else', { QBDets: details('Theirs'), QBOwner: 'anil' }, 'new-quiz', null],
    [
      'set aside for somebody else’s',
      { 'QBDets.mita': details('Mine'), QBDets: details('Theirs'), QBOwner: 'anil' },
      'new-quiz',
      'Mine',
    ],
    ['of another teacher', { 'QBDets.anil': details('Theirs') }, 'new-quiz', null],
    ['of which the questions alone are there', { Qlist: '[{"problem":"P","options":["a","b"]}]' }, 'new-quiz', ''],
    ['that is text so far', { Qtext: '1. What' }, 'new-quiz', ''],
    ['opened from the list', { 'QBDets.mita:d1': details('Listed') }, 'd1', 'Listed'],
    ['which changes a quiz', { 'QBDets.mita:edit-q1': details('Changed') }, 'edit-q1', 'Changed'],
    ['which changes a quiz, of the oldest pages', { 'QBEdit.mita.q1.QBDets': details('Old') }, 'edit-q1', 'Old'],
    ['which copies a quiz', { 'QBEdit.mita.copy-q1.QBDets': details('Copy') }, 'copy-q1', 'Copy'],
    ['not base64', { QBDets: 'not base64!', Qlist: '{' }, 'new-quiz', null],
    ['no JSON', { QBDets: btoa('not json'), Qlist: '[]' }, 'new-quiz', null],
    ['a text', { QBDets: btoa('"text"'), Qlist: '[{"problem":1}]' }, 'new-quiz', null],
    ['no UTF-8', { QBDets: btoa('\xff\xfe'), Qlist: 'null' }, 'new-quiz', null],
  ])('%s', (_, kept, place, title) => {
    put(kept)
    expect(titleAt(place)).toBe(title)
  })

  it('brings where it stood, what was sent, and what can be undone if that is its own', () => {
    const base = freshBase(undefined)
    const written = details('Mine')
    const history = { of: fingerprint(`${written} [] null`), items: [], past: [], future: [] }
    put({ QBDets: written, Qlist: '[]', QBBase: JSON.stringify(base), QBHistory: JSON.stringify(history) })
    put({ QBSent: '{"content":"c","key":"k"}' })
    const { of: _, ...undoable } = history
    expect(formerQuiz('new-quiz')).toMatchObject({ base, history: undoable, sent: { content: 'c', key: 'k' } })
    localStorage.setItem('Qlist', '[{"problem":"More","options":["a","b"]}]')
    expect(formerQuiz('new-quiz')?.history).toBeNull()
  })

  it('brings the version that the oldest pages noted', () => {
    put({ 'QBEdit.mita.q1.QBDets': details('Old'), 'QBEdit.mita.q1.QBBase': '["v1",1]' })
    expect(formerQuiz('edit-q1')?.base).toMatchObject({ edits: { quizId: 'q1', versionId: 'v1', number: 1 } })
  })

  it('is taken off the device, and put there again', () => {
    const kept = { QBDets: details('Mine'), Qlist: '[]', QBWrites: '{"names":[],"of":""}' }
    put({ ...kept, theme: 'dark' })
    const putBack = formerQuiz('new-quiz')?.remove()
    expect({ ...localStorage }).toEqual({ theme: 'dark' })
    putBack?.()
    expect({ ...localStorage }).toEqual({ ...kept, theme: 'dark' })
  })

  it.each([
    ['QBDets', 'new-quiz', true],
    ['Qlist.mita', 'new-quiz', true],
    ['QBDets.anil', 'new-quiz', false],
    ['QBBase', 'new-quiz', false],
    ['QBDets.mita:d1', 'd1', true],
    ['QBDets.mita:d1', 'd2', false],
    ['theme', 'new-quiz', false],
  ])('is heard of under %s at %s: %s', (name, place, is) => expect(isFormerQuiz(name, place)).toBe(is))
})
