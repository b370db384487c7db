import { shownText, type TypedTally } from '#domain/questions/parts/typed-tally.ts'
import { wordKey } from '#domain/questions/parts/words-of.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { classNames } from '../../ui/class-names.ts'

/** More than these nobody reads from the last row. */
const MOST_SHOWN = 48
/** Of the text around it: of a word that one has written, and what the commonest has more. */
const LEAST_EM = 0.9
const MORE_EM = 2.1
/** So few words fill a wide screen only if they are larger. */
const FEW = 12

type WordCloudProps = {
  words: TypedTally
  hidden: ReadonlySet<string>
  onHide: (word: string) => void
  lang?: string | undefined
}

/**
 * The words that were written most, the larger the more often. They stand in the order of the alphabet, so that none changes
 * its place with another while they are counted; a press hides one.
 */
export function WordCloud({ words, hidden, onHide, lang }: WordCloudProps) {
  // A word stays hidden though more come to write it in capitals.
  const hiddenKeys = new Set([...hidden].map(wordKey))
  const shown = words.named
    .filter(({ text }) => text !== '' && !hiddenKeys.has(wordKey(text)))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_SHOWN)
    .map((typed) => ({ text: typed.text, count: typed.count, word: shownText(typed) }))
  const most = shown[0]?.count ?? 1
  if (shown.length === 0) return <p className="mt-[3vmin] text-ink-soft">{t('opinions.noWords')}</p>
  return (
    <ul
      aria-label={t('opinions.wordsUsed')}
      className={classNames(
        'mt-[3vmin] flex flex-wrap items-center justify-center gap-x-[0.6em] gap-y-[0.2em]',
        shown.length <= FEW ? 'lg:text-[1.6em]' : 'lg:text-[1.2em]',
      )}
    >
      {shown
        .toSorted((one, other) => one.text.localeCompare(other.text))
        .map(({ text, count, word }) => (
          <li key={text} className="min-w-0 max-w-full">
            <button
              type="button"
              lang={lang}
              title={t('opinions.hideWord')}
              style={{ fontSize: `${LEAST_EM + MORE_EM * Math.sqrt(count / most)}em` }}
              className={classNames(
                'min-h-11 min-w-11 rounded px-1 leading-tight font-semibold wrap-anywhere transition-[font-size] duration-500 motion-reduce:transition-none',
                'hover:line-through focus-visible:outline-3 focus-visible:outline-focus',
                count === most ? 'text-brand' : 'text-ink',
              )}
              onClick={() => onHide(text)}
            >
              <bdi>{word}</bdi>
              <span className="sr-only">: {formatNumber(count)}</span>
            </button>
          </li>
        ))}
    </ul>
  )
}
