import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import { wholeMarks } from '#domain/marking/marks.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import type { SectionRules } from '#domain/questionnaires/items/section-rules.ts'
import { show } from '../../testing/show.tsx'
import { draftListOf } from '../entries/draft-list.ts'
import { ListDragging } from './list-dragging.tsx'
import { QuestionList } from './question-list.tsx'

const question = (prompt: string, points?: number): DraftItem => ({
  ...{ kind: 'single_choice', prompt, draft: { options: ['x', 'y'], correct: 0 } },
  ...(points !== undefined && { points: wholeMarks(points) }),
})

const sectionSaid = (rules: SectionRules) => {
  const { entries, open } = draftListOf([
    { kind: 'section', title: 'Physics', text: '', ...rules },
    ...[question('A'), question('B'), question('C', 3)],
  ])
  const nothing = () => undefined
  show(
    <ListDragging entries={entries} onMove={nothing} onAddKind={nothing}>
      <QuestionList
        {...{ entries, open, usual: defaultMarking(false), selection: null }}
        {...{ onOpen: nothing, onChoose: nothing, onChooseAll: nothing, onChooseNone: nothing, onEnd: nothing }}
      />
    </ListDragging>,
  )
  return screen.getAllByRole('listitem')[0]?.textContent ?? ''
}

it.each([
  ['all count', {}, /^complete.*Physics3 questions, 5 marks/],
  ['some count', { choose: 2 }, /^incomplete.*Physicsnot all worth the same, 3 questions, any 2 count/],
  ['some are drawn', { draw: 2 }, /^incomplete.*Physicsnot all worth the same, 3 questions, 2 drawn/],
  ['more are to count than there are', { choose: 4 }, /^incomplete.*Physics3 questions, any 4 count/],
] as const)('says of a section with questions of different marks where %s', (_, rules, said) =>
  expect(sectionSaid(rules)).toMatch(said),
)
