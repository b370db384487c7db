import { speak } from './translate.ts'

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>
type Saying = (page: string) => Areas

let page = ''
const sayings: Saying[] = []

const speakAgain = (): void => {
  const areas: Record<string, Areas[string]> = {}
  for (const say of sayings)
    for (const [area, messages] of Object.entries(say(page))) areas[area] = { ...areas[area], ...messages }
  speak('en', areas)
}

/** The address of the page that is shown from now on. Called before it is rendered. */
export function speakOn(pathname: string): void {
  if (page === pathname) return
  page = pathname
  speakAgain()
}

/** What pages about something that is called otherwise say instead of what they usually do, by the same areas and keys. */
export function sayInstead(say: Saying): void {
  sayings.push(say)
  speakAgain()
}
