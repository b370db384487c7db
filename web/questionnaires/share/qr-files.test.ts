import { expect, it } from 'vitest'
import { qrSvg } from './qr-files.ts'

it('A QR code is a whole SVG file, dark on white, with four white squares around it', () => {
  const svg = qrSvg('https://quiznity.example/quiz?code=7KQM2XWD&a=<b>')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
  expect(svg).toContain('fill="#fff"')
  expect(svg).not.toContain('<b>')
  const [x, y] = /d="M(\d+) (\d+)h7/.exec(svg)?.slice(1).map(Number) ?? []
  expect([x, y]).toEqual([4, 4])
})
