import { configure } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { actsBy } from './acts-by.ts'

configure(actsBy(act))
