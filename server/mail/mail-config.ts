import * as z from 'zod/mini'
import { mailAddress } from '#domain/people/mail-address.ts'

export type MailConfig = {
  /** Where mail is handed in; null: it is written to files in the data directory. */
  smtpUrl: string | null
  from: { name: string; address: string }
  /** Who gets what is written in the contact form. */
  operator: string
}

const address = z.string().check(
  z.trim(),
  z.refine((text) => mailAddress.safeParse(text).success, 'must be an e-mail address'),
)

const WITH_NAME = /^(?:"([^"]*)"|([^"<>]*?))\s*<([^<>]+)>$/
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** `Name <address>` or an address alone. */
const sender = z.pipe(
  z.string().check(z.maxLength(400), z.regex(ONE_LINE)),
  z.transform((text, context) => {
    const [, quoted, plain, written = text] = WITH_NAME.exec(text.trim()) ?? []
    const read = address.safeParse(written)
    if (read.success) return { name: (quoted ?? plain ?? '').trim(), address: read.data }
    context.issues.push({ code: 'custom', message: 'must be an e-mail address, or Name <address>', input: text })
    return z.NEVER
  }),
)

export const mailEnvironment = z.object({
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must be like smtp://user:password@mail.example.org:587' }),
  ),
  MAIL_FROM: z.optional(sender),
  SUPPORT_EMAIL: z.optional(address),
})
type MailEnvironment = z.infer<typeof mailEnvironment>

type Given = MailEnvironment & { company: string; publicOrigin: string | null }

/** Mail comes from the operator's address; without one from the host that people know, or from this machine. */
export const readMailConfig = ({ SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, company, publicOrigin }: Given): MailConfig => {
  const host = publicOrigin === null ? 'localhost' : new URL(publicOrigin).hostname
  const from = { name: MAIL_FROM?.name || company, address: MAIL_FROM?.address ?? SUPPORT_EMAIL ?? `no-reply@${host}` }
  return { smtpUrl: SMTP_URL ?? null, from, operator: SUPPORT_EMAIL ?? from.address }
}
