import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as plain from '../../web/calls/plain-schemas.ts'
import { filesBelow, root } from './files.ts'
import { plainSchemas } from './plain-schemas.ts'

const TYPES = ['infer', 'input', 'output', 'core', 'ZodMiniType', 'ZodMiniObject']

/** The files that one imports, by their places below the root. */
const importsOf = (file: string, text: string) =>
  [...text.matchAll(/^import (?!type).*? from '([#.][^']+)'/gms)].map(([, from = '']) =>
    from.startsWith('#') ? from.slice(1) : relative(root, join(root, dirname(file), from)),
  )

const known = new Map<string, boolean>()
/** Whether it, and whatever it imports, makes schemas with nothing but what is there without the library. */
const isPlain = (file: string): boolean => {
  const before = known.get(file)
  if (before !== undefined) return before
  // For whoever comes round again.
  known.set(file, true)
  const text = readFileSync(join(root, file), 'utf8')
  const names = [...text.matchAll(/\bz\.([a-zA-Z_]+)/g)].map(([, name = '']) => name)
  const is = names.every((name) => TYPES.includes(name) || name in plain) && importsOf(file, text).every(isPlain)
  known.set(file, is)
  return is
}

const modules = ['domain', 'contract']
  .flatMap((folder) =>
    filesBelow(join(root, folder))
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && isPlain(file)),
  )
  // Schemas of the pages' own.
  .concat(
    'web/people/accounts/account-form.ts',
    'web/runs/device/kept-attempt.ts',
    'web/runs/device/kept-response.ts',
    'web/runs/device/pending-start.ts',
  )

type Read = {
  success: boolean
  data?: unknown
  error?: { issues: { code: string; path: PropertyKey[]; message: string; keys?: string[] }[] }
}
type Readable = { safeParse: (given: unknown) => Read }

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType

/** Schemas of a module, calls' `data` among them, by what they are called. */
const schemasIn = (exported: Record<string, unknown>): [string, unknown][] =>
  Object.entries(exported).flatMap(([name, value]): [string, unknown][] => {
    const isCall = typeof value === 'object' && value !== null && 'data' in value
    return isCall ? [[`${name}.data`, value.data]] : [[name, value]]
  })

/** Each of them that has a schema, as it is with the library. */
const real = (
  await Promise.all(modules.map(async (file) => [file, schemasIn(await import(join(root, file)))] as const))
).filter(([, schemas]) => schemas.some(([, schema]) => isSchema(schema)))

const folder = mkdtempSync(join(tmpdir(), 'quiznity-plain-'))
afterAll(() => rmSync(folder, { recursive: true }))

const buildPlain = (entry: string) =>
  build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [plainSchemas],
    build: { ssr: entry, outDir: join(folder, 'out'), rolldownOptions: { output: { entryFileNames: 'all.js' } } },
  })

/** What each of them exports, made without the library. */
let made: Record<string, Record<string, unknown>> = {}

beforeAll(async () => {
  const entry = join(folder, 'all.ts')
  const imports = modules.map((file, at) => `import * as m${at} from ${JSON.stringify(join(root, file))}`)
  const all = modules.map((file, at) => `${JSON.stringify(file)}: m${at}`)
  writeFileSync(entry, `${imports.join('\n')}\nexport const made = { ${all.join(', ')} }`)
  await buildPlain(entry)
  made = (await import(pathToFileURL(join(folder, 'out/all.js')).href)).made
})

/** What has more than one way to be wrong. */
const WORDS = [
  '',
  ' ',
  ' Mita ',
  'Kolkata',
  '9876543210',
  '৯৮৭৬৫৪৩২১০',
  '1/3',
  '-4',
  'a@b.in',
  'https://a.in',
  'q-1',
  'x'.repeat(70),
]
const ODD = ['e\u0301', '\u0000', '\ud800', `a${'\u0301'.repeat(40)}`, '\u2028', '👩‍🎓'.repeat(40), 'ম'.repeat(5000)]
const NUMBERS = [0, 1, -1, 2, 7, 100, 0.5, 1e20, -1e20, Number.MAX_SAFE_INTEGER, Number.NaN, Number.POSITIVE_INFINITY]
const anyWord = fc.oneof(fc.constantFrom(...WORDS, ...ODD), fc.stringMatching(/^[a-f0-9]{32}$/), fc.uuid())
const anyNumber = fc.oneof(fc.constantFrom(...NUMBERS), fc.nat(20))
const anything = fc.oneof(anyWord, anyNumber, fc.constantFrom(null, undefined, true, [], {}, ['a', 1]))

/** Mostly of the shape that it asks for, never by its own checks alone. */
const valuesFor = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const shaped = (): fc.Arbitrary<unknown> => {
    switch (def.type) {
      case 'string':
        return anyWord
      case 'number':
        return anyNumber
      case 'boolean':
        return fc.boolean()
      case 'literal':
        return fc.constantFrom<unknown>(...def.values, 'other')
      case 'enum':
        return fc.constantFrom<unknown>(...Object.values(def.entries), 'other')
      case 'array':
        return fc.array(valuesFor(def.element), { maxLength: 4 })
      case 'record':
        return fc.dictionary(fc.oneof(anyWord, fc.constant('__proto__')), valuesFor(def.valueType), { maxKeys: 4 })
      case 'optional':
      case 'nullable':
      case 'default':
        return fc.oneof({ weight: 4, arbitrary: valuesFor(def.innerType) }, fc.constantFrom(null, undefined))
      case 'union':
        return fc.oneof(...def.options.map(valuesFor))
      case 'pipe':
        return valuesFor(def.in)
      case 'object': {
        const fields = Object.entries(def.shape).map(([key, field]) => [key, valuesFor(field)] as const)
        const whole = fc.record(Object.fromEntries(fields))
        const part = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
        const more = whole.map((given) => ({ ...given, more: 1 }))
        return fc.oneof({ weight: 5, arbitrary: whole }, part, more)
      }
      default:
        return anything
    }
  }
  return fc.oneof({ weight: 12, arbitrary: fc.constant(null).chain(shaped) }, anything)
}

/** Told as pages are told it; what nothing has a message for differs in the library's own words. */
const told = ({ success, data, error }: Read) =>
  success
    ? { data }
    : { issues: error?.issues.map(({ code, path, message, keys }) => [code, path.join('.'), message, keys]) }

it.each(real)('%s reads and refuses the same without the library', (file, schemas) => {
  const without = new Map(schemasIn(made[file] ?? {}))
  for (const [name, schema] of schemas) {
    if (!isSchema(schema)) continue
    const other = without.get(name) as Readable | { run: unknown }
    // A check by itself is a schema with the library alone.
    if (!('safeParse' in other)) continue
    fc.assert(
      fc.property(valuesFor(schema), (value) => {
        expect(told(other.safeParse(value)), name).toEqual(told(schema.safeParse(value) as Read))
      }),
    )
  }
})

it('a build that asks for what only the library has fails, and says for what', async () => {
  const entry = join(folder, 'more.ts')
  writeFileSync(entry, "import * as z from 'zod/mini'\nexport const page = z.coerce.number()")
  await expect(buildPlain(entry)).rejects.toThrow(/`coerce`/)
})
