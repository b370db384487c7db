import { describe, expect, it } from 'vitest'
import { FAILURES } from '#contract/wire/failure.ts'
import { PROBLEMS } from '#domain/text/problem.ts'
import { failureText as anyFailureText, errorText } from './all-failures.ts'
import failures from './en/failures.json'
import moreFailures from './en/more-failures.json'
import problems from './en/problems.json'
import responseFailures from './en/response-failures.json'
import { failureText } from './failures.ts'

const sorted = (words: Iterable<string>) => [...words].sort()

describe('what a call that failed is told in', () => {
  it('has a text for every code of the contract, once, and for no other', () => {
    const texts = [failures, moreFailures, responseFailures].flatMap((area) => Object.keys(area))
    expect(sorted(texts)).toEqual(sorted([...Object.keys(FAILURES), 'network', 'not_an_answer', 'unknown']))
  })

  it.each(Object.keys(FAILURES))('says something of %s that is not left blank', (code) => {
    expect(anyFailureText({ code }).trim()).not.toBe('')
  })

  it.each([
    { code: 'quiz_closed', says: 'This quiz is closed. Ask your teacher if you should still be let in.' },
    { code: 'email_taken', says: 'something went wrong' },
    { code: 'toString', says: 'something went wrong' },
    { code: 'network', says: 'something went wrong' },
  ])('tells a student of $code: $says', ({ code, says }) => {
    expect(failureText({ code })).toBe(says)
  })

  it('tells a teacher the reference under which the fault stands in the log', () => {
    expect(anyFailureText({ code: 'internal', reference: 'K7W2M9QX4B' })).toBe(
      `${anyFailureText({ code: 'internal' })} (Reference: K7W2M9QX4B)`,
    )
  })

  it('tells a teacher to whom no answer came to look at the network', () => {
    expect(anyFailureText({ code: 'network' })).toBe(
      'The server could not be reached. Check your network, and try again.',
    )
  })

  it('tells what is no failed call in general words', () => {
    expect(errorText(new TypeError('x is not a function'))).toBe('something went wrong')
  })
})

it('has a text for every problem that a field can have, and for no other', () => {
  expect(sorted(Object.keys(problems))).toEqual(sorted(PROBLEMS))
})
