import { useState } from 'react'
import { t } from '../../i18n/students/quiz-extras.ts'
import { storeText } from '../../ui/browser-storage.ts'
import { Button } from '../../ui/button.tsx'
import { applyTextSize, chosenTextSize, type TextSize as Size, TEXT_SIZE_KEY, TEXT_SIZES } from './text-size.ts'

const nextTextSize = (size: Size, by: 1 | -1): Size => TEXT_SIZES[TEXT_SIZES.indexOf(size) + by] ?? size

const chooseTextSize = (size: Size): void => {
  applyTextSize(size)
  // Where it can't be kept the choice lasts as long as the page.
  storeText(TEXT_SIZE_KEY, String(size))
}

/** Larger and smaller text, for whoever reads this screen with difficulty. */
export function TextSize() {
  const [size, setSize] = useState(chosenTextSize)
  const change = (by: 1 | -1) => {
    const next = nextTextSize(size, by)
    chooseTextSize(next)
    setSize(next)
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2">
      <legend className="sr-only">{t('extras.textSize')}</legend>
      <span aria-hidden="true" className="min-w-0 flex-1 font-medium">
        {t('extras.textSize')}
      </span>
      <Button disabled={nextTextSize(size, -1) === size} onClick={() => change(-1)}>
        A−<span className="sr-only"> {t('extras.textSmaller')}</span>
      </Button>
      <span role="status" className="tabular text-sm text-ink-soft">
        {t('extras.textPercent', { percent: size })}
      </span>
      <Button disabled={nextTextSize(size, 1) === size} onClick={() => change(1)}>
        A+<span className="sr-only"> {t('extras.textLarger')}</span>
      </Button>
    </fieldset>
  )
}
