import { askInHall } from '#contract/audience/audience-questions.ts'
import { newToken } from '../secrets.ts'
import { expectOk, type PollInTest } from './people.ts'
import type { World } from './world.ts'

/** What somebody in the hall has asked: its id. */
export const anAudienceQuestion = async (
  world: World,
  { code }: Pick<PollInTest, 'code'>,
  { text = 'Why is the sky blue?', key = newToken() } = {},
): Promise<string> => {
  const body = { code, device_key: key, ask_key: newToken(), text }
  return askInHall.data.parse(expectOk(await world.newBrowser().calls('POST', '/response/hall-questions', body))).id
}
