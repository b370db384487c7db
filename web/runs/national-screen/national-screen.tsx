import './national-screen.css'
import { KeypadShown } from '../../questions/parts/keypad-context.tsx'
import { InExamHall } from './in-exam-hall.tsx'
import { Moves } from './moves.tsx'
import { Palette } from './palette.tsx'
import type { ScreenParts } from './screen-parts.ts'
import { Sign } from './sign.tsx'
import { Tabs } from './tabs.tsx'

const Frame: ScreenParts['Frame'] = ({ children, ...props }) => (
  <KeypadShown value={true}>
    {props.hall && props.progress.visited.length <= 1 && <div className="national-hall">{props.hall.choice}</div>}
    <Tabs {...props} />
    <div className="national-question">{children}</div>
  </KeypadShown>
)

/** The screen of India's national tests on computers. */
export const nationalScreen: ScreenParts = { Frame, Palette, Moves, Sign, InExamHall }
