import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#domain/people/loopback.ts'
import type { Config } from '../config.ts'

/** Bridges to containers and virtual machines of this one: nobody in a room is on them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|utun|tun|tap)/i
/** Ranges of home and school networks, the commonest first. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]
const ANY = ['0.0.0.0', '::']
/** Sorts the addresses of rooms before all others. */
const rankOf = (address: string): number => {
  const rank = PRIVATE.findIndex((range) => range.test(address))
  return rank === -1 ? PRIVATE.length : rank
}

type Interfaces = Record<string, NetworkInterfaceInfo[] | undefined>

/** Where other devices of the same network reach a server that listens on `host`, the likeliest first; none: nowhere. */
export const networkOrigins = (host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] => {
  if (isLoopback(host)) return []
  if (!ANY.includes(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  return Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((address) => `http://${address}:${port}`)
}

type Asked = { hostname: string; socket: Pick<FastifyRequest['socket'], 'localPort' | 'remoteAddress'> }
type Listening = Pick<Config, 'publicOrigin' | 'host' | 'trustProxy'>

/**
 * What a page on this machine is told that was asked as localhost, where no other device can follow; nothing where an operator
 * has said it, and nobody from elsewhere learns the machine's addresses.
 */
export const reachedAt = ({ hostname, socket }: Asked, { publicOrigin, host, trustProxy }: Listening) => {
  const { localPort, remoteAddress = '' } = socket
  if (publicOrigin !== null || trustProxy || localPort === undefined) return {}
  if (!isLoopback(hostname) || !isLoopback(remoteAddress)) return {}
  return { reached_at: networkOrigins(host, localPort) }
}
