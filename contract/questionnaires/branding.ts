import * as z from 'zod/mini'
import { brand } from '#domain/branding/brand.ts'
import { questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { pictureFrame, pictureFrames, pictureId } from '#domain/text/picture.ts'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './branding-requests.ts'

/** `frames`: the sizes of the pictures that it shows, by their ids. */
const branded = z.object({ brand: z.object(brand.shape), frames: pictureFrames })
export type BrandedOnWire = z.infer<typeof branded>

export const readBrand = endpoint<typeof requests.readBrand>()({
  method: 'GET',
  path: '/teacher/brand',
  data: branded,
})

export const changeBrand = endpoint<typeof requests.changeBrand>()({
  method: 'PUT',
  path: '/teacher/brand',
  data: branded,
})

export const uploadBrandPicture = endpoint<typeof requests.uploadBrandPicture>()({
  method: 'POST',
  path: '/teacher/brand/pictures/:as',
  data: z.object({ id: pictureId, ...pictureFrame.shape }),
})

const ofQuestionnaire = z.object({
  id: z.string(),
  kind: questionnaireKind,
  title: z.string(),
  share_code: z.string(),
  /** Null: it goes by the brand of its teacher's account. */
  own: z.nullable(branded),
  account: branded,
})
export type OwnBrandOnWire = z.infer<typeof ofQuestionnaire>

export const readOwnBrand = endpoint<typeof requests.readOwnBrand>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/brand',
  data: ofQuestionnaire,
})

export const changeOwnBrand = endpoint<typeof requests.changeOwnBrand>()({
  method: 'PUT',
  path: '/teacher/quizzes/:id/brand',
  data: ofQuestionnaire,
})
