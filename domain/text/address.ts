import * as z from 'zod/mini'
import { storableText } from './text.ts'

const MAX_ADDRESS_LENGTH = 500

/** No name or password in it, and nothing that browsers read otherwise than people do. */
const ADDRESS = /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/

export const isAddress = (text: string): boolean => ADDRESS.test(text)

/** Where people may go on to, over https; empty: nowhere. */
export const addressOrNone = storableText(MAX_ADDRESS_LENGTH).check(
  z.trim(),
  z.refine((address) => address === '' || isAddress(address), 'address_invalid'),
)
