import { useLayoutEffect, useState } from 'react'

/** False in a page that was rendered elsewhere until its script has come: nobody hears what is pressed before that. */
export const useIsAlive = (): boolean => {
  const [isAlive, setAlive] = useState(false)
  useLayoutEffect(() => setAlive(true), [])
  return isAlive
}
