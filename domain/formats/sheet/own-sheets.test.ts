import { expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

/** Sheets as teachers make them. */

const gas = { prompt: 'Which gas is most?', draft: { options: ['Oxygen', 'Nitrogen', 'Argon', 'Neon'], correct: 1 } }
const metal = { prompt: 'Which is a metal?', draft: { options: ['Iron', 'Wood', 'Glass', 'Clay'], correct: 0 } }

it.each<[string, string, object[]]>([
  [
    'with their subject',
    'Sl\tQuestion\tOpt A\tOpt B\tOpt C\tOpt D\tAns\tSubject\n1\tSound does not travel in?\tair\twater\tvacuum\tsteel\tC\tPhysics\n2\tHeat travels in vacuum by?\tconduction\tconvection\tradiation\tnone\tC\tPhysics\n',
    [
      { kind: 'section', title: 'Physics' },
      { prompt: 'Sound does not travel in?', draft: { options: ['air', 'water', 'vacuum', 'steel'], correct: 2 } },
      {
        prompt: 'Heat travels in vacuum by?',
        draft: { options: ['conduction', 'convection', 'radiation', 'none'], correct: 2 },
      },
    ],
  ],
  [
    'with commas',
    'Question,A,B,C,D,Answer\n"Which gas, in air, is most?",Oxygen,Nitrogen,Argon,Neon,B\nWhich is a metal?,Iron,Wood,Glass,Clay,A\n',
    [{ ...gas, prompt: 'Which gas, in air, is most?' }, metal],
  ],
  [
    'with semicolons',
    'Question;A;B;C;D;Answer\nWhich gas is most?;Oxygen;Nitrogen;Argon;Neon;B\nWhich is a metal?;Iron;Wood;Glass;Clay;A\n',
    [gas, metal],
  ],
  [
    'of Markdown',
    '| No | Question | A | B | C | D | Answer |\n|---|---|---|---|---|---|---|\n| 1 | Which gas is most? | Oxygen | Nitrogen | Argon | Neon | B |\n| 2 | Which is a metal? | Iron | Wood | Glass | Clay | A |\n',
    [gas, metal],
  ],
])('%s', (_, text, items) => {
  const read = readQuizText(text)
  expect(read.items).toMatchObject(items)
  expect([read.problems, read.leftover]).toEqual([[], []])
  expect(read.places.filter(({ number }) => number !== null).map(({ number }) => number)).toHaveLength(2)
})
