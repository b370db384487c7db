import { describe, expect, it } from 'vitest'
import { describedBy, identitiesBy, identityBy, identityOf } from './identity.ts'
import {
  type Field,
  type Formerly,
  formerlyAfter,
  isUsualJoining,
  type Joining,
  joining,
  USUAL_JOINING,
} from './joining.ts'

const field = (change: Partial<Field>): Field => ({
  ...{ id: 'roll', kind: 'number', label: 'Roll number', required: true, identifies: false, options: [] },
  ...change,
})
const NAME = field({ id: 'name', kind: 'name', label: '' })
const ROLL = field({ identifies: true })
const CLASS = field({ id: 'class', kind: 'choice', label: 'Class', identifies: true, options: ['IX A', 'IX B'] })
const CODE = field({ id: 'code', kind: 'text', label: 'Code', identifies: true })

const problemsOf = (fields: unknown): (string | undefined)[][] =>
  (joining.safeParse({ fields }).error?.issues ?? []).map(({ message, path }) => [path.join('.'), message])

describe('a form', () => {
  it('is name, phone and district where nothing else is set', () => {
    expect(joining.parse(USUAL_JOINING)).toEqual(USUAL_JOINING)
    expect(isUsualJoining(USUAL_JOINING)).toBe(true)
    const { fields } = USUAL_JOINING
    expect(isUsualJoining({ fields: fields.toReversed() })).toBe(false)
    expect(isUsualJoining({ fields: fields.slice(0, 2) })).toBe(false)
    expect(isUsualJoining({ fields: fields.map((one) => ({ ...one, identifies: true })) })).toBe(false)
  })

  it.each<[string, unknown]>([
    ['a roll number alone', [ROLL]],
    ['a class and a name that identify together', [CLASS, field({ ...NAME, identifies: true })]],
    ['twelve fields', [ROLL, ...Array.from({ length: 11 }, (_, at) => field({ id: `f${at}` }))]],
  ])('may be %s', (_, fields) => expect(problemsOf(fields)).toEqual([]))

  it.each<[string, unknown, [string, string]]>([
    ['no list', 'name', ['fields', 'wrong_type']],
    ['empty', [], ['fields', 'required']],
    ['of 13 fields', Array.from({ length: 13 }, (_, at) => field({ id: `f${at}` })), ['fields', 'too_many']],
    ['of two fields of one id', [ROLL, field({})], ['fields.1.id', 'repeated']],
    ['with an id that is none', [{ ...ROLL, id: '__proto__' }], ['fields.0.id', 'unusable_text']],
    ['with a long id', [{ ...ROLL, id: 'x'.repeat(33) }], ['fields.0.id', 'too_long']],
    ['with a name under another id', [{ ...NAME, id: 'who', identifies: true }], ['fields.0.id', 'not_one_of']],
    ['with a number under the id of the name', [{ ...ROLL, id: 'name' }], ['fields.0.id', 'not_one_of']],
    ['without a label', [{ ...ROLL, label: ' ' }], ['fields.0.label', 'required']],
    ['with a label that nobody can see', [{ ...ROLL, label: '\u200b' }], ['fields.0.label', 'required']],
    ['with a long label', [{ ...ROLL, label: 'x'.repeat(101) }], ['fields.0.label', 'too_long']],
    ['with NUL in a label', [{ ...ROLL, label: 'a\u0000' }], ['fields.0.label', 'unusable_text']],
    ['with a label of what is built in', [ROLL, { ...NAME, label: 'Full name' }], ['fields.1.label', 'unknown_field']],
    ['with nothing to choose', [ROLL, { ...CLASS, options: [] }], ['fields.1.options', 'required']],
    [
      'with 201 options',
      [ROLL, { ...CLASS, options: Array.from({ length: 201 }, String) }],
      ['fields.1.options', 'too_many'],
    ],
    ['with a long option', [ROLL, { ...CLASS, options: ['x'.repeat(101)] }], ['fields.1.options.0', 'too_long']],
    ['with an option twice', [ROLL, { ...CLASS, options: ['A', 'B', 'A '] }], ['fields.1.options', 'repeated']],
    ['with options of a text', [{ ...ROLL, options: ['A'] }], ['fields.0.options', 'unknown_field']],
    ['identified by what may be left out', [ROLL, { ...CODE, required: false }], ['fields.1.required', 'required']],
    ['that tells nobody apart in a list', [CLASS], ['fields', 'naming_required']],
    ['that identifies nobody', [NAME], ['fields', 'identity_required']],
    ['with a word it does not know', [{ ...ROLL, secret: true }], ['fields.0', 'Invalid input']],
  ])('is refused when it is %s', (_, fields, [path, message]) => {
    const found = problemsOf(fields).find(([at]) => at === path)
    expect(found?.[1] ?? 'accepted').toMatch(message)
  })

  it('has lists of bounded length together', () => {
    const list = (id: string) =>
      field({ ...CLASS, id, options: Array.from({ length: 200 }, (_, at) => `${at}`.padEnd(60, 'x')) })
    expect(problemsOf([ROLL, list('a')])).toEqual([])
    expect(problemsOf([ROLL, list('a'), list('b')])).toEqual([['fields', 'too_many']])
  })
})

describe('what is told in it', () => {
  const form = (...fields: Field[]): Joining => ({ fields })

  it('is kept as it is meant', () => {
    const told = describedBy(form(ROLL, CODE), { fields: { roll: ' ১ ২ ', code: ' a\u0301b ' } })
    expect(told).toMatchObject({ ok: true, value: { fields: [{ value: '12' }, { value: '\u00e1b' }] } })
  })

  it.each<[string, Joining, string]>([
    ['their name', form(ROLL, NAME), 'Mita'],
    ['a text that is no secret', form(ROLL, CODE, field({ id: 'nick', kind: 'text' })), 'M'],
    ['what identifies them, where there is nothing else', form(CLASS, ROLL), '12'],
  ])('calls a student by %s', (_, asked, name) => {
    const fields = Object.fromEntries(
      [
        ['roll', '12'],
        ['code', 'K7'],
        ['nick', 'M'],
        ['class', 'IX A'],
      ].filter(([id]) => asked.fields.some((one) => one.id === id)),
    )
    const entered = { ...(asked.fields.includes(NAME) && { name: 'Mita' }), fields }
    expect(describedBy(asked, entered)).toMatchObject({ ok: true, value: { name } })
  })

  it('may leave out what is not required', () => {
    const email = field({ id: 'email', kind: 'email', required: false })
    expect(describedBy(form(ROLL, email), { fields: { roll: '1', email: ' ' } })).toMatchObject({ ok: true })
    const wrong = describedBy(form(ROLL, email), { fields: { roll: '1', email: 'x' } })
    expect(wrong).toEqual({ ok: false, problems: { 'fields.email': 'email_invalid' } })
  })

  const identified = (asked: Joining, fields: Record<string, string>) => {
    const read = identityBy(asked, { fields })
    return read.ok ? JSON.stringify(read.value) : read.problems
  }
  it.each([
    ['case', 'k7 b', 'K7 B', true],
    ['spaces', ' K7   B', 'K7 B', true],
    ['the form of a letter', 'a\u0301', '\u00e1', true],
    ['the keyboard’s digits', '৭ ७', '7 7', true],
    ['another letter', 'K7', 'K8', false],
  ])('identifies somebody whatever %s', (_, one, other, isSame) => {
    expect(identified(form(CODE), { code: one }) === identified(form(CODE), { code: other })).toBe(isSame)
  })

  it('identifies by all fields that do, whatever their order, and tells apart whose values change places', () => {
    const pair = { code: '1', roll: '2' }
    expect(identified(form(CODE, ROLL), pair)).toBe(identified(form(ROLL, CODE), pair))
    expect(identified(form(CODE, ROLL), pair)).not.toBe(identified(form(CODE, ROLL), { code: '2', roll: '1' }))
    expect(identified(form(CODE, ROLL), { code: '1' })).toEqual({ 'fields.roll': 'required' })
  })

  it('is the phone number alone in the usual form, and that may be told where another form came after it', () => {
    const told = { name: 'M', phone: '9830012345', district: 'Nadia' }
    const described = describedBy(USUAL_JOINING, told)
    expect(described).toEqual({ ok: true, value: { ...told, fields: [] } })
    const identity = [['phone', '9830012345']]
    expect(described.ok && identityOf(described.value)).toEqual(identity)
    const former = formerlyAfter([], { before: USUAL_JOINING, now: form(ROLL) })
    expect(identitiesBy(form(ROLL), former, { phone: '9830012345' })).toEqual({ ok: true, value: [identity] })
    const refused = { ok: false, problems: { phone: 'unknown_field', 'fields.roll': 'required' } }
    expect(identitiesBy(form(ROLL), [], { phone: '9830012345' })).toEqual(refused)
    expect(identitiesBy(form(ROLL), former, { phone: '9830012345', name: 'M' })).toMatchObject({ ok: false })
  })
})

describe('of forms that were replaced', () => {
  const keptOf = (...forms: Joining[]) =>
    forms.slice(1).reduce<Formerly>((known, now, at) => formerlyAfter(known, { before: forms[at] ?? now, now }), [])
  const form = (...fields: Field[]): Joining => ({ fields })
  const LONGER = { ...CLASS, options: ['IX A', 'IX B', 'IX C'] }
  const AS_TEXT = { ...CLASS, kind: 'text' as const, options: [] }

  it.each<[string, Joining[], Formerly]>([
    ['nothing is kept where the same identifies', [form(ROLL), form(ROLL, NAME)], []],
    ['what identified is kept', [form(ROLL, NAME), form(CODE)], [[ROLL]]],
    ['the last comes first', [form(ROLL), form(CODE), form(CLASS)], [[CODE], [ROLL]]],
    ['what identifies again is forgotten', [form(ROLL), form(CODE), form(ROLL)], [[CODE]]],
    ['a list is told as a text', [form(CLASS, ROLL), form(LONGER, ROLL)], [[AS_TEXT, ROLL]]],
    ['each is kept once', [form(ROLL), form(CODE), form(ROLL), form(CODE)], [[ROLL]]],
  ])('%s', (_, forms, kept) => expect(keptOf(...forms)).toEqual(kept))

  it('the oldest of many are forgotten', () => {
    const forms = Array.from({ length: 12 }, (_, at) => form({ ...ROLL, label: `Number ${at}` }))
    expect(keptOf(...forms).map(([first]) => first?.label)).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3].map((at) => `Number ${at}`),
    )
  })

  it('each knows its own again, whatever was an option then', () => {
    const now = form(LONGER)
    const known = [[AS_TEXT], [ROLL, CLASS]]
    const valuesBy = (fields: Record<string, string>) => {
      const read = identitiesBy(now, known, { fields })
      return read.ok ? read.value.map((identity) => identity.map(([id]) => id)) : read.problems
    }
    expect(valuesBy({ class: 'VIII' })).toEqual([['class']])
    expect(valuesBy({ roll: '7', class: 'IX A' })).toEqual([['class', 'roll']])
    expect(valuesBy({ roll: '7' })).toEqual({ 'fields.class': 'required', 'fields.roll': 'unknown_field' })
  })
})
