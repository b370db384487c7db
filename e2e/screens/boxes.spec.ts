import { expect, test } from '@playwright/test'
import { boxFaults } from '../boxes.ts'

const BUTTON = 'style="position: absolute; left: 0; top: 0; width: 80px; height: 40px"'

/** What is wrong on purpose, and what has to be said about it. */
const PLANTED = [
  ['<p style="width: 2000px">wide</p>', /the page is \d+ px wider than its window/],
  ['<p style="white-space: nowrap; margin-left: 1200px; position: fixed">beyond the edge</p>', /leaves the window/],
  ['<button style="width: 40px; white-space: nowrap">more than fits</button>', /"more than fits" leaves its box/],
  ['<p style="width: 60px; overflow: hidden; white-space: nowrap">cut off here</p>', /"cut off here" is cut$/],
  [
    '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">cut with dots</p>',
    /is cut with dots/,
  ],
  [
    '<p style="position: absolute; top: 0">one</p><p style="position: absolute; top: 0">two</p>',
    /"one" lies upon "two"/,
  ],
  [`<button ${BUTTON}>a</button><button ${BUTTON} aria-label="b"></button>`, /"a" covers "b"/],
] as const

for (const [html, said] of PLANTED) {
  test(`a fault is told: ${said.source}`, async ({ page }) => {
    await page.setContent(html)
    expect((await boxFaults(page)).join('\n')).toMatch(new RegExp(said.source, 'm'))
  })
}

/** What looks like a fault to a program, and to nobody else. */
const WHOLE = [
  '<p>Words that have room.</p>',
  '<p title="cut, and told" style="width: 60px; overflow: hidden; white-space: nowrap">cut, and told</p>',
  '<div style="width: 60px; overflow: hidden"><div style="width: 60px; overflow: auto"><p style="white-space: nowrap">scrolled to</p></div></div>',
  '<div style="width: 200px; height: 40px; overflow: hidden"><svg width="400" height="40"></svg></div>',
  '<span style="position: relative; display: inline-block"><input style="width: 200px; height: 40px; padding-right: 60px"><button style="position: absolute; right: 2px; top: 2px; width: 40px">x</button></span>',
  '<a href="#x" style="position: absolute; width: 1px; height: 1px; padding: 8px 16px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">for screen readers alone</a>',
  '<p style="width: 200px; font: 16px/24px monospace">One of the <a href="#a">two long links</a> of a <a href="#b">text in lines</a>.</p>',
]

for (const html of WHOLE) {
  test(`nothing is said of ${html}`, async ({ page }) => {
    await page.setContent(html)
    expect(await boxFaults(page)).toEqual([])
  })
}
