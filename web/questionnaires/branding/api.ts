import { queryOptions } from '@tanstack/react-query'
import * as contract from '#contract/questionnaires/branding.ts'
import { MAX_PICTURE_FILE, PICTURE_TYPES, type PictureFrames } from '#domain/text/picture.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { type CallFailure, FailedCall, orThrow, type Reply } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { downscaled } from '../../media/pictures/downscale.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { type Clash, isSame, type Look, onTopOf } from './brand-draft.ts'

/** What is shown to be changed is what holds; and whoever is changing it must not have it changed under their hands. */
const TO_BE_CHANGED = { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false }

export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: () => orThrow(callAsTeacher(contract.readBrand, {})),
  ...TO_BE_CHANGED,
})

export const ownBrandQuery = (id: string) =>
  queryOptions({
    queryKey: ['brand', id],
    queryFn: () => orThrow(callAsTeacher(contract.readOwnBrand, { params: { id } })),
    ...TO_BE_CHANGED,
  })

/** Where a look is kept. */
export type Keeper = {
  read: () => Promise<{ look: Look; frames: PictureFrames }>
  put: (look: Look, basedOn: Look) => Promise<Reply<unknown>>
}

export const accountKeeper: Keeper = {
  read: async () => {
    const { brand, frames } = await orThrow(callAsTeacher(contract.readBrand, {}))
    return { look: brand, frames }
  },
  put: async (look, basedOn) => {
    if (!(look && basedOn)) throw new Error('an account has a brand')
    return callAsTeacher(contract.changeBrand, { body: { brand: look, based_on: basedOn } })
  },
}

export const ownKeeper = (id: string): Keeper => ({
  read: async () => {
    const { own } = await orThrow(callAsTeacher(contract.readOwnBrand, { params: { id } }))
    return { look: own?.brand ?? null, frames: own?.frames ?? {} }
  },
  put: (look, basedOn) =>
    callAsTeacher(contract.changeOwnBrand, { params: { id }, body: { brand: look, based_on: basedOn } }),
})

/** `unheard`: what was sent from here before, and may have arrived though its reply was lost. */
export type Asked = { mine: Look; before: Look; unheard: readonly Look[] }
/** What holds now, with the pictures that another page has put into it; `clashes`: what was changed elsewhere too, so that nothing was saved. */
export type Outcome = { now: Look; look: Look; frames: PictureFrames; clashes: Clash[] }

/** How often it is tried where another page changes it between reading and saving. */
const MOST_TRIES = 3

type Trying = { tries: number; frames: PictureFrames }
const FIRST: Trying = { tries: MOST_TRIES, frames: {} }

/** Saves what was changed here; where it was changed elsewhere meanwhile, on top of that. */
export const saveLook = async (
  keeper: Keeper,
  { mine, before, unheard }: Asked,
  { tries, frames }: Trying = FIRST,
): Promise<Outcome> => {
  const reply = await keeper.put(mine, before)
  if (reply.ok) return { now: mine, look: mine, frames, clashes: [] }
  if (reply.failure.code !== 'settings_changed' || tries === 1) throw new FailedCall(reply.failure)
  const read = await keeper.read()
  const isFromHere = unheard.some((sent) => isSame(sent, read.look))
  const { look, clashes } = onTopOf({ mine, before: isFromHere ? read.look : before, now: read.look })
  if (clashes.length > 0) return { now: read.look, look, frames: read.frames, clashes }
  return saveLook(keeper, { mine: look, before: read.look, unheard }, { tries: tries - 1, frames: read.frames })
}

export type PictureUse = 'logo' | 'icon' | 'background'
type SentPicture = { id: string; width: number; height: number; placeholder: string }
type Sent = { ok: true; picture: SentPicture } | { ok: false; why: string }

const refused = (why: string): Sent => ({ ok: false, why })

const whyNot = (failure: CallFailure): string =>
  failure.status === null ? t('brandForm.offline') : failureText(failure)

/** Sends a file to be kept as a picture of a brand, or says in words what to do instead. */
export const sendPicture = async (as: PictureUse, file: File): Promise<Sent> => {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) return refused(t('brandForm.isSvg'))
  if (!PICTURE_TYPES.some((type) => type === file.type)) return refused(failureText({ code: 'picture_unreadable' }))
  const body = await downscaled(file)
  if (body.size > MAX_PICTURE_FILE) return refused(t('brandForm.tooBig'))
  const reply = await callAsTeacher(contract.uploadBrandPicture, { params: { as }, body }, { timeoutMs: MINUTE })
  return reply.ok ? { ok: true, picture: reply.value } : refused(whyNot(reply.failure))
}
