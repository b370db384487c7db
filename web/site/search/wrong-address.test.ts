import { expect, it } from 'vitest'
import { queryFromPath } from './wrong-address.ts'

it.each([
  ['/privcy', 'privcy'],
  ['/privacy-policy/', 'privacy policy'],
  ['/PrivacyPolicy.html', 'privacy policy'],
  ['/help/share_quiz.php', 'help share quiz'],
  ['/share%20a%20quiz', 'share quiz'],
  ['/%E0%A6%AA%E0%A7%8D%E0%A6%B0%E0%A6%B6%E0%A7%8D%E0%A6%A8', 'প্রশ্ন'],
  ['/%E0%A4%A-quiz', 'quiz'],
  ['/en/a', ''],
  ['/404', '404'],
  ['/', ''],
  [`/${'word-'.repeat(3000)}`, Array(12).fill('word').join(' ')],
])('%s asks for “%s”', (path, query) => expect(queryFromPath(path)).toBe(query))
