import { useEffect, useRef, useState } from 'react'
import { fileRefused, filesRefused } from './refused-words.ts'
import { textOfFile } from './text-of-file.ts'

type Means = {
  onText: (text: string, name: string) => void
  /** In words what was refused, and what to do instead. */
  onRefused: (words: string) => void
}

/** Reads one file at a time: a later one takes the place of an earlier one that is still read. */
export function useFileReading({ onText, onRefused }: Means) {
  const [isReading, setReading] = useState(false)
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current = -1
    },
    [],
  )
  const takeFiles = async (files: readonly File[]) => {
    const [file, ...others] = files
    if (file === undefined) return
    if (others.length > 0) return onRefused(filesRefused(files.length))
    latest.current += 1
    const mine = latest.current
    setReading(true)
    const opened = await textOfFile(file)
    if (latest.current !== mine) return
    setReading(false)
    if ('refusal' in opened) onRefused(fileRefused(opened.refusal, file.name))
    else onText(opened.text, file.name)
  }
  return { isReading, takeFiles }
}
