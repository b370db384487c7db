import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TeacherId } from '#domain/people/account.ts'
import { DAY, SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import { hashOf, isSameText } from '../secrets.ts'
import { cookiesOf, OF_THIS_HOST } from './cookies.ts'
import { keepUnder } from './who-is-asking.ts'

/** On https the first name; the second one elsewhere, and in browsers that were given it before there was the first. */
export const DEVICE_COOKIE = { secure: `${OF_THIS_HOST}device`, plain: 'device' }
/** As long as browsers keep any cookie. */
export const KEPT_FOR = 400 * DAY
/** A staff room's computer serves a few teachers; whoever has not used it for longest is a stranger there again. */
const MAX_TEACHERS = 10

/** What a browser keeps: a name of its own, and a voucher for each teacher who was let in there. */
export type Device = { name: string; vouchers: string[] }

export const deviceOf = (request: FastifyRequest): Device | null => {
  const cookies = cookiesOf(request)
  const [name, ...vouchers] = (cookies[DEVICE_COOKIE.secure] ?? cookies[DEVICE_COOKIE.plain])?.split('.') ?? []
  return name && vouchers.length > 0 ? { name, vouchers: vouchers.slice(0, MAX_TEACHERS) } : null
}

type Account = { id: TeacherId; passwordHash: string }

/** A new password voids the vouchers of the one before: they are signed together with its hash. */
const voucherFor = ({ sign }: Pick<Context, 'sign'>, name: string, { id, passwordHash }: Account): string =>
  sign('device', [name, id, passwordHash].join('\n'))

/** Whether this teacher was let in on this device before. It opens nothing: it only keeps others' failures out. */
export const isKnownDevice = (
  context: Pick<Context, 'sign'>,
  device: Device | null,
  account: Account,
): device is Device => {
  if (device === null) return false
  const voucher = voucherFor(context, device.name, account)
  return device.vouchers.some((held) => isSameText(held, voucher))
}

const withVoucher = (context: Pick<Context, 'sign' | 'newToken'>, device: Device | null, account: Account): string => {
  const { name, vouchers } = device ?? { name: hashOf(context.newToken()), vouchers: [] }
  const voucher = voucherFor(context, name, account)
  const others = vouchers.filter((held) => held !== voucher)
  return [name, ...[voucher, ...others].slice(0, MAX_TEACHERS)].join('.')
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** From now on others' failures keep this teacher out on this device no more. */
export const rememberDevice = (
  context: Pick<Context, 'config' | 'sign' | 'newToken'>,
  { request, reply }: Exchange,
  account: Account,
): void => {
  const value = withVoucher(context, deviceOf(request), account)
  keepUnder(context, { request, reply }, { names: DEVICE_COOKIE, kept: { value, maxAgeSeconds: KEPT_FOR / SECOND } })
}
