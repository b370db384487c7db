import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { answers } from '../../testing/answers.ts'
import { errorOf, errorsOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { ContactForm } from './contact-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const send = () => screen.getByRole('button', { name: 'Send Message' })
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' })

const written = { Name: 'Rita Sen', Email: 'rita@school.example', Subject: 'A question', Message: 'How many students?' }

const aLetter = async (letter: Partial<typeof written> = written) => {
  const { user } = show(<ContactForm sendsMail />)
  for (const [label, text] of Object.entries(letter)) await user.type(field(label), text)
  return user
}

describe('the contact form', () => {
  it('sends what was written, says so, and takes another one', async () => {
    const calls = answers({ data: {} })
    const user = await aLetter()
    await user.click(send())
    const heading = await screen.findByRole('heading', { name: 'Your message is on its way' })
    expect(document.activeElement).toBe(heading)
    expect(calls.map(({ body }) => body)).toEqual([
      { name: 'Rita Sen', email: 'rita@school.example', subject: 'A question', message: 'How many students?' },
    ])
    await user.click(screen.getByRole('button', { name: 'Write another message' }))
    expect(field('Name').value).toBe('')
  })

  it('says where the message lies when no mail leaves the server', async () => {
    answers({ data: {} })
    const { user } = show(<ContactForm sendsMail={false} />)
    for (const [label, text] of Object.entries(written)) await user.type(field(label), text)
    await user.click(send())
    expect(await screen.findByRole('heading', { name: 'Your message is kept' })).toBeTruthy()
    expect(screen.getByText(/^This server has no mail server.*“outbox”.*SMTP_URL/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/on its way|sent you|have sent/)
  })

  it.each<{ letter: Partial<typeof written>; errors: Record<string, string> }>([
    {
      letter: {},
      errors: {
        Name: 'Name is required',
        Email: 'Email is required',
        Subject: 'Subject is required',
        Message: 'Message is required',
      },
    },
    { letter: { ...written, Email: 'rita@' }, errors: { Email: 'Please enter a valid email address' } },
  ])('with $letter sends nothing, and says $errors', async ({ letter, errors }) => {
    const calls = answers({ data: {} })
    const user = await aLetter(letter)
    await user.click(send())
    expect(errorsOf(Object.keys(written))).toEqual(errors)
    expect(document.activeElement).toBe(field(Object.keys(errors)[0] ?? ''))
    expect(calls).toEqual([])
  })

  it.each([
    {
      answer: 'no network' as const,
      says: 'Your message was not sent. What you wrote is still here: please try again.',
    },
    {
      answer: { code: 'internal' as const },
      says: 'Your message was not sent. What you wrote is still here: please try again.',
    },
    {
      answer: { code: 'too_many_messages' as const },
      says: 'That is a lot of messages at once. Please wait a few minutes and try again.',
    },
  ])('keeps what was written after $answer, says why, and sends it again', async ({ answer, says }) => {
    const calls = answers(answer, { data: {} })
    const user = await aLetter()
    await user.click(send())
    expect(await screen.findByText(says)).toBeTruthy()
    expect(field('Message').value).toBe('How many students?')
    await user.click(send())
    expect(await screen.findByRole('heading', { name: 'Your message is on its way' })).toBeTruthy()
    expect(calls).toHaveLength(2)
  })

  it('says in words of its own what the server refused', async () => {
    answers({ code: 'invalid_request', problems: { subject: 'unusable_text' } })
    const user = await aLetter()
    await user.click(send())
    await screen.findByText('This contains characters that can not be stored')
    expect(errorOf('Subject')).toBe('This contains characters that can not be stored')
  })
})

describe('the newsletter form', () => {
  it('says that a mail is on its way, and has focus there', async () => {
    const calls = answers({ data: {} })
    const { user } = show(<NewsletterForm sendsMail />)
    await user.type(field('Your email'), 'rita@school.example{Enter}')
    expect((await screen.findByText(/^Almost there/)).textContent).toContain('rita@school.example')
    expect(document.activeElement).toBe(screen.getByRole('status'))
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'rita@school.example' }])
  })

  it('says where the mail lies when none leaves the server', async () => {
    answers({ data: {} })
    const { user } = show(<NewsletterForm sendsMail={false} />)
    await user.type(field('Your email'), 'rita@school.example{Enter}')
    await screen.findByText(/^Almost there/)
    expect(screen.getByText(/^This server has no mail server/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/have sent/)
  })

  it.each([
    { typed: ' ', says: 'Email is required' },
    { typed: 'rita', says: 'Please enter a valid email address' },
  ])('with “$typed” says $says, until one types', async ({ typed, says }) => {
    const calls = answers({ data: {} })
    const { user } = show(<NewsletterForm sendsMail />)
    await user.type(field('Your email'), typed)
    await user.click(subscribe())
    expect(errorOf('Your email')).toBe(says)
    await user.type(field('Your email'), 'x')
    expect([errorOf('Your email'), calls.length]).toEqual([null, 0])
  })
})
