import { type RefObject, useEffect, useState } from 'react'
import { useSteady } from '../shortcuts/use-steady.ts'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Files may be dropped anywhere in a dialog: beside the field a browser would leave the page for them. */
export function useDroppedFiles(field: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useSteady(onFiles)
  useEffect(() => {
    const place: HTMLElement | null | undefined = field.current?.closest('dialog') ?? field.current
    if (!place) return
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    const controller = new AbortController()
    const { signal } = controller
    place.addEventListener('dragover', over, { signal })
    place.addEventListener('dragleave', leave, { signal })
    place.addEventListener('drop', drop, { signal })
    return () => controller.abort()
  }, [field, take])
  return isOver
}
