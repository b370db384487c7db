import type { KeyboardEvent } from 'react'

/** A key that ends a word of an input method, or that means something to the whole page. */
export const isTaken = ({ nativeEvent, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || ctrlKey || metaKey
