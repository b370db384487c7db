import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { actOn } from '../as-teacher.ts'
import { arrives, type Published, stored } from '../asked.ts'
import { responds, rowsOfBoth } from '../respondent.ts'
import type { Row, Scene } from '../scene.ts'
import { respondingTexts as texts } from '../words.ts'

type Shut = { shut: QuizAction; open: QuizAction; newcomerReads: string }

/** Nothing more is taken, which its page says, until it is open again: then all that was written arrives. */
const shutMeanwhile =
  ({ shut, open, newcomerReads }: Shut) =>
  async (scene: Scene, asked: Published) => {
    const one = await responds(scene, asked)
    await one.choose('Bread')
    if (one.kind === 'survey') await one.untilSaid(texts.saved)
    await actOn(scene, shut, asked.id)
    const newcomer = await one.context.browser()?.newPage()
    await newcomer?.goto(asked.address)
    await newcomer?.getByText(newcomerReads).first().waitFor({ timeout: 10_000 })
    await newcomer?.close()
    await one.say('after it was shut')
    await one.send()
    await one.page.getByText(texts.closedNotSent).waitFor()
    if (stored(scene, asked).some(({ isEnded }) => isEnded)) scene.found.untrue.push('it was shut, and counts')
    await actOn(scene, open, asked.id)
    await one.page.getByRole('button', { name: texts.loadAgain }).click()
    await one.untilSaid(texts.thanksSent)
    await arrives(scene, asked, { said: one.said() })
    await one.stopWatching()
    await one.context.close()
  }

/** What was sent before it was closed stays as it was sent. */
const closedBehindAChange = async (scene: Scene, asked: Published) => {
  const one = await responds(scene, asked)
  await one.choose('Bread')
  await one.send()
  await one.untilSaid(texts.thanksSent)
  await one.page.getByRole('button', { name: texts.change }).click()
  await one.choose('Rice')
  await actOn(scene, 'close', asked.id)
  await one.send()
  await one.page.getByText(texts.closedCounted).waitFor()
  await arrives(scene, asked, { said: ['[1]'] })
  await one.page.reload()
  await one.page.getByText(texts.closedTitle).waitFor()
  await arrives(scene, asked, { said: ['[1]'] })
  await one.stopWatching()
  await one.context.close()
}

export const responseOwnerRows: Row[] = [
  ...rowsOfBoth(
    { name: 'closed', fault: 'it is closed while somebody answers, and opened again' },
    shutMeanwhile({ shut: 'close', open: 'reopen', newcomerReads: texts.closedTitle }),
  ),
  ...rowsOfBoth(
    { name: 'binned', fault: 'it is put in the bin while somebody answers, and taken back' },
    shutMeanwhile({ shut: 'bin', open: 'restore', newcomerReads: texts.notFoundTitle }),
  ),
  ...rowsOfBoth(
    { name: 'closed-change', fault: 'it is closed while somebody changes what they have sent' },
    closedBehindAChange,
  ),
]
