import { screen } from '@testing-library/dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type CallFailure, fail } from '../../calls/reply.ts'
import { createPatience } from '../../calls/retry.ts'
import { errorsOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { aStudentServer, failure } from '../../testing/student-server.ts'
import type { Session } from '../attempt/session.ts'
import { openAttempts } from '../device/attempt-journal.ts'
import { createServerClock } from '../device/clock.ts'
import { JoinResume, loadResumeForm } from './join-form.tsx'

beforeAll(loadResumeForm)

const PHONE = 'Phone'
const CODE = 'Resume code'

const aForm = ({ phone = '', refusedWith }: { phone?: string; refusedWith?: CallFailure } = {}) => {
  const clock = createServerClock()
  const { begun, api } = aStudentServer()
  const resume = vi.fn(async (_asked: { deviceKey: string }, _timeoutMs: number) =>
    refusedWith ? fail(refusedWith) : { ok: true as const, value: begun() },
  )
  const session: Session = {
    ...{ code: 'ABCD2345', clock, journal: openAttempts('ABCD2345'), device: 'thispage', patience: createPatience() },
    api: { ...api, resume },
    apiOf: () => ({ ...api, resume }),
    tab: { handover: Promise.resolve(null), whenTaken: () => undefined },
  }
  const on = { onJoined: vi.fn(), onBack: vi.fn() }
  return {
    ...show(<JoinResume form={null} typed={{ name: '', phone, district: '' }} session={session} {...on} />),
    ...on,
    resume,
  }
}

const goOn = () => screen.getByRole('button', { name: 'Continue the quiz' })

describe('the form that goes on from another device', () => {
  it('asks with the number in ten digits and the code as it stands, and goes on', async () => {
    const { user, resume, onJoined } = aForm()
    await user.type(field(PHONE), '+91 98300 12345')
    await user.type(field(CODE), ' K7M 4XP ')
    await user.click(goOn())
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce())
    const asked = { phone: '9830012345', resumeCode: 'K7M 4XP', deviceKey: expect.any(String) }
    expect(resume).toHaveBeenCalledWith(asked, expect.any(Number))
    expect(onJoined.mock.calls[0]?.[0]).toMatchObject({ kind: 'take' })
  })

  it.each([
    {
      phone: '',
      code: '',
      errors: { [PHONE]: 'Please enter a valid 10-digit mobile number', [CODE]: 'Resume code is required' },
    },
    { phone: '98300', code: 'K7M4XP', errors: { [PHONE]: 'Please enter a valid 10-digit mobile number' } },
    { phone: '9830012345', code: '', errors: { [CODE]: 'Resume code is required' } },
  ])('with “$phone” and “$code” says $errors, and asks nobody', async ({ phone, code, errors }) => {
    const { user, resume } = aForm({ phone })
    if (code) await user.type(field(CODE), code)
    await user.click(goOn())
    expect(errorsOf([PHONE, CODE])).toEqual(errors)
    expect(resume).not.toHaveBeenCalled()
  })

  it.each([
    { code: 'wrong_resume_code', status: 400, says: 'That resume code does not fit this phone number.' },
    {
      code: 'too_many_attempts',
      status: 429,
      says: 'Too many wrong attempts. Please wait a few minutes and try again.',
    },
    { code: 'a_newer_code', status: 400, says: 'something went wrong' },
    { code: 'network', status: null, says: 'The server does not answer at the moment.' },
  ])('says of $code: $says', async ({ code, status, says }) => {
    const { user, onJoined } = aForm({ phone: '9830012345', refusedWith: failure(code, status).failure })
    await user.type(field(CODE), 'K7M4XP')
    await user.click(goOn())
    expect((await screen.findByRole('alert')).textContent).toContain(says)
    expect(onJoined).not.toHaveBeenCalled()
    expect(field(CODE).value).toBe('K7M4XP')
  })

  it('is the same request when it is sent again, and leads back', async () => {
    const { user, resume, onBack } = aForm({ phone: '9830012345', refusedWith: failure('network', null).failure })
    await user.type(field(CODE), 'K7M4XP')
    await user.click(goOn())
    await screen.findByRole('alert')
    await user.click(goOn())
    await vi.waitFor(() => expect(resume).toHaveBeenCalledTimes(2))
    const [first, second] = resume.mock.calls.map(([asked]) => asked)
    expect(second).toEqual(first)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(onBack).toHaveBeenCalledOnce()
  })
})
