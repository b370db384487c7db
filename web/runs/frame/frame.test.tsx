import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findStudent, saveAnswers, startQuiz } from '#contract/runs/attempts.ts'
import { call, sayBeside } from '../../calls/call.ts'
import { aKept } from '../../testing/student-server.ts'
import { mayComeBack, staying } from '../all-pages/embedded.ts'
import { openAttempts } from '../device/attempt-journal.ts'
import { saidByLink } from '../response/from-link.ts'
import { besideCalls } from './beside-calls.ts'
import { leadLinks } from './lead-links.ts'

const page = document.documentElement.dataset
beforeEach(() => {
  page.embedded = '/quiz'
})
afterEach(() => {
  delete page.embedded
  sayBeside(undefined)
  vi.unstubAllGlobals()
})

describe('a call from a frame', () => {
  const sent: Record<string, string>[] = []
  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
      sent.push(headers)
      return Response.json({})
    })
    sayBeside(besideCalls())
  })
  const asks = (code: string) => call(findStudent, { query: { code } })
  const starts = (code: string, device_key: string) =>
    call(startQuiz, { body: { quiz_code: code, name: 'Mita', phone: '9123456780', district: 'Howrah', device_key } })

  it('says that it is one, and has no key where nothing was begun', async () => {
    await asks('AAAA2222')
    expect(sent).toEqual([{ embedded: '1' }])
  })

  it('brings the key that was begun with last, as a cookie would be, and goes on with a new one', async () => {
    openAttempts('BBBB2222').leaveBehind(aKept({ code: 'BBBB2222', deviceKey: 'kept-key' }))
    await asks('BBBB2222')
    await starts('BBBB2222', 'new-key')
    await asks('BBBB2222')
    expect(sent.map((headers) => headers['device-key'])).toEqual(['kept-key', 'kept-key', 'new-key'])
  })

  it('brings beside a start that is sent again what it brought at first: its limits go by that', async () => {
    openAttempts('FFFF2222').leaveBehind(aKept({ code: 'FFFF2222', deviceKey: 'kept-key' }))
    await starts('FFFF2222', 'new-key')
    await starts('FFFF2222', 'new-key')
    await asks('FFFF2222')
    await starts('FFFF2222', 'new-key')
    expect(sent.map((headers) => headers['device-key'])).toEqual(['kept-key', 'kept-key', 'new-key', 'kept-key'])
  })

  it('brings with a save the key of what it saves, and goes on with its own', async () => {
    await starts('CCCC2222', 'own-key')
    const body = { quiz_code: 'CCCC2222', revision: 1, device_key: 'another-key', answers: [] }
    await call(saveAnswers, { body })
    await asks('CCCC2222')
    expect(sent.map((headers) => headers['device-key'])).toEqual([undefined, 'another-key', 'own-key'])
  })

  it('of another quiz brings none of this one', async () => {
    await starts('DDDD2222', 'own-key')
    await asks('EEEE2222')
    expect(sent[1]).toEqual({ embedded: '1' })
  })
})

describe('what leads on', () => {
  it.each([
    ['/quiz/analysis?code=A', '/embed/analysis?code=A'],
    ['/quiz?code=A#new', '/embed?code=A#new'],
    ['/?notice=quiz_not_found&code=A', '/embed?notice=quiz_not_found&code=A'],
    ['/quizreal?code=A', '/quizreal?code=A'],
  ])('%s stays in a frame at %s, and is itself elsewhere', (address, inFrame) => {
    expect(staying(address)).toBe(inFrame)
    delete page.embedded
    expect(staying(address)).toBe(address)
  })

  it.each([
    ['/quiz?code=A', '_self', '/embed?code=A'],
    ['/quiz/analysis?code=A', '_self', '/embed/analysis?code=A'],
    ['#questions', '_self', '#questions'],
    ['/', '_blank', '/'],
    ['/privacy_policy', '_blank', '/privacy_policy'],
    ['https://school.org/quiz', '_blank', 'https://school.org/quiz'],
  ])('a link to %s opens in %s', (href, target, ends) => {
    leadLinks()
    const link = document.createElement('a')
    link.setAttribute('href', href)
    link.append(document.createElement('b'))
    document.body.append(link)
    link.addEventListener('click', (event) => event.preventDefault())
    link.querySelector('b')?.click()
    expect([link.target, link.href.endsWith(ends), link.relList.contains('noopener')]).toEqual([
      target,
      true,
      target === '_blank',
    ])
    link.remove()
  })

  it('what the site says of its readers stands behind the #, and is never in what a server is asked', () => {
    vi.stubGlobal('location', { search: '?code=A&ward=1', hash: '#ward=7' })
    expect(saidByLink()).toBe('ward=7')
    delete page.embedded
    expect(saidByLink()).toBe('?code=A&ward=1')
  })

  it('an attempt comes back without cookies in a frame alone', () => {
    vi.stubGlobal('navigator', { cookieEnabled: false })
    expect(mayComeBack()).toBe(true)
    delete page.embedded
    expect(mayComeBack()).toBe(false)
  })
})
