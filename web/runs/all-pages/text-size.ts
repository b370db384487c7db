import { storedText } from '../../ui/browser-storage.ts'

export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const TEXT_SIZE_KEY = 'text-size'

const sizeIn = (kept: string | null): TextSize => TEXT_SIZES.find((size) => String(size) === kept) ?? 100

/** In percent of what the browser would show; as it was chosen on this device. */
export const chosenTextSize = (): TextSize => sizeIn(storedText(TEXT_SIZE_KEY))

/** Everything on the screens is measured in the root's text. */
export const applyTextSize = (size = chosenTextSize()): void => {
  document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`
}
