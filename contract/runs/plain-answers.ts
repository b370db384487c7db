import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { MAX_OPTIONS } from '#domain/questions/parts/options.ts'
import { isShortEnough, isValue } from '#domain/questions/value.ts'
import { MAX_TIME_MS } from '../wire/wire.ts'
import type { GivenAnswerOnWire } from './given-answers.ts'

/**
 * Saves and submits are the calls that come by the thousand in one second, and a schema takes longer over their answers
 * than the database. What these functions recognise, the schema would accept and leave as it is; whatever they do not
 * recognise (such as answers of several devices) is the schema's to judge.
 */
type Plain = {
  quiz_code?: string
  answers: GivenAnswerOnWire[]
  attempt?: string
  device?: string
  turn?: number
  based_on?: string
  at_end?: true
}

const ID = /^[\w-]{1,64}$/
const CODE = /^[0-9A-Z]{1,40}$/
const DEVICE = /^[\w-]{8,32}$/
const BASE = /^[\w.-]{1,80}$/
const ANSWER_FIELDS = new Set([
  'question_id',
  'selected_index',
  'value',
  'marked',
  'time_ms',
  'seq',
  'first_seq',
  'marked_seq',
])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to

const isCount = (value: unknown): boolean => value === undefined || isWhole(value, 0, Number.MAX_SAFE_INTEGER)
const isText = (value: unknown, form: RegExp): boolean =>
  value === undefined || (typeof value === 'string' && form.test(value))

const hasOnly = (value: object, fields: Set<string>): boolean => {
  for (const key in value) if (!fields.has(key)) return false
  return true
}

const isPlainAnswer = (value: unknown): value is GivenAnswerOnWire =>
  isRecord(value) &&
  typeof value.question_id === 'string' &&
  ID.test(value.question_id) &&
  isWhole(value.selected_index, -1, MAX_OPTIONS - 1) &&
  (value.value === undefined || (isValue(value.value) && isShortEnough(value.value))) &&
  (value.marked === undefined || typeof value.marked === 'boolean') &&
  (value.time_ms === undefined || isWhole(value.time_ms, 0, MAX_TIME_MS)) &&
  isCount(value.seq) &&
  isCount(value.first_seq) &&
  isCount(value.marked_seq) &&
  hasOnly(value, ANSWER_FIELDS)

const isPlain = (body: Record<string, unknown>): body is Plain =>
  Array.isArray(body.answers) &&
  body.answers.length <= MAX_QUESTIONS &&
  body.answers.every(isPlainAnswer) &&
  isText(body.quiz_code, CODE) &&
  isText(body.attempt, ID) &&
  isText(body.device, DEVICE) &&
  isText(body.based_on, BASE) &&
  isCount(body.turn)

const FIELDS = ['quiz_code', 'answers', 'attempt', 'device', 'turn', 'based_on']
const SUBMIT_FIELDS = new Set([...FIELDS, 'at_end'])
const SAVE_FIELDS = new Set([...FIELDS, 'revision'])

export const plainSave = (body: unknown): body is Plain & { quiz_code: string; revision: number } =>
  isRecord(body) &&
  body.quiz_code !== undefined &&
  isWhole(body.revision, 1, Number.MAX_SAFE_INTEGER) &&
  isPlain(body) &&
  hasOnly(body, SAVE_FIELDS)

export const plainSubmit = (body: unknown): body is Plain =>
  isRecord(body) && isPlain(body) && (body.at_end === undefined || body.at_end === true) && hasOnly(body, SUBMIT_FIELDS)
