import { describe, expect, it } from 'vitest'
import { type DraftContentOnWire, LATER_NAMES } from '#contract/questionnaires/draft-content.ts'
import { readDraft } from '#contract/questionnaires/drafts.ts'
import { newToken } from '../../secrets.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aTeacher, expectOk } from '../../testing/people.ts'

type Item = DraftContentOnWire['items'][number]

const RULES = { points: 4, marking: { wrong_costs: { numerator: 1, denominator: 4 } }, choose: 1, minutes: 20 }
const QUESTION: Item = { problem: 'What is light?', options: ['a wave', ''], correct_answer: -1 }
const section = (title: string, rules: object = {}): Item => ({ kind: 'section', title, text: '', ...rules })

const aPaper = (items: Item[], more: object = {}): DraftContentOnWire => ({
  details: { title: 'Light', subject: 'Physics', duration: 15, ...more },
  items,
})

const STORED = aPaper([section('A', RULES), QUESTION, section('B', { minutes: 9 }), QUESTION], { floor: 'section' })

describeEachDatabase('a draft that is written by a page', (open, processes) => {
  const { world } = sharedServers(open, processes)

  const stored = async () => {
    const { browser } = await aTeacher(world())
    const path = `/teacher/drafts/${newToken()}`
    const save = (based_on: number, content: DraftContentOnWire, more: object = {}) =>
      browser.calls('PUT', path, { based_on, change: newToken(), content, ...more })
    expectOk(await save(0, STORED, { knows: LATER_NAMES }))
    return { save, content: async () => readDraft.data.parse(expectOk(await browser.calls('GET', path))).content }
  }

  it.each<[string, written: DraftContentOnWire, becomes: DraftContentOnWire]>([
    ['keeps the floor and the rules of each section', aPaper([section('A'), QUESTION, section('B'), QUESTION]), STORED],
    [
      'keeps them where sections change places',
      aPaper([section('B'), QUESTION, section('A'), QUESTION]),
      aPaper([section('B', { minutes: 9 }), QUESTION, section('A', RULES), QUESTION], { floor: 'section' }),
    ],
    [
      'keeps them where a section is renamed',
      aPaper([section('Optics'), QUESTION, section('B'), QUESTION]),
      aPaper([section('Optics', RULES), QUESTION, section('B', { minutes: 9 }), QUESTION], { floor: 'section' }),
    ],
    [
      'gives a section that is added none',
      aPaper([section('C'), QUESTION, section('A'), QUESTION, section('B'), section('A')]),
      aPaper([section('C'), QUESTION, section('A', RULES), QUESTION, section('B', { minutes: 9 }), section('A')], {
        floor: 'section',
      }),
    ],
    [
      'takes what is said all the same',
      aPaper([section('A', { minutes: 5 }), QUESTION], { floor: 'total' }),
      aPaper([section('A', { ...RULES, minutes: 5 }), QUESTION], { floor: 'total' }),
    ],
  ])('without later names %s', async (_name, written, becomes) => {
    const { save, content } = await stored()
    expect(expectOk(await save(1, written))).toMatchObject({ revision: 2 })
    expect(await content()).toEqual(becomes)
    expect(expectOk(await save(1, written))).toMatchObject({ revision: 2 })
  })

  describe('keeps settings', () => {
    const order = { questions: true, options: false }
    const opening = { opens_at: 1 }
    const SET = { look: { intro: 'Hello' }, order: { ...order, movement: 'by_section' }, screen: 'national', opening }
    const mixed = { questions: false, options: true }
    it.each<[string, written: object, becomes: object]>([
      ['all, where nothing is said of any', {}, { settings: SET }],
      [
        'that have later names beside what is said',
        { settings: { look: { intro: 'Hi' }, order: mixed } },
        { settings: { ...SET, look: { intro: 'Hi' }, order: { ...mixed, movement: 'by_section' } } },
      ],
      ['as they are said', { settings: { ...SET, screen: 'usual' } }, { settings: { ...SET, screen: 'usual' } }],
      [
        'where nothing is said of their order',
        { settings: { look: { intro: 'Hi' } } },
        { settings: { look: { intro: 'Hi' }, screen: 'national', opening } },
      ],
      ['as they are said where they are none', { settings: 'none' }, { settings: 'none' }],
    ])('%s', async (_name, written, becomes) => {
      const { save, content } = await stored()
      expectOk(await save(1, aPaper([QUESTION], { settings: SET }), { knows: LATER_NAMES }))
      expectOk(await save(2, aPaper([QUESTION], written)))
      expect(await content()).toEqual(aPaper([QUESTION], becomes))
    })

    it('of no page that knows them', async () => {
      const { save, content } = await stored()
      expectOk(await save(1, aPaper([QUESTION], { settings: SET }), { knows: LATER_NAMES }))
      expectOk(await save(2, aPaper([QUESTION]), { knows: LATER_NAMES }))
      expect(await content()).toEqual(aPaper([QUESTION]))
    })
  })

  it('that knows the names loses what it leaves out, and of other names nothing', async () => {
    const { save, content } = await stored()
    const plain = aPaper([section('A'), QUESTION, section('B'), QUESTION])
    expectOk(await save(1, plain, { knows: ['section.minutes', 'section.of_a_later_page'] }))
    const { minutes: _, ...rules } = RULES
    const kept = [section('A', rules), QUESTION, section('B'), QUESTION]
    expect(await content()).toEqual(aPaper(kept, { floor: 'section' }))
    expectOk(await save(2, plain, { knows: LATER_NAMES }))
    expect(await content()).toEqual(plain)
  })

  it('is refused by the name of the field where it says no names', async () => {
    const { save } = await stored()
    const replies = [await save(1, STORED, { knows: 'all' }), await save(1, STORED, { knows: [1] })]
    expect(replies.map(({ status, error }) => [status, Object.keys(error?.fields ?? {})])).toEqual([
      [400, ['knows']],
      [400, ['knows.0']],
    ])
  })
})
