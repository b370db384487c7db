import { afterEach, describe, expect, it, vi } from 'vitest'
import { resumeQuiz } from '#contract/runs/attempts.ts'
import { call } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer())
  return call(resumeQuiz, {
    body: { quiz_code: 'ABCD2345', phone: '9876543210', resume_code: 'x', device_key: 'k'.repeat(16) },
  })
}

const refusal =
  (status: number, error: object, headers: HeadersInit = {}) =>
  () =>
    Response.json({ response: { status, status_text: '', data: null, error } }, { status, headers })

const failureOf = async (answer: () => Response) => {
  const reply = await answering(answer)
  return reply.ok ? null : reply.failure
}

describe('a call that fails', () => {
  it('tells what is wrong with which field by its code, whatever the server says of it', async () => {
    const said = {
      code: 'invalid_request',
      message: 'No.',
      fields: { phone: 'No!' },
      problems: { phone: 'mobile_invalid' },
    }
    expect(await failureOf(refusal(400, said))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: { phone: 'mobile_invalid' },
    })
  })

  it('passes on a problem that only a newer server knows', async () => {
    const said = { code: 'invalid_request', message: 'No.', problems: { phone: 'too_green' } }
    expect(await failureOf(refusal(400, said))).toMatchObject({ fields: { phone: 'too_green' } })
  })

  it('waits as long as the server asks', async () => {
    expect(await failureOf(refusal(503, { code: 'busy', message: '' }, { 'retry-after': '2' }))).toMatchObject({
      status: 503,
      retryAfterMs: 2000,
    })
  })

  it.each([
    { what: 'a page of a network that wants a log-in', answer: () => new Response('<h1>Wi-Fi</h1>'), status: null },
    { what: 'a proxy in front of a dead server', answer: () => new Response('', { status: 502 }), status: 502 },
    {
      what: 'data that is not what was asked for',
      answer: () => Response.json({ response: { status: 200, status_text: 'OK', data: {} } }),
      status: null,
    },
  ])('takes $what for no answer', async ({ answer, status }) => {
    expect(await failureOf(answer)).toEqual({ status, code: 'not_an_answer', fields: {}, retryAfterMs: null })
  })

  it('has no status where nothing came back', async () => {
    const lost = () => {
      throw new TypeError('fetch failed')
    }
    expect(await failureOf(lost)).toEqual({ status: null, code: 'network', fields: {}, retryAfterMs: null })
  })
})

describe('a call that is to outlive its page', () => {
  const sent = async (keepalive: boolean, letters: string) => {
    let asked: RequestInit | undefined
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      asked = init
      return Response.json({})
    })
    const body = { quiz_code: 'ABCD2345', phone: letters, resume_code: 'x', device_key: 'k'.repeat(16) }
    await call(resumeQuiz, { body }, { keepalive })
    return asked?.keepalive
  }

  it.each([
    ['does where it is small', true, 'a'.repeat(59_000), true],
    ['does not where browsers would refuse that, which count bytes', true, 'অ'.repeat(20_000), false],
    ['does not where nobody asks for it', false, 'a', false],
  ])('%s', async (_, keepalive, letters, expected) => {
    expect(await sent(keepalive, letters)).toBe(expected)
  })
})
