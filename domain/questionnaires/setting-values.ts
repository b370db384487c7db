import type { TextFormat } from '../text/prose.ts'
import type { Movement } from './movement.ts'
import type { Opening } from './opening.ts'
import type { Responding } from './responding.ts'
import { type Settings, usualSettings } from './settings.ts'
import { STRAIGHT_ON, type Taking } from './taking.ts'

/** A text of the settings, and how it is written. */
export type SettingText = { text: string; format?: TextFormat | undefined }

/** Of what people go through, what is written with the questions and not set. */
type WrittenWithQuestions = 'welcome' | 'welcome_format' | 'shown' | 'jumps' | 'filled'

/** All that is set, each setting by one name. */
export type SettingValues = Pick<Settings, 'release' | 'joining' | 'screen' | 'practice' | 'embedding'> &
  Omit<Taking, WrittenWithQuestions> &
  Opening &
  Omit<Responding, 'thanks' | 'thanks_format'> & {
    order_questions: boolean
    order_options: boolean
    order_sections: boolean
    movement: Movement
    /** Null: questions share the time of their paper. */
    question_seconds: number | null
    intro: SettingText
    thanks: SettingText
  }
export type SettingName = keyof SettingValues

const textOf = (text: string, format: TextFormat | undefined): SettingText => ({ text, ...(format && { format }) })

export const valuesOf = ({
  order,
  taking = STRAIGHT_ON,
  release,
  look,
  screen,
  practice,
  joining,
  responding,
  opening,
  embedding,
}: Settings): SettingValues => {
  const { thanks, thanks_format: format, ...others } = responding
  return {
    ...others,
    ...opening,
    order_questions: order.questions,
    order_options: order.options,
    order_sections: order.sections ?? false,
    movement: order.movement ?? 'free',
    question_seconds: order.question_seconds ?? null,
    one_by_one: taking.one_by_one,
    release,
    screen,
    practice,
    joining,
    embedding,
    intro: textOf(look.intro, look.format),
    thanks: textOf(thanks, format),
  }
}

/** Set so; what is written with the questions stays, and so does the pattern. */
export const settingsWith = (
  { taking: before, pattern }: Pick<Settings, 'taking' | 'pattern'>,
  values: SettingValues,
): Settings => {
  const { order_questions, order_options, order_sections, movement, question_seconds, one_by_one, ...ofMore } = values
  const { release, screen, practice, joining, embedding, intro, thanks, ...ofDoors } = ofMore
  const { opens_at, closes_at, late_start, access_code, ...others } = ofDoors
  const taking = before || one_by_one ? { ...(before ?? STRAIGHT_ON), one_by_one } : undefined
  return {
    order: {
      ...{ questions: order_questions, options: order_options },
      ...(order_sections && { sections: true }),
      ...(movement !== 'free' && { movement }),
      ...(question_seconds !== null && { question_seconds }),
    },
    ...(taking && { taking }),
    ...(pattern && { pattern }),
    release,
    look: { intro: intro.text, ...(intro.format && { format: intro.format }) },
    screen,
    practice,
    joining,
    responding: { ...others, thanks: thanks.text, ...(thanks.format && { thanks_format: thanks.format }) },
    opening: { opens_at, closes_at, late_start, access_code },
    embedding,
  }
}

export const usualValues = (): SettingValues => valuesOf(usualSettings())
