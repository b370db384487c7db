import { expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

it.each([
  ['localhost', true],
  ['quiz.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.7', false],
  ['::ffff:192.168.1.7', false],
  ['localhost.example.org', false],
  ['127.0.0.1.example.org', false],
  ['0.0.0.0', false],
  ['', false],
])('%j leads to the machine that asks: %j', (host, itself) => expect(isLoopback(host)).toBe(itself))
