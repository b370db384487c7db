import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

export const ICON = join(import.meta.dirname, '../web/public/quiz.png')

/** As if it had been copied elsewhere: browsers let no script write a file into the clipboard. */
export const pasteInto = async (page: Page, label: string, file = readFileSync(ICON)) => {
  await page.getByRole('textbox', { name: label, exact: true }).focus()
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${file.toString('base64')}'), (sign) => sign.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'figure.png', { type: 'image/png' }))
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement.dispatchEvent(paste)
  })()`)
}

export const isLoaded = (page: Page) => page.evaluate(`document.querySelector('article img').naturalWidth > 0`)
