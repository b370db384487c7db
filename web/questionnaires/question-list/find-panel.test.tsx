import { screen, waitFor } from '@testing-library/dom'
import { useReducer } from 'react'
import { expect, it, vi } from 'vitest'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { show } from '../../testing/show.tsx'
import { shownToasts } from '../../ui/toast.ts'
import { advance, type DraftList, draftListOf, questionsOf } from '../entries/draft-list.ts'
import { FindPanel } from './find-panel.tsx'

const question = (prompt: string): DraftQuestion => ({
  kind: 'single_choice',
  prompt,
  draft: { options: ['ice', 'fire'], correct: 0 },
})

const finding = () => {
  const now: { list: DraftList | null } = { list: null }
  const onGo = vi.fn<(field: string) => void>()
  const onClose = vi.fn<() => void>()
  function Finding() {
    const [list, dispatch] = useReducer(advance, [question('Is it?'), question('What is ice?')], draftListOf)
    now.list = list
    return <FindPanel list={list} dispatch={dispatch} onGo={onGo} onClose={onClose} />
  }
  const prompts = () => (now.list ? questionsOf(now.list).map(({ prompt }) => prompt) : [])
  const options = () => (now.list ? questionsOf(now.list).map(({ draft }) => draft) : [])
  return { ...show(<Finding />), now, prompts, options, onGo, onClose }
}

const find = () => screen.getByRole('textbox', { name: 'Find' })

it('what is found is counted, and gone through with Enter', async () => {
  const { user, now, onGo } = finding()
  await user.type(find(), 'ICE')
  expect(screen.getByText('1 of 3')).toBeTruthy()
  await user.type(find(), '{Enter}')
  expect(screen.getByText('2 of 3')).toBeTruthy()
  expect(now.list?.open).toBe(1)
  await user.type(find(), '{Shift>}{Enter}{/Shift}')
  expect(screen.getByText('1 of 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go there' }))
  expect(onGo).toHaveBeenLastCalledWith('option-0')
})

it('one place is replaced, then all of them, each in one step', async () => {
  const { user, now, prompts, options } = finding()
  await user.type(find(), 'ice')
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'snow')
  await user.click(screen.getByRole('button', { name: 'Next place' }))
  await user.click(screen.getByRole('button', { name: 'Next place' }))
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  expect(now.list?.past).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Replace all' }))
  expect(prompts()).toEqual(['Is it?', 'What is snow?'])
  expect(options()).toMatchObject([{ options: ['snow', 'fire'] }, { options: ['snow', 'fire'] }])
  expect(now.list?.past).toHaveLength(2)
  expect(screen.getByText('Replaced in 2 places')).toBeTruthy()
  expect(shownToasts().at(-1)?.text).toBe('Replaced in 2 places')
  shownToasts().at(-1)?.action?.onAct()
  await waitFor(() => expect(prompts()).toEqual(['Is it?', 'What is ice?']))
})

it('capitals count where that is wanted, and Escape closes it', async () => {
  const { user, onClose } = finding()
  await user.type(find(), 'ICE')
  await user.click(screen.getByRole('checkbox', { name: 'Match capital letters' }))
  expect(screen.getByText('Nowhere in the questions')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
