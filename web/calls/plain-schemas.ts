/**
 * What of `zod/mini` the schemas of all pages but the teachers' are made with, in a fifth of its size: their builds put it in
 * the place of the library (tools/building/plain-schemas.ts). It reads and refuses as the library does, to the paths and
 * messages of what is wrong; tools/building/plain-schemas.test.ts tries both on the same values. A build that misses a
 * function here fails, and says which.
 */

/** `continue`: what is checked afterwards may still look at the value. */
type Issue = { path: PropertyKey[]; message: string; continue?: boolean; code?: string }
type Payload = { value: unknown; issues: Issue[]; aborted?: boolean }
/** `most`: of what has a length. */
type Check = { run: (payload: Payload) => void; when?: (payload: Payload) => boolean; most?: number }
type Read = (payload: Payload, checks: readonly Check[]) => void

type ErrorText = string | ((issue: { input: unknown }) => string)
type Params =
  | string
  | { error?: ErrorText; abort?: boolean; path?: PropertyKey[]; when?: (payload: Payload) => boolean }

const textOf = (params: Params | undefined, input: unknown): string => {
  const error = typeof params === 'object' ? params.error : params
  return (typeof error === 'function' ? error({ input }) : error) ?? 'Invalid input'
}

const isAborted = ({ issues, aborted }: Payload, from = 0) =>
  aborted === true || issues.slice(from).some((issue) => issue.continue !== true)

const runChecks = (checks: readonly Check[], payload: Payload) => {
  let isOver = isAborted(payload)
  for (const { run, when } of checks) {
    const isLeftOut = when
      ? payload.aborted || payload.issues.some((issue) => issue.continue === false) || !when(payload)
      : isOver
    if (isLeftOut) continue
    const before = payload.issues.length
    run(payload)
    isOver ||= payload.issues.length > before && isAborted(payload, before)
  }
}

/** What comes of a key that is not there: nothing, what is put in its place, or a complaint. */
type Absent = 'optional' | 'defaulted' | undefined
type Shape = Record<string, Schema>
/** `rest`: what may stand beside the keys of the shape; left out, what does is dropped. */
type More = {
  checks?: readonly Check[]
  in?: Absent
  out?: Absent
  shape?: Shape
  rest?: Schema | 'refused' | undefined
}

class Schema {
  readonly read: Read
  readonly more: More
  readonly shape: Shape
  constructor(read: Read, more: More = {}) {
    this.read = read
    this.more = more
    this.shape = more.shape ?? {}
  }
  check(...checks: Check[]) {
    return new Schema(this.read, { ...this.more, checks: [...(this.more.checks ?? []), ...checks] })
  }
  /** Another type, and nothing more. */
  brand() {
    return this
  }
  run(payload: Payload) {
    const { checks = [] } = this.more
    this.read(payload, checks)
    runChecks(checks, payload)
    return payload
  }
  safeParse(given: unknown) {
    const { value, issues } = this.run({ value: given, issues: [] })
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: value }
  }
  parse(given: unknown) {
    const { data, error } = this.safeParse(given)
    if (error) throw new Error(JSON.stringify(error.issues))
    return data
  }
}

export const safeParse = (schema: Schema, given: unknown) => schema.safeParse(given)
export const parse = (schema: Schema, given: unknown) => schema.parse(given)
/** Makes no code from text anyway. */
export const config = () => undefined

const ofType = (is: (value: unknown) => boolean, params?: Params) =>
  new Schema(({ value, issues }) => {
    if (!is(value)) issues.push({ path: [], message: textOf(params, value) })
  })

export const string = (params?: Params) => ofType((value) => typeof value === 'string', params)
export const number = (params?: Params) => ofType(Number.isFinite, params)
export const boolean = (params?: Params) => ofType((value) => typeof value === 'boolean', params)
export const unknown = () => ofType(() => true)
export const never = (params?: Params) => ofType(() => false, params)
const oneOf = (values: readonly unknown[], params?: Params) => ofType((value) => values.includes(value), params)
const enumOf = (values: object, params?: Params) =>
  Object.assign(oneOf(Object.values(values), params), { options: Object.values(values) })

export { enumOf as enum }
export const literal = (value: unknown, params?: Params) => oneOf(Array.isArray(value) ? value : [value], params)

const isSafe = (value: unknown, params?: Params): Issue[] => {
  if (Number.isSafeInteger(value)) return []
  return [{ path: [], message: textOf(params, value), continue: Number.isInteger(value) }]
}
export const int = (params?: Params) =>
  number(params).check({ run: ({ value, issues }) => void issues.push(...isSafe(value, params)) })

const failsWith = (params: Params | undefined, { value, issues }: Payload) => {
  const { abort = false, path = [] } = typeof params === 'object' ? params : {}
  issues.push({ path: [...path], message: textOf(params, value), continue: !abort })
}
const whenOf = (params: Params | undefined) => (typeof params === 'object' && params.when ? { when: params.when } : {})

/** `value` is of the type that the schema before it has let through. */
// biome-ignore lint/suspicious/noExplicitAny: a check knows no more of what it is put behind
type Of = any

export const refine = (is: (value: Of) => unknown, params?: Params): Check => ({
  run: (payload) => {
    if (!is(payload.value)) failsWith(params, payload)
  },
  ...whenOf(params),
})
const hasLength = ({ value }: Payload) =>
  value !== null && value !== undefined && (value as { length?: unknown }).length !== undefined
const lengthOf = (value: string | unknown[]) => (typeof value === 'string' ? [...value].length : value.length)
const ofLength = (is: (length: number) => boolean, params?: Params): Check => ({
  when: hasLength,
  ...refine((value) => is(lengthOf(value)), params),
})
export const minLength = (least: number, params?: Params) => ofLength((length) => length >= least, params)
export const maxLength = (most: number, params?: Params): Check => ({
  ...ofLength((length) => length <= most, params),
  most,
})
export const gte = (least: number, params?: Params) => refine((value) => value >= least, params)
export const lte = (most: number, params?: Params) => refine((value) => value <= most, params)
export const lt = (most: number, params?: Params) => refine((value) => value < most, params)
export const positive = (params?: Params) => refine((value) => value > 0, params)
export const nonnegative = (params?: Params) => gte(0, params)
export const regex = (pattern: RegExp, params?: Params) => refine((value) => pattern.test(value), params)
export const check = (run: Check['run']): Check => ({ run })
export const overwrite = (change: (value: Of) => unknown): Check =>
  check((payload) => {
    payload.value = change(payload.value)
  })
export const trim = () => overwrite((text: string) => text.trim())
export const custom = (is: (value: unknown) => boolean, params?: Params) => ofType(is, params)

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
    return prefixed(key, issues.length > 0 ? issues : [{ path: [], message: textOf(undefined, undefined) }])
  if (value !== undefined || isThere || out !== 'optional') output[key] = value
  return prefixed(key, issues)
}

const objectOf = (shape: Shape, params: Params | undefined, rest?: Schema | 'refused') =>
  new Schema(
    (payload) => {
      const { value: input, issues } = payload
      if (!isObject(input)) return void issues.push({ path: [], message: textOf(params, input) })
      const output: Record<string, unknown> = {}
      payload.value = output
      const take = (key: string, schema: Schema) => issues.push(...readProperty({ key, schema, input, output }))
      for (const [key, schema] of Object.entries(shape)) take(key, schema)
      if (rest === undefined) return
      const others = Object.keys(input).filter((key) => !Object.hasOwn(shape, key) && key !== '__proto__')
      if (rest !== 'refused') for (const key of others) take(key, rest)
      else if (others.length > 0)
        issues.push({ path: [], message: textOf(params, input), continue: true, code: 'unrecognized_keys' })
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
    if (!Array.isArray(input)) return void issues.push({ path: [], message: textOf(params, input) })
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
    if (!isObject(input)) return void issues.push({ path: [], message: textOf(params, input) })
    const output: Record<string, unknown> = {}
    payload.value = output
    for (const [key, each] of Object.entries(input)) {
      if (key === '__proto__') continue
      if (runAlone(keys, key).issues.length > 0) {
        issues.push({ path: [key], message: textOf(params, key) })
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
    payload.issues.push(...(found?.issues ?? [{ path: [], message: textOf(params, payload.value) }]))
  })

/** Its options have each a literal of their own at `name`. */
export const discriminatedUnion = (name: string, options: readonly Schema[], params?: Params) =>
  new Schema((payload) => {
    const { value, issues } = payload
    const named = (option: Schema) => runAlone(option.shape[name] ?? never(), isObject(value) && value[name])
    const option = options.find((each) => named(each).issues.length === 0)
    if (option && isObject(value)) option.run(payload)
    else issues.push({ path: isObject(value) ? [name] : [], message: textOf(params, value) })
  })

export const transform = (change: (value: Of) => unknown) => new Schema(overwrite(change).run, { in: 'optional' })

export const pipe = (first: Schema, then: Schema) =>
  new Schema((payload) => {
    first.run(payload)
    payload.aborted = payload.issues.some(({ code }) => code !== 'unrecognized_keys')
    if (!payload.aborted) then.run(payload)
  })
