import { expect, it } from 'vitest'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { draftListOf } from './draft-list.ts'
import { roomForPictures } from './room-for-pictures.ts'

const token = (at: number) => `![seen](${String(at).padStart(22, 'p')})`
const showing = (...tokens: string[]): DraftItem => ({
  kind: 'single_choice',
  format: 'prose',
  prompt: tokens.join(' '),
  explanation: tokens[0] ?? '',
  draft: { options: [tokens.at(-1) ?? '', 'no'], correct: 0 },
})
const room = (...items: DraftItem[]) => roomForPictures(draftListOf(items).entries)
const fifty = Array.from({ length: 50 }, (_, at) => token(at))

it.each<[string, number, DraftItem[]]>([
  ['fifty in a quiz without any', 50, [showing()]],
  ['one less for a picture, wherever it stands', 49, [showing(token(1)), showing(token(1))]],
  ['one less for that of a passage', 49, [{ kind: 'group', format: 'prose', text: token(1) }, showing()]],
  ['no fewer for what is plain text', 50, [{ kind: 'text', text: token(1) }, showing()]],
  ['none beside fifty', 0, [showing(...fifty)]],
  ['none beside more, as they were before there was a limit', 0, [showing(...fifty, token(51))]],
])('there is room for %s', (_, expected, items) => {
  expect(room(...items)).toBe(expected)
})
