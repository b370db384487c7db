import {
  type Check,
  type Code,
  type Issue,
  isAborted,
  issueOf,
  type Params,
  type Payload,
  Schema,
  type Shape,
} from './plain-schema.ts'

/**
 * What of `zod/mini` the schemas of all pages but the teachers' are made with, in a fifth of its size: their builds put it in
 * the place of the library (tools/building/plain-schemas.ts). It reads and refuses as the library does, to the codes, paths and
 * messages of what is wrong; tools/building/plain-schemas.test.ts tries both on the same values. A build that misses a
 * function here fails, and says which.
 */

export const safeParse = (schema: Schema, given: unknown) => schema.safeParse(given)
export const parse = (schema: Schema, given: unknown) => schema.parse(given)
/** Makes no code from text anyway. */
export const config = () => undefined

const ofType = (is: (value: unknown) => boolean, params?: Params, code: Code = 'invalid_type') =>
  new Schema(({ value, issues }) => {
    if (!is(value)) issues.push(issueOf(code, params, value))
  })

export const string = (params?: Params) => ofType((value) => typeof value === 'string', params)
export const number = (params?: Params) => ofType(Number.isFinite, params)
export const boolean = (params?: Params) => ofType((value) => typeof value === 'boolean', params)
export const unknown = () => ofType(() => true)
export const never = (params?: Params) => ofType(() => false, params)
const oneOf = (values: readonly unknown[], params?: Params) =>
  ofType((value) => values.includes(value), params, 'invalid_value')
const enumOf = (values: object, params?: Params) =>
  Object.assign(oneOf(Object.values(values), params), { options: Object.values(values) })

export { enumOf as enum }
export const literal = (value: unknown, params?: Params) => oneOf(Array.isArray(value) ? value : [value], params)

const isSafe = (value: unknown, params?: Params): Issue[] => {
  if (Number.isSafeInteger(value)) return []
  if (!Number.isInteger(value)) return [{ ...issueOf('invalid_type', params, value), continue: false }]
  return [{ ...issueOf(Number(value) > 0 ? 'too_big' : 'too_small', params, value), continue: true }]
}
export const int = (params?: Params) =>
  number(params).check({ run: ({ value, issues }) => void issues.push(...isSafe(value, params)) })

const whenOf = (params: Params | undefined) => (typeof params === 'object' && params.when ? { when: params.when } : {})

/** `value` is of the type that the schema before it has let through. */
// biome-ignore lint/suspicious/noExplicitAny: a check knows no more of what it is put behind
type Of = any
type Is = (value: Of) => unknown

const checked = (code: Code, is: Is, params?: Params): Check => ({
  run: ({ value, issues }) => {
    if (is(value)) return
    const { abort = false, path = [] } = typeof params === 'object' ? params : {}
    issues.push({ ...issueOf(code, params, value), path: [...path], continue: !abort })
  },
  ...whenOf(params),
})
export const refine = (is: Is, params?: Params) => checked('custom', is, params)

const hasLength = ({ value }: Payload) =>
  value !== null && value !== undefined && (value as { length?: unknown }).length !== undefined
const lengthOf = (value: string | unknown[]) => (typeof value === 'string' ? [...value].length : value.length)
export const minLength = (least: number, params?: Params): Check => ({
  ...checked('too_small', (value) => lengthOf(value) >= least, params),
  when: hasLength,
})
export const maxLength = (most: number, params?: Params): Check => ({
  ...checked('too_big', (value) => lengthOf(value) <= most, params),
  when: hasLength,
  most,
})
export const gte = (least: number, params?: Params) => checked('too_small', (value) => value >= least, params)
export const lte = (most: number, params?: Params) => checked('too_big', (value) => value <= most, params)
export const lt = (most: number, params?: Params) => checked('too_big', (value) => value < most, params)
export const positive = (params?: Params) => checked('too_small', (value) => value > 0, params)
export const nonnegative = (params?: Params) => gte(0, params)
export const regex = (pattern: RegExp, params?: Params) =>
  checked('invalid_format', (value) => pattern.test(value), params)
export const check = (run: Check['run']): Check => ({ run })
export const overwrite = (change: (value: Of) => unknown): Check =>
  check((payload) => {
    payload.value = change(payload.value)
  })
export const trim = () => overwrite((text: string) => text.trim())
export const custom = (is: (value: unknown) => boolean, params?: Params) => ofType(is, params, 'custom')

const prefixed = (key: PropertyKey, issues: Issue[]) =>
  issues.map((issue) => ({ ...issue, path: [key, ...issue.path] }))
const runAlone = (schema: Schema, value: unknown): Payload => schema.run({ value, issues: [] })

export const optional = (inner: Schema) =>
  new Schema(
    (payload) => {
      if (payload.value !== undefined) return void inner.run(payload)
      if (inner.more.in !== 'defaulted') return
      const { value, issues } = runAlone(inner, undefined)
      payload.value = issues.length > 0 ? undefined : value
    },
    { in: inner.more.in === 'defaulted' ? 'defaulted' : 'optional', out: 'optional' },
  )

export const nullable = (inner: Schema) =>
  new Schema((payload) => payload.value === null || inner.run(payload), { ...inner.more, checks: [] })

export const _default = (inner: Schema, value: unknown) =>
  new Schema(
    (payload) => {
      if (payload.value !== undefined) inner.run(payload)
      if (payload.value === undefined) payload.value = value
    },
    { in: 'defaulted' },
  )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Property = { key: string; schema: Schema; input: Record<string, unknown>; output: Record<string, unknown> }

/** Reads what stands at `key`, and tells what is wrong there. */
const readProperty = ({ key, schema, input, output }: Property): Issue[] => {
  const { in: absent, out } = schema.more
  const { value, issues } = runAlone(schema, input[key])
  const isThere = key in input
  if (!isThere && out === 'optional' && (absent === 'optional' || issues.length > 0)) return []
  if (!isThere && absent === undefined)
    return prefixed(key, issues.length > 0 ? issues : [issueOf('invalid_type', undefined, undefined)])
  if (value !== undefined || isThere || out !== 'optional') output[key] = value
  return prefixed(key, issues)
}

const objectOf = (shape: Shape, params: Params | undefined, rest?: Schema | 'refused') =>
  new Schema(
    (payload) => {
      const { value: input, issues } = payload
      if (!isObject(input)) return void issues.push(issueOf('invalid_type', params, input))
      const output: Record<string, unknown> = {}
      payload.value = output
      const take = (key: string, schema: Schema) => issues.push(...readProperty({ key, schema, input, output }))
      for (const [key, schema] of Object.entries(shape)) take(key, schema)
      if (rest === undefined) return
      const others = Object.keys(input).filter((key) => !Object.hasOwn(shape, key) && key !== '__proto__')
      if (rest !== 'refused') for (const key of others) take(key, rest)
      else if (others.length > 0)
        issues.push({ ...issueOf('unrecognized_keys', params, input), continue: true, keys: others })
    },
    { shape, rest },
  )

export const object = (shape: Shape, params?: Params) => objectOf(shape, params)
export const strictObject = (shape: Shape, params?: Params) => objectOf(shape, params, 'refused')
export const looseObject = (shape: Shape, params?: Params) => objectOf(shape, params, unknown())
export const catchall = ({ shape }: Schema, rest: Schema) => objectOf(shape, undefined, rest)
export const extend = ({ shape, more: { rest } }: Schema, more: Shape) =>
  objectOf({ ...shape, ...more }, undefined, rest)
export const omit = ({ shape, more: { rest } }: Schema, without: object) =>
  objectOf(Object.fromEntries(Object.entries(shape).filter(([key]) => !(key in without))), undefined, rest)

export const array = (item: Schema, params?: Params) =>
  new Schema((payload, checks) => {
    const { value: input, issues } = payload
    if (!Array.isArray(input)) return void issues.push(issueOf('invalid_type', params, input))
    // Of a list that is too long nothing more is said.
    if (checks.some(({ most = input.length }) => input.length > most)) return
    payload.value = input.map((each, at) => {
      const read = runAlone(item, each)
      issues.push(...prefixed(at, read.issues))
      return read.value
    })
  })

export const record = (keys: Schema, values: Schema, params?: Params) =>
  new Schema((payload) => {
    const { value: input, issues } = payload
    if (!isObject(input)) return void issues.push(issueOf('invalid_type', params, input))
    const output: Record<string, unknown> = {}
    payload.value = output
    for (const [key, each] of Object.entries(input)) {
      if (key === '__proto__') continue
      if (runAlone(keys, key).issues.length > 0) {
        issues.push({ ...issueOf('invalid_key', params, key), path: [key] })
        continue
      }
      const read = runAlone(values, each)
      issues.push(...prefixed(key, read.issues))
      output[key] = read.value
    }
  })

export const union = (options: readonly Schema[], params?: Params) =>
  new Schema((payload) => {
    const tried = options.map((option) => runAlone(option, payload.value))
    const unaborted = tried.filter((each) => !isAborted(each))
    const found = tried.find(({ issues }) => issues.length === 0) ?? (unaborted.length === 1 ? unaborted[0] : undefined)
    if (found) payload.value = found.value
    payload.issues.push(...(found?.issues ?? [issueOf('invalid_union', params, payload.value)]))
  })

/** Its options have each a literal of their own at `name`. */
export const discriminatedUnion = (name: string, options: readonly Schema[], params?: Params) =>
  new Schema((payload) => {
    const { value, issues } = payload
    const named = (option: Schema) => runAlone(option.shape[name] ?? never(), isObject(value) && value[name])
    const option = options.find((each) => named(each).issues.length === 0)
    if (option && isObject(value)) option.run(payload)
    else if (isObject(value)) issues.push({ ...issueOf('invalid_union', params, value), path: [name] })
    else issues.push(issueOf('invalid_type', params, value))
  })

export const transform = (change: (value: Of) => unknown) => new Schema(overwrite(change).run, { in: 'optional' })

export const pipe = (first: Schema, then: Schema) =>
  new Schema((payload) => {
    first.run(payload)
    payload.aborted = payload.issues.some(({ code }) => code !== 'unrecognized_keys')
    if (!payload.aborted) then.run(payload)
  })
