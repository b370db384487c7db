import { beforeEach, describe, expect, it } from 'vitest'
import { withMoved, withQuestion } from '../../testing/changed-poll.ts'
import {
  withQuestion as withAsked,
  withoutPage,
  withoutQuestion,
  withPage,
  withPageCopied,
  withRowMoved,
} from '../../testing/changed-survey.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'
import { draftPlace, writeDraft } from '../drafts/draft-place.ts'
import { isQuestion } from '../entries/draft-entries.ts'
import { emptyPoll, type PollDraft } from '../polls/poll-draft.ts'
import { POLL_DRAFTS } from '../polls/poll-drafts.ts'
import { emptySurvey, type SurveyDraft, withPageChanged } from '../surveys/draft.ts'
import { keysOf } from '../surveys/kept-survey.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { historyOf, type Keyed, type KeyedHistory } from './keyed-history.ts'

const MORE_THAN_ONE_GO = 2000

/** A page on which a draft is written, and what comes of it on the next one. */
const writing = <Draft extends Keyed>(kind: DraftKind<Draft>, begun: Draft) => {
  const steps = historyOf(kind)
  const place = draftPlace('here')
  const after = (...changes: ((draft: Draft) => Draft)[]) =>
    changes.reduce(
      (now, change, at) => steps.put(now, change(now.draft), at * MORE_THAN_ONE_GO),
      steps.opened(begun, draftPlace('elsewhere')),
    )
  const leave = (now: KeyedHistory<Draft>) => {
    writeDraft(kind, place, now.draft)
    place.history.write(steps.written(now))
  }
  const open = (nextKey = 1000) => {
    const draft = place.draft.read()
    return historyOf(kind).opened(
      { ...kind.draftOf(draft?.content ?? kind.contentOf(begun), draft?.keys), nextKey },
      place,
    )
  }
  const reloaded = (now: KeyedHistory<Draft>) => {
    leave(now)
    return open()
  }
  return { ...steps, place, after, leave, open, reloaded }
}

type Writing<Draft extends Keyed> = ReturnType<typeof writing<Draft>>

/** All that was there, the newest first, as devices keep it. */
const undoneAll = <Draft extends Keyed>(
  kind: DraftKind<Draft>,
  { undone }: Writing<Draft>,
  from: KeyedHistory<Draft>,
) => {
  const contents = [kind.contentOf(from.draft)]
  let now = from
  while (now.past.length > 0) {
    now = undone(now)
    contents.push(kind.contentOf(now.draft))
  }
  return { contents, now }
}
const redoneAll = <Draft extends Keyed>({ redone }: Writing<Draft>, from: KeyedHistory<Draft>) => {
  let now = from
  while (now.future.length > 0) now = redone(now)
  return now
}

const asked = (prompt: string, at: number) => (poll: PollDraft) => ({
  ...poll,
  entries: poll.entries.map((entry, place) =>
    place === at && isQuestion(entry) ? { ...entry, question: { ...entry.question, prompt } } : entry,
  ),
})
const titled =
  (title: string) =>
  <D extends { title: string }>(draft: D): D => ({ ...draft, title })

const POLL_STEPS: ((poll: PollDraft) => PollDraft)[] = [
  asked('কোন অধ্যায়?', 0),
  withQuestion,
  asked('Why?', 1),
  (poll) => withMoved(poll, 1, -1),
  titled('Lunch'),
  (poll) => ({ ...poll, responding: { ...poll.responding, changeable: true } }),
  (poll) => ({ ...poll, entries: poll.entries.slice(1) }),
  withQuestion,
]

const pageKey = ({ pages }: SurveyDraft, at: number) => pages[at]?.key ?? -1
const SURVEY_STEPS: ((survey: SurveyDraft) => SurveyDraft)[] = [
  titled('The course'),
  (survey) => withPageChanged(survey, pageKey(survey, 0), { title: 'First page' }),
  withPage,
  (survey) => withAsked(survey, pageKey(survey, 1)),
  (survey) => withPageChanged(survey, pageKey(survey, 0), { jumps: [{ when: null, to: pageKey(survey, 1) }] }),
  (survey) => withPageCopied(survey, pageKey(survey, 0)),
  (survey) => withRowMoved(survey, 1, 3),
  (survey) => withoutQuestion(survey, survey.pages[1]?.entries[0]?.key ?? -1),
  (survey) => withoutPage(survey, pageKey(survey, 0)),
  (survey) => ({ ...survey, welcome: 'নমস্কার', isOneByOne: true }),
]

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

const check = <Draft extends Keyed>(kind: DraftKind<Draft>, begun: Draft, changes: ((draft: Draft) => Draft)[]) => {
  const page = writing(kind, begun)
  const written = page.after(...changes)
  expect(written.past).toHaveLength(changes.length)
  const { contents } = undoneAll(kind, page, written)
  const after = page.reloaded(written)
  const back = undoneAll(kind, page, after)
  expect(back.contents).toEqual(contents)
  const again = page.reloaded(redoneAll(page, page.reloaded(back.now)))
  expect(undoneAll(kind, page, again).contents).toEqual(contents)
}

describe('what can be undone after a reload is what could be before', () => {
  it.each(POLL_STEPS.map((_, at) => at + 1))('in a poll, after %i changes', (count) => {
    check(POLL_DRAFTS, emptyPoll(), POLL_STEPS.slice(0, count))
  })
  it.each(SURVEY_STEPS.map((_, at) => at + 1))('in a survey, after %i changes', (count) => {
    check(SURVEY_DRAFTS, emptySurvey(), SURVEY_STEPS.slice(0, count))
  })
})

describe('keys', () => {
  it('are those of before wherever a part is still there, and no new part has one of them', () => {
    const page = writing(SURVEY_DRAFTS, emptySurvey())
    const written = page.after(...SURVEY_STEPS.slice(0, 6))
    const now = page.reloaded(written)
    const undone = page.undone(page.undone(now))
    expect(keysOf(undone.draft)).toEqual(keysOf(page.undone(page.undone(written)).draft))
    const ever = [now, undone].flatMap(({ draft }) => keysOf(draft))
    expect(undone.draft.nextKey).toBeGreaterThan(Math.max(...ever))
  })

  it('of what was undone are given to nothing else', () => {
    const page = writing(POLL_DRAFTS, emptyPoll())
    const two = page.after(withQuestion)
    const again = page.put(page.undone(two), withQuestion(page.undone(two).draft), 9000)
    expect(two.draft.entries.map(({ key }) => key)).toEqual([1, 2])
    expect(again.draft.entries.map(({ key }) => key)).toEqual([1, 3])
  })

  it('of a part that is gone are new ones after a reload', () => {
    const page = writing(POLL_DRAFTS, emptyPoll())
    const gone = page.after(withQuestion, (poll) => ({ ...poll, entries: poll.entries.slice(0, 1) }))
    const back = page.undone(page.reloaded(gone))
    expect(back.draft.entries.map(({ key }) => key)).toEqual([1, 1000])
    expect(back.draft.nextKey).toBe(1001)
  })
})

describe('one go', () => {
  const typing = (...times: number[]) => {
    const page = writing(POLL_DRAFTS, emptyPoll())
    const begun = page.after()
    return times.reduce((now, at) => page.put(now, { ...now.draft, title: `${now.draft.title}a` }, at), begun)
  }
  it.each([
    ['typed without a pause', [0, 900, 1800], 1],
    ['typed after a pause', [0, 900, 1900], 2],
  ])('is what is %s', (_, times, count) => {
    expect(typing(...times).past).toHaveLength(count)
  })

  it('ends with another field, and with what comes from elsewhere', () => {
    const page = writing(POLL_DRAFTS, emptyPoll())
    const first = page.put(page.after(), { ...emptyPoll(), title: 'a' }, 0)
    const second = page.put(first, asked('b', 0)(first.draft), 1)
    const theirs = page.put(second, asked('bc', 0)(second.draft))
    const third = page.put(theirs, asked('bcd', 0)(theirs.draft), 2)
    expect(third.past).toHaveLength(4)
  })

  it('is no step where nothing has changed', () => {
    const page = writing(POLL_DRAFTS, emptyPoll())
    const begun = page.after()
    expect(page.put(begun, structuredClone(begun.draft)).past).toHaveLength(0)
  })
})

describe('a history', () => {
  it('is that of its own draft alone', () => {
    const page = writing(POLL_DRAFTS, emptyPoll())
    page.leave(page.after(...POLL_STEPS))
    writeDraft(POLL_DRAFTS, page.place, titled('Another')(emptyPoll()))
    expect(page.open().past).toEqual([])
  })

  it('that can not be read is none', () => {
    const page = writing(POLL_DRAFTS, emptyPoll())
    page.leave(page.after(...POLL_STEPS))
    const kept = JSON.parse(JSON.stringify(page.place.history.read()))
    page.place.history.write({ ...kept, past: [{ details: 'no details' }] })
    const now = page.open()
    const undone = page.undone(now)
    expect([undone.draft, undone.past]).toEqual([now.draft, []])
  })

  it('with a question of a kind that is not known has no step that shows another one', () => {
    const page = writing(SURVEY_DRAFTS, emptySurvey())
    page.leave(page.after(titled('The course'), (survey) => ({ ...survey, pages: [] })))
    const kept = JSON.parse(JSON.stringify(page.place.history.read()))
    page.place.history.write({ ...kept, items: [{ ...kept.items[0], kind: 'of_tomorrow', problem: 'Why?' }] })
    const now = page.open()
    expect(now.past).toHaveLength(2)
    const undone = page.undone(now)
    expect([undone.draft, undone.past]).toEqual([now.draft, []])
  })

  it('knows so many steps, and keeps as many as find room', () => {
    const page = writing(SURVEY_DRAFTS, emptySurvey())
    const essay = (at: number) => (survey: SurveyDraft) => ({ ...survey, welcome: `${100 + at}`.repeat(600) })
    const many = page.after(...Array.from({ length: 250 }, (_, at) => essay(at)))
    expect(many.past).toHaveLength(200)
    page.leave(many)
    expect(JSON.stringify(page.place.history.read()).length).toBeLessThanOrEqual(300_000)
    const { past } = page.open()
    expect(past.length).toBeGreaterThan(10)
    expect(past.map(({ version }) => version.shown()?.welcome)).toEqual(
      many.past.slice(-past.length).map(({ version }) => version.shown()?.welcome),
    )
  })

  it('of a long text keeps what was typed, not all of it each time', () => {
    const page = writing(SURVEY_DRAFTS, { ...emptySurvey(), welcome: 'x'.repeat(4000) })
    const changes = Array.from({ length: 200 }, (_, at) => (survey: SurveyDraft) => ({
      ...survey,
      welcome: `${survey.welcome} ${at}`,
    }))
    expect(page.reloaded(page.after(...changes)).past).toHaveLength(200)
  })
})
