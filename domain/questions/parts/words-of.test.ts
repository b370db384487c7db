import { expect, it } from 'vitest'
import { wordKey, wordsOf } from './words-of.ts'

const composed = (words: readonly string[]) => words.map((word) => word.normalize('NFC'))

it.each([
  ['Good, GOOD and good!', ['good']],
  ['Rain. Rain! In Kolkata? "Delhi" too. DNA, iPhone', ['rain', 'Kolkata', 'delhi', 'too', 'DNA', 'iPhone']],
  ['The river is long', ['river', 'long']],
  ['to be', ['to', 'be']],
  ["it’s well-known; it's 2nd", ["it's", 'well-known', '2nd']],
  ['আমি বাংলায় গান গাই', ['বাংলায়', 'গান', 'গাই']],
  ['র\u200dয\u09be\u09ae ক্ষ্ম', ['র\u200dয\u09be\u09ae', 'ক্ষ্ম']],
  ['ক্\u200cষমা, ক্ষমা', ['ক্\u200cষমা']],
  ['so\u00adlar so\u200blar', ['solar']],
  ['Cafe\u0301 café', ['café']],
  ['🙂 … !', ['🙂']],
  ['I❤️Kolkata 👩🏽‍🏫👍🏽 🇮🇳', ['❤️', 'Kolkata', '👩🏽‍🏫', '👍🏽', '🇮🇳']],
  ['C++, C# and c', ['C++', 'C#', 'c']],
  ['2+2=4', ['2', '4']],
  ['3.5 and 1,000 and 3,5', ['3.5', '1,000', '3,5']],
  ['at 5. Then 6.', ['5', 'then', '6']],
  ['New Delhi', ['new', 'Delhi']],
  ['\ud83d', []],
  ['x'.repeat(41), []],
])('%j has the words %j', (text, words) => expect(composed(wordsOf(text))).toEqual(composed(words)))

it.each([
  ['New  Delhi', ['New Delhi']],
  ['new delhi, Kolkata; নতুন দিল্লি', ['new delhi', 'Kolkata', 'নতুন দিল্লি']],
  ['South 24 Parganas', ['South 24 Parganas']],
  ['the rain', ['rain']],
  ['Kolkata', ['Kolkata']],
  ['More experiments, please', ['More experiments', 'please']],
  ['More and better experiments', ['more', 'better', 'experiments']],
  ['fun and easy', ['fun', 'easy']],
  ['hard but good fun today', ['hard', 'good', 'fun', 'today']],
  ['good 😀', ['good', '😀']],
  ['3,5', ['3,5']],
  ['C++', ['C++']],
  ['Delhi (old)', ['delhi', 'old']],
])('the line %j has %j', (text, words) => expect(composed(wordsOf(text, true))).toEqual(composed(words)))

it('a word is counted by what it says', () =>
  expect(['New Delhi', 'NEW DELHI', 'ক্ষমা', 'ক্\u200cষমা', '❤', '❤️', 'Café', 'CAFE\u0301'].map(wordKey)).toEqual([
    'new delhi',
    'new delhi',
    'ক্ষমা',
    'ক্ষমা',
    '❤',
    '❤',
    'café',
    'café',
  ]))
