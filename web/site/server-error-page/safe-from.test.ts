import { describe, expect, it } from 'vitest'
import { safeFrom } from './safe-from.ts'

const origin = 'https://quiznity.example'

describe('where the server error page leads back to', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/quizzes?page=2#top', '/dashboard/quizzes?page=2#top'],
    ['/quiz?code=ABCD2345', '/quiz?code=ABCD2345'],
    ['/a/../b', '/b'],
    ['/500s', '/500s'],
    ['/প্রশ্ন', '/%E0%A6%AA%E0%A7%8D%E0%A6%B0%E0%A6%B6%E0%A7%8D%E0%A6%A8'],
    ['/?next=https://evil.example', '/?next=https://evil.example'],
    [null, '/'],
    ['', '/'],
    ['/', '/'],
    ['dashboard', '/'],
    [' /dashboard', '/'],
    ['https://evil.example/', '/'],
    ['http://evil.example/', '/'],
    [`${origin}/dashboard`, '/'],
    ['HTTPS://evil.example', '/'],
    ['https:evil.example', '/'],
    ['//evil.example', '/'],
    ['///evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/a/..//evil.example', '/'],
    ['/%2e//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/a\\b', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['/\0', '/'],
    ['/a\u007f', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,hello', '/'],
    ['/500', '/'],
    ['/500/', '/'],
    ['/500?from=/500', '/'],
    ['/./500#a', '/'],
    ['/%35%30%30', '/'],
    ['/%', '/'],
  ])('from %j is %s', (from, expected) => expect(safeFrom(from, origin)).toBe(expected))
})
