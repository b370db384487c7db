import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { aDraftsServer, changedElsewhere, type DraftsServer, titlesOn } from '../../testing/drafts-server.ts'
import { field, fillIn } from '../../testing/field.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { CreateQuiz } from '../editor/create-quiz.tsx'
import { CreatePoll } from '../polls/create-poll.tsx'
import { CreateSurvey } from '../survey-builder/create-survey.tsx'

/** Where each is written, and what its title is called there. */
const WRITTEN = {
  quiz: { page: <CreateQuiz />, title: 'Title' },
  poll: { page: <CreatePoll />, title: 'Title (optional)' },
  survey: { page: <CreateSurvey />, title: 'Title' },
} satisfies Partial<Record<QuestionnaireKind, object>>

const shown = (text: string | RegExp) => soon(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))
const onlyId = ({ drafts }: DraftsServer) => [...drafts.keys()][0] ?? ''
const inTwoPlaces = () => screen.queryByText('This draft was changed in two places')

beforeEach(() => {
  stopTime()
  signedIn()
})

describe.each(Object.entries(WRITTEN))('a draft', (kind, { page: element, title }) => {
  const open = () => showDashboard('/write', [{ path: '/write', element }])
  const isTitled = (text: string) => soon(() => expect(field(title).value).toBe(text))

  const begin = async (text: string) => {
    const server = aDraftsServer()
    const page = open()
    await soon(() => expect(field(title)).toBeTruthy())
    fillIn(title, text)
    await soon(() => expect(titlesOn(server)).toEqual([text]))
    await pass(1000)
    const reload = async () => {
      page.show(null)
      await pass(100)
      open()
    }
    return { server, reload }
  }

  it(`of a ${kind} comes back where its page is loaded again without a network`, async () => {
    const { server, reload } = await begin('Light')
    server.isReached = false
    fillIn(title, 'Light and কলকাতা')
    await pass(1000)
    await reload()
    await isTitled('Light and কলকাতা')
    server.isReached = true
    await soon(() => expect(titlesOn(server)).toEqual(['Light and কলকাতা']))
  })

  it.each([false, true])(
    `of a ${kind} is its page’s own though it was not heard to be saved; loaded again: %s`,
    async (isLoaded) => {
      const { server, reload } = await begin('Light')
      server.isHeard = false
      fillIn(title, 'Lenses')
      await soon(() => expect(titlesOn(server)).toEqual(['Lenses']))
      if (isLoaded) await reload()
      server.isHeard = true
      await isTitled('Lenses')
      fillIn(title, 'Mirrors')
      await soon(() => expect(titlesOn(server)).toEqual(['Mirrors']))
      await pass(2000)
      expect([inTwoPlaces(), field(title).value]).toEqual([null, 'Mirrors'])
    },
  )

  it(`of a ${kind} on two devices apart is shown as both have it`, async () => {
    const { server, reload } = await begin('Light')
    server.isReached = false
    fillIn(title, 'Lenses')
    await pass(1000)
    changedElsewhere(server, onlyId(server), 'Mirrors')
    server.isReached = true
    await reload()
    await shown('This draft was changed in two places')
    await shown('Mirrors')
    await shown('Lenses')
    expect(titlesOn(server)).toEqual(['Mirrors'])
  })

  it(`of a ${kind} has what was written since a backup that was restored`, async () => {
    const { server } = await begin('Light')
    const restored = structuredClone([...server.drafts])
    fillIn(title, 'Light, newest')
    await soon(() => expect(titlesOn(server)).toEqual(['Light, newest']))
    await pass(1000)
    server.drafts.clear()
    for (const [id, draft] of restored) server.drafts.set(id, draft)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await soon(() => expect(titlesOn(server)).toEqual(['Light, newest']))
    expect([inTwoPlaces(), field(title).value]).toEqual([null, 'Light, newest'])
  })
})
