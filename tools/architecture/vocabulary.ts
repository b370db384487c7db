import type { Complaint } from './source-file.ts'

const vague = ['util', 'utils', 'helper', 'helpers', 'common', 'misc']
const freeServerRooms = ['http', 'database', 'testing']
const freeWebRooms = ['api', 'app', 'content', 'i18n', 'public', 'testing', 'ui']
/** Made of parts that are many, each in a folder of its own. */
const domainFolders = ['questions', 'quiz-text']
const webRoomsWithParts = ['site', 'questions']

const isKebabCase = (segment: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(segment)
const wordsOf = (segment: string) => segment.split(/[-.]/)

const onNames = (path: string) => {
  const segments = path.split('/')
  const crooked = segments.find((segment) => !isKebabCase(segment))
  if (crooked !== undefined) return `${crooked} is not kebab-case: small letters and hyphens, like save-answers.ts.`
  const empty = segments.flatMap(wordsOf).find((word) => vague.includes(word))
  if (empty !== undefined) return `"${empty}" says nothing: name the file after what it does.`
  if (/(^|\/)index\.\w+$/.test(path)) return 'no index files: import from the file that has it.'
  return undefined
}

const onServerNoun = ([noun = '', file = '', ...deeper]: string[]) => {
  if (deeper.length > 0) return `server/${noun}/ has no folders: move the file up, or give it a noun of its own.`
  if (/^(routes|store|policy|registry)\.ts$|\.test\.ts$/.test(file)) return undefined
  if (/^[a-z]+(-[a-z0-9]+)+\.ts$/.test(file)) return undefined
  return (
    `server/${noun}/ has routes.ts (HTTP), store.ts (SQL), policy.ts (who may), registry.ts (a rule for each of many) and one <verb>-<noun>.ts per use case: ` +
    `${file} is none of them.`
  )
}

const onWebNoun = ([noun = '', folder = '', ...deeper]: string[]) => {
  if (deeper.length === 0 || folder === 'components') return undefined
  if (webRoomsWithParts.includes(noun)) {
    if (deeper.length === 1) return undefined
    return `web/${noun}/ has one level of folders: move ${deeper.join('/')} up.`
  }
  return `web/${noun}/ has one folder, components/: move ${deeper.join('/')} there, or give it a noun of its own.`
}

const onPlace = (path: string) => {
  const [room, ...inside] = path.split('/')
  const noun = inside[0] ?? ''
  if (inside.length < 2) return undefined
  if (room === 'server' && !freeServerRooms.includes(noun)) return onServerNoun(inside)
  if (room === 'web' && !freeWebRooms.includes(noun)) return onWebNoun(inside)
  if (room === 'domain' && domainFolders.includes(noun) && inside.length === 2) return undefined
  if (room === 'domain' || room === 'contract') return `${room}/ has no folders: one file per noun.`
  return undefined
}

/** What files may be called, and where they may be. */
export const checkVocabulary = (path: string): Complaint[] =>
  [onNames(path), onPlace(path)].flatMap((message) => (message === undefined ? [] : [{ path, rule: 'names', message }]))

/** Whether a path is directly in a folder of `web/` that carries a noun of the product. */
export const isInWebNoun = (path: string) => {
  const [room, noun = '', ...rest] = path.split('/')
  return room === 'web' && rest.length === 1 && !freeWebRooms.includes(noun)
}

/** Whether a path is one of a server noun's use cases; `find-<nouns>.ts` is the reading half of a store. */
export const isUseCase = (path: string) => {
  const [room, noun = '', file = '', ...rest] = path.split('/')
  if (room !== 'server' || rest.length > 0 || freeServerRooms.includes(noun)) return false
  return file !== '' && !/^(routes|store|policy|registry|find-[a-z-]+)\.ts$|\.test\.ts$/.test(file)
}
