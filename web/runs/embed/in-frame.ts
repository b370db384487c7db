import './embed.css'
import { tellHeight } from './tell-height.ts'

// As long as the page is there.
tellHeight(new AbortController().signal)
