import type { Complaint } from './source-file.ts'

const vague = ['util', 'utils', 'helper', 'helpers', 'common', 'misc']
/** Folders of `server/` and `web/` that carry no noun of the product: what their files may be called is free. */
const freeServerRooms = ['http', 'database', 'testing']
const freeWebRooms = ['app', 'apps', 'calls', 'content', 'i18n', 'public', 'testing', 'ui']
/** Folders below a room, at most: a storey and its nouns. */
const STOREYS = 2

/** A second one of its kind in the same folder says of what: `version-store.ts`. */
const KIND_OF_FILE = /^(?:[a-z]+-)*(?:routes|store|policy|registry|features)\.ts$/

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

const onServerNoun = (path: string) => {
  const file = path.slice(path.lastIndexOf('/') + 1)
  if (KIND_OF_FILE.test(file) || /\.test\.ts$|^[a-z]+(-[a-z0-9]+)+\.ts$/.test(file)) return undefined
  return (
    'a folder of server/ has routes.ts (HTTP), store.ts (SQL), policy.ts (who may), registry.ts (a rule for each of many), features.ts (what it brings to the server) and one <verb>-<noun>.ts per use case: ' +
    `${file} is none of them.`
  )
}

const onPlace = (path: string) => {
  const [room = '', ...folders] = path.split('/').slice(0, -1)
  if (!['domain', 'contract', 'server', 'web'].includes(room)) return undefined
  if (folders.length > STOREYS)
    return `${room}/ has ${STOREYS} levels of folders: move ${path
      .split('/')
      .slice(STOREYS + 1)
      .join('/')} up.`
  return isInServerNoun(path) ? onServerNoun(path) : undefined
}

/** What files may be called, and where they may be. */
export const checkVocabulary = (path: string): Complaint[] =>
  [onNames(path), onPlace(path)].flatMap((message) => (message === undefined ? [] : [{ path, rule: 'names', message }]))

const isBelow = (path: string, room: string, free: readonly string[]) => {
  const [first, noun = '', ...rest] = path.split('/')
  return first === room && rest.length > 0 && !free.includes(noun)
}

const isInServerNoun = (path: string) => isBelow(path, 'server', freeServerRooms)

/** Whether a path is in a folder of `web/` that carries a noun of the product. */
export const isInWebNoun = (path: string) => isBelow(path, 'web', freeWebRooms)

/** Whether a path is one of a server noun's use cases; `find-<nouns>.ts` is the reading half of a store. */
export const isUseCase = (path: string) =>
  isInServerNoun(path) &&
  !KIND_OF_FILE.test(path.slice(path.lastIndexOf('/') + 1)) &&
  !/\/find-[a-z-]+\.ts$|\.test\.ts$/.test(path)
