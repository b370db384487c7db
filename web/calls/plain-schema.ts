/** Zod's own, of what is told here: see plain-schemas.ts. */
export type Code =
  | 'invalid_type'
  | 'invalid_value'
  | 'invalid_format'
  | 'invalid_key'
  | 'invalid_union'
  | 'unrecognized_keys'
  | 'too_big'
  | 'too_small'
  | 'custom'
/** `continue`: what is checked afterwards may still look at the value. */
export type Issue = { code: Code; path: PropertyKey[]; message: string; continue?: boolean; keys?: string[] }
export type Payload = { value: unknown; issues: Issue[]; aborted?: boolean }
/** `most`: of what has a length. */
export type Check = { run: (payload: Payload) => void; when?: (payload: Payload) => boolean; most?: number }
type Read = (payload: Payload, checks: readonly Check[]) => void

type ErrorText = string | ((issue: { input: unknown }) => string)
export type Params =
  | string
  | { error?: ErrorText; abort?: boolean; path?: PropertyKey[]; when?: (payload: Payload) => boolean }

const textOf = (params: Params | undefined, input: unknown): string => {
  const error = typeof params === 'object' ? params.error : params
  return (typeof error === 'function' ? error({ input }) : error) ?? 'Invalid input'
}

export const issueOf = (code: Code, params: Params | undefined, value: unknown): Issue => ({
  code,
  path: [],
  message: textOf(params, value),
})

export const isAborted = ({ issues, aborted }: Payload, from = 0) =>
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
export type Shape = Record<string, Schema>
/** `rest`: what may stand beside the keys of the shape; left out, what does is dropped. */
type More = {
  checks?: readonly Check[]
  in?: Absent
  out?: Absent
  shape?: Shape
  rest?: Schema | 'refused' | undefined
}

/** What a value has to be, and what comes of it. */
export class Schema {
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
