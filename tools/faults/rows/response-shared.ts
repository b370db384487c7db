import { expect, type Page } from '@playwright/test'
import { kindsWith } from '#domain/questionnaires/kinds.ts'
import { arrives, asks, browserFor, choose, opened, type Published, say, send } from '../asked.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { GIVES } from '../spoiling.ts'
import { respondingTexts as texts } from '../words.ts'

const NAMED = { responding: { ask_name: 'required' } }

const givesAs = async (page: Page, name: string, words: string) => {
  await page.getByLabel(texts.name).fill(name)
  await choose(page, 'Bread')
  await say(page, words)
  await send(page)
}

const thanks = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true })).toBeVisible({ timeout: 25_000 })

/** The phone is given to somebody who answers something else on it, and only then is it well again. */
const leftUnsent = async (scene: Scene, first: Published, second: Published) => {
  const context = await browserFor(scene)
  const page = await opened(context, first)
  const failing = scene.proxy.spoil({
    calls: (call) => GIVES(call) && call.body.includes(first.code),
    way: { kind: 'status', status: 503 },
  })
  await givesAs(page, 'Amal', 'of the first')
  await thanks(page, texts.thanksKept)
  await page.goto(second.address)
  await givesAs(page, 'Bimal', 'of the second')
  await thanks(page, texts.thanksSent)
  await arrives(scene, second, { said: ['of the second'], told: 'Bimal' })
  if (failing.count() === 0) scene.found.broken.push('nothing was spoiled')
  failing.stop()
  // Whoever looks at it next has it sent, at the latest.
  await page.reload()
  await arrives(scene, first, { said: ['of the first', '[1]'], told: 'Amal' })
  await arrives(scene, second, { said: ['of the second', '[1]'], told: 'Bimal' })
  await context.close()
}

const KINDS = kindsWith({ clock: false })

export const responseSharedRows: Row[] = KINDS.flatMap((first) =>
  KINDS.map((second) => ({
    name: `responses-shared-${first}-${second}`,
    fault: `a ${first} with a name can’t be sent, and the phone is given to somebody who answers another ${second} on it`,
    tries: 3,
    attempt: inScene(async (scene) =>
      leftUnsent(scene, await asks(scene, { ...NAMED, kind: first }), await asks(scene, { ...NAMED, kind: second })),
    ),
  })),
)
