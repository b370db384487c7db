import { useState } from 'react'
import { deviceStorage } from '../entries/device-storage.ts'

/** A way of looking at things, chosen on this device; without storage the choice lasts as long as the page. */
export const useRemembered = <T extends string>(key: string, ways: readonly [T, ...T[]]): [T, (way: T) => void] => {
  const [way, setWay] = useState<T>(() => chosen(key, ways))
  const choose = (next: T) => {
    setWay(next)
    try {
      deviceStorage()?.setItem(key, next)
    } catch {
      // It holds on this page all the same.
    }
  }
  return [way, choose]
}

const chosen = <T extends string>(key: string, ways: readonly [T, ...T[]]): T => {
  try {
    const kept = deviceStorage()?.getItem(key)
    return ways.find((way) => way === kept) ?? ways[0]
  } catch {
    return ways[0]
  }
}
