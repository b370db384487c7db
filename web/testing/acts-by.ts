import type { Config } from '@testing-library/dom'

/** How events and renderings are carried out in a test: all that they lead to at once is on the screen afterwards. */
export const actsBy = (act: (work: () => void) => unknown): Pick<Config, 'eventWrapper' | 'asyncUtilTimeout'> => ({
  // Far above what anything takes on a busy machine: this ends what never comes.
  asyncUtilTimeout: 10_000,
  eventWrapper: (work) => {
    let result: unknown
    act(() => {
      result = work()
    })
    return result
  },
})
