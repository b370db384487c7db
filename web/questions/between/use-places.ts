import { useRef } from 'react'

/** How far somebody has read a passage, kept while other questions are open. */
export type PassagePlace = { isOpen: boolean; scrollTop: number }

/** The place of each passage, by its id: at first it is open at its top. */
export const usePlaces = (): ((id: string) => PassagePlace) => {
  const places = useRef(new Map<string, PassagePlace>())
  return (id) => {
    const place = places.current.get(id) ?? { isOpen: true, scrollTop: 0 }
    places.current.set(id, place)
    return place
  }
}
