import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftOf } from '../../testing/draft-saving.ts'
import { keepQuiz, keptQuiz } from '../../testing/kept-drafts.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { contentOf, encodedDetails, type QuizDraft } from '../entries/stored-draft.ts'
import { QUIZ_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { emptySurvey, type SurveyDraft } from '../surveys/draft.ts'
import { keptOf, keysOf } from '../surveys/kept-survey.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { freshBase } from './draft-base.ts'
import type { DraftKind } from './draft-kind.ts'
import {
  draftPlace,
  forgetDraft,
  freeRoom,
  isAnyDraftOnlyHere,
  openPlace,
  park,
  readDraft,
  readWrites,
  writeDraft,
} from './draft-place.ts'

const base = (id: string, unsaved: boolean) => ({ ...freshBase(undefined), id, unsaved })
const at = (place: string) => keptQuiz(place)?.details.title ?? null
const lie = (place: string, title: string, unsaved: boolean) => {
  writeDraft(QUIZ_DRAFTS, draftPlace(place), draftOf(title))
  draftPlace(place).base.write(base(place, unsaved))
}
const survey = (title: string): SurveyDraft => ({ ...emptySurvey(), title })

/** A device that takes what is written under some names alone. */
const aDevice = (device = { takes: (_: string) => true }) => {
  const items: Record<string, string> = {}
  const methods: Record<string, (name: string, text: string) => unknown> = {
    getItem: (name) => items[name] ?? null,
    removeItem: (name) => delete items[name],
    setItem: (name, text) => {
      if (!device.takes(name)) throw new DOMException('full', 'QuotaExceededError')
      items[name] = text
    },
  }
  vi.stubGlobal('localStorage', new Proxy(items, { get: (_, name) => methods[String(name)] }))
  return device
}

beforeEach(() => {
  signedIn()
})
afterEach(() => vi.unstubAllGlobals())

const comesBack = <Draft,>(kind: DraftKind<Draft>, draft: Draft) => {
  const place = draftPlace('d1')
  expect(writeDraft(kind, place, draft)).toBe(true)
  const read = readDraft(kind, place)
  expect(read && kind.contentOf(read)).toEqual(kind.contentOf(draft))
  const [first] = readWrites(place)
  writeDraft(kind, place, draft)
  expect(readWrites(place).slice(1)).toEqual([first])
}

describe('a draft', () => {
  it.each<[string, () => void]>([
    ['a quiz', () => comesBack(QUIZ_DRAFTS, draftOf('Light', 'What is light?'))],
    ['a survey', () => comesBack(SURVEY_DRAFTS, survey('The course'))],
  ])('of %s comes back as it was, with a write of its own each time', (_, comes) => comes())

  it('is none of another kind', () => {
    writeDraft(QUIZ_DRAFTS, draftPlace('d1'), draftOf('Light'))
    expect(readDraft(SURVEY_DRAFTS, draftPlace('d1'))).toBeNull()
  })

  it('that cannot be kept is told', () => {
    aDevice({ takes: () => false })
    expect(writeDraft(QUIZ_DRAFTS, draftPlace('d1'), draftOf('Light'))).toBe(false)
  })
})

describe('drafts on a device', () => {
  it('of a kind that this page does not know are left as they are, and asked about', () => {
    const text = JSON.stringify({
      kind: 'game',
      content: { details: { title: '', subject: '' }, items: [] },
      writes: [],
    })
    localStorage.setItem('Draft.mita.new-game', text)
    expect([isAnyDraftOnlyHere(), freeRoom(draftPlace('d1'))]).toEqual([true, false])
    expect(openPlace(QUIZ_DRAFTS, draftPlace('new-game'))).toBeNull()
    expect(localStorage.getItem('Draft.mita.new-game')).toBe(text)
  })

  it('that the server has make room for another one', () => {
    lie('saved', 'Saved', false)
    lie('unsaved', 'Unsaved', true)
    lie('own', 'Own', false)
    expect(freeRoom(draftPlace('own'))).toBe(true)
    expect(['saved', 'unsaved', 'own'].map(at)).toEqual([null, 'Unsaved', 'Own'])
  })

  it('have room as long as there is something that only undoes', () => {
    const { name } = draftPlace('own').history
    lie('own', 'Own', true)
    draftPlace('own').history.write({ past: [] })
    expect([name !== null && localStorage.getItem(name) !== null, freeRoom(draftPlace('own'))]).toEqual([true, true])
    expect([at('own'), draftPlace('own').history.read(), freeRoom(draftPlace('own'))]).toEqual(['Own', null, false])
  })

  it('are forgotten by their ids, wherever they lie', () => {
    lie('d1', 'From the list', true)
    keepQuiz(draftOf('In hand'))
    draftPlace('new-quiz').base.write(base('d1', true))
    lie('d2', 'Another', true)
    forgetDraft('d1')
    expect(['d1', 'new-quiz', 'd2'].map(at)).toEqual([null, null, 'Another'])
  })

  it('that are begun anew and empty are nothing to ask about', () => {
    writeDraft(QUIZ_DRAFTS, draftPlace('new-quiz'), QUIZ_DRAFTS.empty())
    writeDraft(SURVEY_DRAFTS, draftPlace('new-survey'), SURVEY_DRAFTS.empty())
    expect(isAnyDraftOnlyHere()).toBe(false)
    keepQuiz(draftOf('Light'))
    expect(isAnyDraftOnlyHere()).toBe(true)
  })

  it('are parked as long as the server has not all of them', () => {
    park(QUIZ_DRAFTS, base('d1', true), draftOf('Parked'))
    park(QUIZ_DRAFTS, base('d2', false), draftOf('On the server'))
    expect([at('d1'), at('d2')]).toEqual(['Parked', null])
  })
})

/** As earlier pages kept a quiz in hand. */
const keepFormer = (draft: QuizDraft) => {
  localStorage.setItem('QBDets', encodedDetails(draft.details))
  localStorage.setItem('Qlist', JSON.stringify(contentOf(draft).items))
}
const FORMER = ['QBDets', 'Qlist']
const isFormerThere = () => FORMER.some((name) => localStorage.getItem(name) !== null)

describe('a draft that an earlier page has kept', () => {
  const place = () => draftPlace('new-quiz')
  const open = () => openPlace(QUIZ_DRAFTS, place())

  it('is one like any other from then on, with where it stood', () => {
    keepFormer(draftOf('Light', 'What?'))
    localStorage.setItem('QBBase', JSON.stringify(base('d1', true)))
    localStorage.setItem('QBSent', '{"content":"c","key":"k"}')
    expect(open()?.details.title).toBe('Light')
    expect(isFormerThere()).toBe(false)
    expect([at('new-quiz'), place().base.read()?.id, place().sent.read()?.key]).toEqual(['Light', 'd1', 'k'])
  })

  it('is shown where the device has no room, and stays there', () => {
    const device = aDevice()
    keepFormer(draftOf('Light'))
    device.takes = (name) => !name.startsWith('Draft')
    expect(open()?.details.title).toBe('Light')
    expect([isFormerThere(), at('new-quiz')]).toEqual([true, null])
    device.takes = () => true
    expect(open()?.details.title).toBe('Light')
    expect([isFormerThere(), at('new-quiz')]).toEqual([false, 'Light'])
  })

  it('is moved where there is room for it once', () => {
    const device = aDevice()
    keepFormer(draftOf('Light'))
    device.takes = (name) => !name.startsWith('Draft') || !isFormerThere()
    expect(open()?.details.title).toBe('Light')
    expect([isFormerThere(), at('new-quiz')]).toEqual([false, 'Light'])
  })

  it('and goes on being written there is joined with what was written here since', () => {
    keepFormer(draftOf('Light', 'What?'))
    open()
    keepQuiz(draftOf('Light and lenses', 'What?'))
    keepFormer(draftOf('Light', 'What is light?'))
    place().base.write(base('d1', false))
    const joined = open()
    // The server has nothing of what was joined.
    expect(place().base.read()).toEqual(base('d1', true))
    expect(joined?.details.title).toBe('Light and lenses')
    expect(joined?.items).toMatchObject([{ prompt: 'What is light?' }])
    expect(isFormerThere()).toBe(false)
    // Once more, from what both had then.
    keepFormer(draftOf('Light', 'What is light made of?'))
    expect(open()?.items).toMatchObject([{ prompt: 'What is light made of?' }])
    expect(at('new-quiz')).toBe('Light and lenses')
  })

  it('is kept whole beside what is here where nobody knows what both had', async () => {
    keepQuiz(draftOf('Lenses', 'What bends light?'))
    keepFormer(draftOf('Mirrors', 'What reflects it?'))
    vi.resetModules()
    const anew = await import('./draft-place.ts')
    const { startSession } = await import('../../people/accounts/session.ts')
    startSession({ auth_token: 'a token', user: { id: 'mita' } })
    anew.openPlace(QUIZ_DRAFTS, anew.draftPlace('new-quiz'))
    const prompts = keptQuiz()?.items.map((item) => ('prompt' in item ? item.prompt : ''))
    expect(prompts?.toSorted()).toEqual(['What bends light?', 'What reflects it?'])
    expect(isFormerThere()).toBe(false)
  })
})

/** As earlier pages kept it. */
const formerly = (draft: SurveyDraft) => {
  const { pages, ...rest } = keptOf(draft)
  return { ...rest, sections: pages.map(({ items, ...page }) => ({ ...page, questions: items })) }
}

it('a survey of an earlier page beside another one keeps all pages of both', () => {
  writeDraft(SURVEY_DRAFTS, draftPlace('new-survey'), survey('Here'))
  localStorage.setItem('SurveyDraft.mita.new', JSON.stringify(formerly(survey('There'))))
  const joined = openPlace(SURVEY_DRAFTS, draftPlace('new-survey'))
  expect(joined?.title).toContain('Here')
  expect(joined?.title).toContain('There')
  expect(joined?.pages).toHaveLength(2)
  const keys = joined ? keysOf(joined) : []
  expect(new Set(keys).size).toBe(keys.length)
  expect(localStorage.getItem('SurveyDraft.mita.new')).toBeNull()
})
