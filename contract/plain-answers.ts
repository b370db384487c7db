import { MAX_OPTIONS } from '#domain/question.ts'
import { MAX_QUESTIONS } from '#domain/questionnaire.ts'
import { type GivenAnswerOnWire, MAX_TIME_MS } from './submissions.ts'

/**
 * Saves and submits are the calls that come by the thousand in one second, and a schema takes longer over their answers
 * than the database. What these functions recognise, the schema would accept and leave as it is; whatever they do not
 * recognise is the schema's to judge.
 */
type PlainSave = { quiz_code: string; revision: number; answers: GivenAnswerOnWire[] }
type PlainSubmit = { quiz_code?: string; answers: GivenAnswerOnWire[] }

const ID = /^[\w-]{1,64}$/
const CODE = /^[0-9A-Z]{1,40}$/
const ANSWER_FIELDS = new Set(['question_id', 'selected_index', 'marked', 'time_ms'])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to

const hasOnly = (value: object, fields: Set<string>): boolean => {
  for (const key in value) if (!fields.has(key)) return false
  return true
}

const isPlainAnswer = (value: unknown): value is GivenAnswerOnWire =>
  isRecord(value) &&
  typeof value.question_id === 'string' &&
  ID.test(value.question_id) &&
  isWhole(value.selected_index, -1, MAX_OPTIONS - 1) &&
  (value.marked === undefined || typeof value.marked === 'boolean') &&
  (value.time_ms === undefined || isWhole(value.time_ms, 0, MAX_TIME_MS)) &&
  hasOnly(value, ANSWER_FIELDS)

const arePlainAnswers = (value: unknown): value is GivenAnswerOnWire[] =>
  Array.isArray(value) && value.length <= MAX_QUESTIONS && value.every(isPlainAnswer)

const isPlainCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value)

const SAVE_FIELDS = new Set(['quiz_code', 'revision', 'answers'])

export const plainSave = (body: unknown): body is PlainSave =>
  isRecord(body) &&
  isPlainCode(body.quiz_code) &&
  isWhole(body.revision, 1, Number.MAX_SAFE_INTEGER) &&
  arePlainAnswers(body.answers) &&
  hasOnly(body, SAVE_FIELDS)

const SUBMIT_FIELDS = new Set(['quiz_code', 'answers'])

export const plainSubmit = (body: unknown): body is PlainSubmit =>
  isRecord(body) &&
  (body.quiz_code === undefined || isPlainCode(body.quiz_code)) &&
  arePlainAnswers(body.answers) &&
  hasOnly(body, SUBMIT_FIELDS)
