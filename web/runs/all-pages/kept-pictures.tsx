import { useEffect } from 'react'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import type { AskedQuestion } from '#domain/questionnaires/items/question.ts'
import { keepPictures } from '../device/keep-pictures.ts'
import { picturesAhead } from '../device/pictures-ahead.ts'

type KeptPicturesProps = { questions: readonly AskedQuestion[]; layout?: LayoutOnWire | undefined; at: number }

/** Keeps the pictures of a paper on the device, from the question at `at` on. Nothing of it is to be seen. */
export function KeptPictures({ questions, layout, at }: KeptPicturesProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: where somebody goes meanwhile brings its pictures by itself
  useEffect(() => {
    const ids = picturesAhead({ questions, layout }, at)
    if (ids.length === 0) return
    const stop = new AbortController()
    void keepPictures(ids, stop.signal).catch(() => undefined)
    return () => stop.abort()
  }, [questions])
  return null
}
