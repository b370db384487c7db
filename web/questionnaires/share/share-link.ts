export const shareLink = (origin: string, shareCode: string): string =>
  `${origin}/quiz?code=${encodeURIComponent(shareCode)}`

/** A code as one says it aloud: `7KQM 2XWD`. */
export const spokenCode = (shareCode: string): string => (shareCode.match(/.{1,4}/gu) ?? []).join(' ')

export const whatsAppLink = (message: string): string => `https://wa.me/?${asQuery({ text: message })}`

export const mailLink = ({ subject, body }: { subject: string; body: string }): string =>
  `mailto:?${asQuery({ subject, body })}`

/** Mail programs read a plus sign as a plus sign: a space must be %20. */
const asQuery = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
