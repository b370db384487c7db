import { useState } from 'react'

/** A text as it was typed, unless what it stands for has been changed from elsewhere. */
export function useTypedText<T>(value: T, { read, write }: { read: (text: string) => T; write: (value: T) => string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const isTyped = typed !== null && JSON.stringify(read(typed)) === JSON.stringify(value)
  return { text: isTyped ? typed : write(value), setTyped }
}
