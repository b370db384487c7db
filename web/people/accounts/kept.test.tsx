import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { forgetAllOf, kept, theTeacher } from './kept.ts'
import { endSession, startSession } from './session.ts'

const signIn = (id: string) => startSession({ auth_token: 'a token', user: { id } })
const notes = kept('Notes', z.object({ text: z.string() }), theTeacher)

beforeEach(() => {
  localStorage.clear()
  signIn('mita')
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('expired')
})

describe('what a device keeps for a teacher', () => {
  it('is there again, and at other places is something else', () => {
    expect(notes.at('q1').write({ text: 'one' })).toBe(true)
    notes.at('q2').write({ text: 'two' })
    notes.at().write({ text: 'alone' })
    expect(notes.at('q1').read()).toEqual({ text: 'one' })
    expect(notes.at().read()).toEqual({ text: 'alone' })
    expect(notes.at('q3').read()).toBeNull()
    expect(notes.places().toSorted()).toEqual(['q1', 'q2'])
    expect(localStorage.getItem(notes.at('q1').name ?? '')).toBe('{"text":"one"}')
    notes.at('q1').write(null)
    expect(notes.places()).toEqual(['q2'])
  })

  it('is nobody else’s, and is kept for its owner whoever signs in meanwhile', () => {
    const place = notes.at('q1')
    signIn('mita2')
    expect(notes.at('q1').read()).toBeNull()
    place.write({ text: 'of Mita' })
    expect(notes.at('q1').read()).toBeNull()
    expect(notes.places()).toEqual([])
    signIn('mita')
    expect(notes.at('q1').read()).toEqual({ text: 'of Mita' })
  })

  it.each(['{"text":1}', '{', 'null', ''])('is nothing where it can’t be read: %s', (text) => {
    localStorage.setItem('Notes.mita.q1', text)
    expect(notes.at('q1').read()).toBeNull()
    expect(localStorage.getItem('Notes.mita.q1')).toBe(text)
  })

  it('is nothing where nobody is signed in', () => {
    endSession('expired')
    expect(notes.at('q1').write({ text: 'x' })).toBe(false)
    expect([notes.at('q1').read(), notes.places(), localStorage.length]).toEqual([null, [], 0])
  })

  it('is kept no more once its owner has logged out, and can be taken away', () => {
    const place = notes.at('q1')
    place.write({ text: 'x' })
    endSession('logged_out')
    expect([place.write({ text: 'y' }), place.read()]).toEqual([false, { text: 'x' }])
    place.write(null)
    expect(localStorage.length).toBe(0)
  })

  it('is refused aloud where the browser refuses its storage', () => {
    const place = notes.at('q1')
    vi.stubGlobal('localStorage', undefined)
    expect([place.write({ text: 'x' }), place.read(), notes.places()]).toEqual([false, null, []])
  })
})

it('all of an owner’s is forgotten, whatever keeps it, and nothing of anybody else’s', () => {
  const of = (owner: string) => [`Notes.${owner}.q1`, `Any.${owner}`, `Old.${owner}:d1`, `Old.${owner}.q.base`]
  for (const name of [...of('mita'), ...of('mita2'), 'theme', 'quiz-left']) localStorage.setItem(name, 'x')
  forgetAllOf('mita')
  expect(Object.keys(localStorage).toSorted()).toEqual([...of('mita2'), 'quiz-left', 'theme'].toSorted())
})
