import type { Mail, SealedMail } from '../mail/store.ts'
import { aTeacher, expectOk } from './people.ts'
import type { World } from './world.ts'

let readers = 0

/** An address that nobody else in this run has. */
export const newAddress = (): string => `reader${++readers}@letters.in`

type Letter = Pick<Mail, 'recipient' | 'subject' | 'text'> & {
  id: string
  reply_to: string | null
  headers: string | null
}

const isVerification = ({ text }: Letter) => text.includes('/auth/verifyemail#')

/** What is on its way to somebody, the oldest first, but for the letters that ask whether an address is theirs. */
export const mailTo = async (world: Pick<World, 'database' | 'app'>, recipient: string): Promise<Letter[]> =>
  (await allMailTo(world, recipient)).filter((letter) => !isVerification(letter))

/** Those letters alone. */
export const verificationsTo = async (world: Pick<World, 'database' | 'app'>, recipient: string): Promise<Letter[]> =>
  (await allMailTo(world, recipient)).filter(isVerification)

const allMailTo = async ({ database, app }: Pick<World, 'database' | 'app'>, recipient: string): Promise<Letter[]> => {
  const rows = await database.db
    .selectFrom('outgoing_mail')
    .select(['id', 'recipient', 'subject', 'text', 'reply_to', 'headers'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const sealed = { ...row, replyTo: row.reply_to, headers: {}, createdAt: 0 } as unknown as SealedMail
    const opened = app.context.letters.open(sealed)
    if (opened === null) throw new Error('a mail was sealed with another secret')
    return { ...row, text: opened.text, headers: JSON.stringify(opened.headers) }
  })
}

/** The token of the link in a letter. */
export const tokenIn = ({ text }: Pick<Letter, 'text'>): string => {
  const token = /[?#]token=([\w-]+)$/m.exec(text)?.[1]
  if (token === undefined) throw new Error(`there is no link in: ${text}`)
  return token
}

/** The token of the newest letter that asks whether an address is its reader's. */
export const verificationOf = async (world: Pick<World, 'database' | 'app'>, email: string): Promise<string> => {
  const letter = (await verificationsTo(world, email)).at(-1)
  if (letter === undefined) throw new Error(`nobody asks ${email} whether it is theirs`)
  return tokenIn(letter)
}

/** Somebody who has asked for the newsletter, and holds the mail with the link. */
export const aPendingSubscriber = async (world: World, email = newAddress()) => {
  expectOk(await world.newBrowser().calls('POST', '/newsletter', { email }))
  const letter = (await mailTo(world, email)).at(-1)
  if (letter === undefined) throw new Error(`no mail is on its way to ${email}`)
  return { email, letter, token: tokenIn(letter) }
}

export const aSubscriber = async (world: World) => {
  const { email, token } = await aPendingSubscriber(world)
  expectOk(await world.newBrowser().calls('POST', '/newsletter/confirm', { token }))
  const welcome = (await mailTo(world, email)).find(({ subject }) => subject.startsWith('Welcome'))
  if (welcome === undefined) throw new Error(`nobody welcomes ${email}`)
  return { email, token, welcome, unsubscribeToken: tokenIn(welcome) }
}

/** A teacher who has asked for a new password, and holds the mail with the link. */
export const aForgetfulTeacher = async (world: World) => {
  const teacher = await aTeacher(world)
  expectOk(await world.newBrowser().calls('POST', '/auth/forgot', { email: teacher.email }))
  const letter = (await mailTo(world, teacher.email)).at(-1)
  if (letter === undefined) throw new Error(`no mail is on its way to ${teacher.email}`)
  return { teacher, letter, token: tokenIn(letter) }
}
