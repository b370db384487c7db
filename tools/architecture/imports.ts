import { posix } from 'node:path'
import { Visitor } from 'vite'
import { type Complaint, isTest, lineAt, roomOf, type SourceFile } from './source-file.ts'

const mayImport: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'contract'],
  web: ['domain', 'contract'],
}

/** Rooms that may look everywhere, and that nobody looks into. */
const outside = ['e2e', 'bench', 'tools']

const packagesOf: Record<string, string[]> = { domain: ['zod'], contract: ['zod'] }

type Import = { from: string; offset: number }

const importsOf = ({ program, module, text }: SourceFile): Import[] => {
  const found: Import[] = []
  for (const { moduleRequest } of module.staticImports)
    found.push({ from: moduleRequest.value, offset: moduleRequest.start })
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) found.push({ from: moduleRequest.value, offset: moduleRequest.start })
  }
  for (const {
    moduleRequest: { start, end },
  } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1]
    if (literal !== undefined) found.push({ from: literal, offset: start })
  }
  new Visitor({
    TSImportType: ({ source, start }) => {
      found.push({ from: source.value, offset: start })
    },
  }).visit(program)
  return found
}

const isOurs = (from: string) => /^[.#/]/.test(from)
const targetOf = (path: string, from: string) =>
  from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from)

/** The files of ours that a file names, in whatever way. */
export const ownImportsOf = (file: SourceFile): { target: string; offset: number }[] =>
  importsOf(file)
    .filter(({ from }) => isOurs(from))
    .map(({ from, offset }) => ({ target: targetOf(file.path, from), offset }))

const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

const list = (rooms: string[]) => rooms.join(', ') || 'nothing of ours'

const isOfTeachers = (target: string): boolean => target.startsWith('domain/formats/')

/** Where teachers write, paste and download. */
const readsFormats = (path: string): boolean =>
  isOfTeachers(path) ||
  path.startsWith('web/questionnaires/') ||
  path.startsWith('web/questions/editing/') ||
  isTest(path) ||
  outside.includes(roomOf(path))

const onOwnImport = (path: string, from: string) => {
  const room = roomOf(path)
  const target = roomOf(targetOf(path, from))
  if (isOfTeachers(targetOf(path, from)) && !readsFormats(path))
    return `must not import ${from}: what teachers paste is read where they write, and never in students' pages.`
  if (targetOf(path, from) === 'package.json') return undefined
  if (target === room) {
    return from.startsWith('#') ? `inside ${room} import by a relative path instead of ${from}.` : undefined
  }
  const allowed = mayImport[room]
  if (allowed === undefined) {
    const isReserved = !outside.includes(room) && room !== '' && outside.includes(target)
    return isReserved ? `nobody imports ${target} (${from}).` : undefined
  }
  if (!allowed.includes(target)) {
    return `must not import ${from}: ${room} may import ${list(allowed)}. Move what both need to domain or contract.`
  }
  return from.startsWith('#') ? undefined : `import #${targetOf(path, from)} instead of ${from}.`
}

const onPackageImport = (path: string, from: string) => {
  const room = roomOf(path)
  if (isTest(path)) return undefined
  if (room === 'web' && from.startsWith('node:')) return `must not import ${from}: there is no Node in a browser.`
  const allowed = packagesOf[room]
  if (allowed === undefined || allowed.includes(packageOf(from))) return undefined
  return `must not import ${from}: ${room} uses ${list(allowed)} alone. Take what it gives as an argument.`
}

/** What pages load: all of `web/`, and of the contract the calls themselves. */
const isForPages = (path: string): boolean =>
  !isTest(path) &&
  (roomOf(path) === 'web'
    ? !path.startsWith('web/testing/')
    : /^contract\/\w[^/]*\//.test(path) && !path.endsWith('-requests.ts'))

const REQUESTS = /-requests\.ts$/

/** What checks a request weighs in a page, which parses replies alone: of such a file it takes single values by name. */
const requestsInPages = ({ path, module, text }: SourceFile): Import[] => {
  if (!isForPages(path)) return []
  const whole = module.staticImports.filter(({ entries }) =>
    entries.some(({ importName: { kind, name }, isType }) => !isType && (name === 'requests' || kind !== 'Name')),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest] : [])),
  )
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    start,
    value: text.slice(start + 1, end - 1),
  }))
  return [...whole.map(({ moduleRequest }) => moduleRequest), ...passedOn, ...later]
    .filter(({ value }) => REQUESTS.test(value))
    .map(({ value, start }) => ({ from: value, offset: start }))
}

/** Who may import whom. */
export const checkImports = (file: SourceFile): Complaint[] => [
  ...requestsInPages(file).map(({ from, offset }) => ({
    path: file.path,
    line: lineAt(file, offset),
    rule: 'imports',
    message: `must not load requests (${from}): a page takes their types alone.`,
  })),
  ...importsOf(file).flatMap(({ from, offset }) => {
    const message = isOurs(from) ? onOwnImport(file.path, from) : onPackageImport(file.path, from)
    return message === undefined ? [] : [{ path: file.path, line: lineAt(file, offset), rule: 'imports', message }]
  }),
]
