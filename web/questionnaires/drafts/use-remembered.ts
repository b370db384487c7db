import { useState } from 'react'
import { storedText, storeText } from '../../ui/browser-storage.ts'

/** A way of looking at things, chosen on this device; without storage the choice lasts as long as the page. */
export const useRemembered = <T extends string>(key: string, ways: readonly [T, ...T[]]): [T, (way: T) => void] => {
  const [way, setWay] = useState<T>(() => chosen(key, ways))
  const choose = (next: T) => {
    setWay(next)
    storeText(key, next)
  }
  return [way, choose]
}

const chosen = <T extends string>(key: string, ways: readonly [T, ...T[]]): T => {
  const kept = storedText(key)
  return ways.find((way) => way === kept) ?? ways[0]
}
