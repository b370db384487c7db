import { configure } from '@testing-library/dom'
import { act } from 'react'

let depth = 0

const expectActs = (change: 1 | -1) => {
  depth += change
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: depth > 0 })
}

/** Events and renderings: all that they lead to at once is on the screen afterwards. */
configure({
  // Far above what anything takes on a busy machine: this ends what never comes.
  asyncUtilTimeout: 10_000,
  eventWrapper: (work) => {
    let result: unknown
    // What comes later by itself, such as a reply, is waited for instead: React would warn of every such change.
    expectActs(1)
    act(() => {
      result = work()
    })
    expectActs(-1)
    return result
  },
})
