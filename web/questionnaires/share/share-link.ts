export const shareLink = (origin: string, shareCode: string): string =>
  `${origin}/quiz?code=${encodeURIComponent(shareCode)}`

/** A code as one says it aloud: `7KQM 2XWD`. */
export const spokenCode = (shareCode: string): string => (shareCode.match(/.{1,4}/gu) ?? []).join(' ')

/** What is sent: the message says the link, too. */
export type Shared = { title: string; link: string; message: string }

/** X refuses what is longer than 280 letters, of which the link takes 24 and an emoji two. */
const MOST_ON_X = 120

export const whatsAppLink = ({ message }: Pick<Shared, 'message'>): string =>
  `https://wa.me/?${asQuery({ text: message })}`

export const mailLink = ({ title, message }: Omit<Shared, 'link'>): string =>
  `mailto:?${asQuery({ subject: title, body: message })}`

/** Its message begins with the link. */
export const telegramLink = ({ link, message }: Omit<Shared, 'title'>): string =>
  `https://t.me/share/url?${asQuery({ url: link, text: withoutLink(message, link) })}`

export const classroomLink = ({ title, link }: Omit<Shared, 'message'>): string =>
  `https://classroom.google.com/share?${asQuery({ url: link, title })}`

export const xLink = ({ title, link }: Omit<Shared, 'message'>): string =>
  `https://x.com/intent/post?${asQuery({ text: shortened(title, MOST_ON_X), url: link })}`

export const facebookLink = ({ link }: Pick<Shared, 'link'>): string =>
  `https://www.facebook.com/sharer/sharer.php?${asQuery({ u: link })}`

export const linkedInLink = ({ link }: Pick<Shared, 'link'>): string =>
  `https://www.linkedin.com/sharing/share-offsite/?${asQuery({ url: link })}`

/** The message for who is given the link apart from it. */
export const withoutLink = (message: string, link: string): string =>
  message
    .split('\n')
    .filter((line) => !line.includes(link))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Cut between letters as people read them: a vowel sign stays with its consonant. */
const shortened = (text: string, most: number): string => {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** Mail programs read a plus sign as a plus sign: a space must be %20. */
const asQuery = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')
