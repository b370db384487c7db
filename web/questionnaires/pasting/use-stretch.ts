import { type RefObject, useState } from 'react'
import { putText } from './put-text.ts'
import { asPlain, converted, isTold, type Stretch, unconverted } from './stretch.ts'

/** What was put into a field last, as long as it stands there: told, and changed in its place. */
export function useStretch(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const [known, setKnown] = useState<Stretch | null>(null)
  const tell = (next: Stretch) => setKnown(isTold(next) ? next : null)
  const become = (next: (stretch: Stretch) => Stretch) => () => {
    const element = field.current
    const from = known === null || element === null ? -1 : element.value.indexOf(known.text)
    if (known === null || element === null || from === -1) return setKnown(null)
    putText(element, { from, to: from + known.text.length, text: next(known).text })
    tell(next(known))
  }
  const putBack = () => {
    const element = field.current
    if (!known?.file || element === null) return
    putText(element, { from: 0, to: element.value.length, text: known.file.before })
    setKnown(null)
  }
  return {
    stretch: known !== null && text.includes(known.text) ? known : null,
    tell,
    usePlain: become(asPlain),
    convert: become(converted),
    unconvert: become(unconverted),
    leave: () => known && tell({ ...known, oldFont: null }),
    putBack,
  }
}
