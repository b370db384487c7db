import { expect, it } from 'vitest'
import { chooseStages } from './choose-stages.ts'
import { stages } from './stages.ts'

const namesOf = (wanted: Partial<Parameters<typeof chooseStages>[1]>) =>
  chooseStages(stages, { scope: 'long', names: [], from: undefined, ...wanted }).map(({ name }) => name)

it.each([
  { wanted: { names: ['unit'] }, chosen: ['unit'] },
  { wanted: { names: ['server', 'types'] }, chosen: ['types', 'server'] },
  { wanted: { names: ['browser'] }, chosen: ['build', 'browser'] },
  { wanted: { names: ['screens', 'faults'] }, chosen: ['build', 'screens', 'faults'] },
  { wanted: { scope: 'gate', from: 'browser' }, chosen: ['build', 'browser', 'faults'] },
  {
    wanted: { scope: 'gate', from: 'server', names: ['types'] },
    chosen: ['types', 'build', 'server', 'browser', 'faults'],
  },
] as const)('of $wanted it runs $chosen', ({ wanted, chosen }) => {
  expect(namesOf(wanted)).toEqual(chosen)
})

it('all are the long run, and those of the gate the gate', () => {
  expect(namesOf({})).toEqual(stages.map(({ name }) => name))
  expect(namesOf({ scope: 'gate' })).toEqual(stages.filter((stage) => stage.in === 'gate').map(({ name }) => name))
})

it.each([{ names: ['browsers'] }, { from: 'nothing' }, { scope: 'gate', names: ['screens'] }] as const)(
  'a stage that is not there is told of: %o',
  (wanted) => {
    expect(() => namesOf(wanted)).toThrow(/^There is no stage "(browsers|nothing|screens)"\. The stages are: types, /)
  },
)
