import { configure } from '@testing-library/dom'
import { act } from 'react'
import { actsBy } from './acts-by.ts'

let depth = 0

const expectActs = (change: 1 | -1) => {
  depth += change
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: depth > 0 })
}

// What comes later by itself, such as a reply, is waited for instead: React would warn of every such change.
configure(
  actsBy((work) => {
    expectActs(1)
    act(work)
    expectActs(-1)
  }),
)
