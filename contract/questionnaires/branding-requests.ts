import * as z from 'zod/mini'
import { brand } from '#domain/branding/brand.ts'
import { storableText } from '#domain/text/text.ts'
import { PICTURE_FILE, PICTURE_NOT_KEPT } from '../media/picture-file.ts'
import type { Requests } from '../wire/endpoint.ts'

const params = z.object({ id: storableText(64) })

export const requests = {
  readBrand: {
    summary: 'How what students and respondents of an account see is made to look',
    caller: 'teacher',
    failures: [],
  },
  changeBrand: {
    summary:
      'Change that, at once, for all that has no brand of its own. Colours are taken in the notations of CSS and kept as hex; students’ pages move their lightness until all can be read. With `based_on` as it was read, nothing is changed where it has become another',
    caller: 'teacher',
    body: z.strictObject({ brand, based_on: z.optional(brand) }),
    failures: ['settings_changed'],
  },
  uploadBrandPicture: {
    summary:
      'Keep a picture for a brand: a logo of 480 pixels at most, an icon of 180 by 180, or the background of heads. It is made anew as WebP; SVG is not taken. One that no brand uses is deleted after 90 days',
    caller: 'teacher',
    params: z.object({ as: z.enum(['logo', 'icon', 'background'], 'not_one_of') }),
    ...PICTURE_FILE,
    status: 201,
    failures: PICTURE_NOT_KEPT,
  },
  readOwnBrand: {
    summary: 'The brand of one quiz, exam, poll or survey, and that of its teacher’s account',
    caller: 'teacher',
    params,
    failures: ['quiz_not_found'],
  },
  changeOwnBrand: {
    summary: 'Give one quiz, exam, poll or survey a brand of its own, or with null that of its teacher’s account again',
    caller: 'teacher',
    params,
    body: z.strictObject({ brand: z.nullable(brand), based_on: z.optional(z.nullable(brand)) }),
    failures: ['quiz_not_found', 'settings_changed'],
  },
} as const satisfies Requests
