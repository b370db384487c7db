import { expect, it } from 'vitest'
import { questionId } from '../../questions/question-id.ts'
import { emptyQuestion } from './draft.ts'
import type { DraftItem } from './draft-item.ts'
import { sameParts, samePlaces, traitsOf } from './part-pairs.ts'

const question = (prompt: string, ...options: string[]): DraftItem => ({
  kind: 'single_choice',
  prompt,
  draft: { options, correct: null },
})
const published = (id: string, item: DraftItem): DraftItem => ({ ...item, id: questionId.parse(id) }) as DraftItem
const passage = (text: string): DraftItem => ({ kind: 'group', text })
const section = (title: string, text = ''): DraftItem => ({ kind: 'section', title, text })
const [a, b, c] = [question('A?', 'x', 'y'), question('B?', 'z', 'w'), question('C?', 'u', 'v')]

type Pairs = [number, number][]

it.each<[string, DraftItem[], DraftItem[], Pairs]>([
  [
    'the same',
    [a, b],
    [a, b],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'one more here',
    [a, b, c],
    [a, c],
    [
      [0, 0],
      [2, 1],
    ],
  ],
  ['one more there', [a], [b, a], [[0, 1]]],
  [
    'another order',
    [a, b, c],
    [c, a, b],
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
  ],
  [
    'another option',
    [a, question('B?', 'z', 'new')],
    [a, b],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'another wording',
    [question('What else?', 'x', 'y'), b],
    [b, a],
    [
      [0, 1],
      [1, 0],
    ],
  ],
  ['the same question of another kind', [{ ...emptyQuestion('true_false'), prompt: 'A?' }], [b, a], [[0, 1]]],
  [
    'most of the words',
    [question('Which gas do plants take in?')],
    [a, question('Which gas do plants give off?')],
    [[0, 1]],
  ],
  [
    'written anew between the same',
    [a, question('N?', 'n'), c],
    [a, b, c],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'written anew at the beginning',
    [question('N?', 'n'), b],
    [a, b],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  ['both added something at the end', [a, b], [a, c], [[0, 0]]],
  ['nothing in common', [a], [b], []],
  [
    'both begun with nothing in it',
    [a, question('', '', '')],
    [a, question('', '', '')],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  ['one begun, the other written', [question('', '', '')], [a], []],
  ['options alone that say nothing', [a, question('N?', '', '')], [a, question('M?', '', '')], [[0, 0]]],
  ['the same twice', [a, a], [a], [[0, 0]]],
  [
    'another passage',
    [passage('The river'), a],
    [passage('The sea'), a],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  ['a passage and a question that say the same', [passage('A?')], [question('A?')], []],
  [
    'another title of a section',
    [section('One', 'Choose two.'), a],
    [b, section('Two', 'Choose two.'), a],
    [
      [0, 1],
      [1, 2],
    ],
  ],
  [
    'options that several have',
    [question('Was it warm?', 'Yes', 'No'), question('Did you eat?', 'Yes', 'No')],
    [question('Was it warm?', 'Yes', 'No'), question('Who slept?', 'Yes', 'No')],
    [[0, 0]],
  ],
  [
    'most of the words before options that several have',
    [question('Was it warm there?', 'Yes', 'No'), question('Did you eat well?', 'Yes', 'No')],
    [question('Did you eat?', 'Yes', 'No'), question('Was it warm?', 'Yes', 'No')],
    [
      [0, 1],
      [1, 0],
    ],
  ],
  ['a question of a passage', [{ ...a, inPassage: true } as DraftItem], [a], [[0, 0]]],
  [
    'the id before the words',
    [published('q1', a), b],
    [b, published('q1', c)],
    [
      [0, 1],
      [1, 0],
    ],
  ],
  ['two published ones are never one', [published('q1', a)], [published('q2', a)], []],
  ['an id that one has lost', [published('q1', a)], [a], [[0, 0]]],
])('Two versions: %s', (_, here, there, pairs) =>
  expect([...sameParts(here.map(traitsOf), there.map(traitsOf))].toSorted()).toEqual(pairs),
)

it.each<[string, DraftItem[], DraftItem[], Pairs]>([
  [
    'stands at its place',
    [a, b],
    [a, c],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'moved',
    [a, b],
    [b, a],
    [
      [0, 1],
      [1, 0],
    ],
  ],
  ['its options are what is left', [a, b], [c, question('What else?', 'x', 'y')], [[0, 1]]],
  ['of another kind at its place', [a], [passage('A')], []],
])('What was made of a draft: %s', (_, before, now, pairs) =>
  expect([...samePlaces(before, now)].toSorted()).toEqual(pairs),
)
