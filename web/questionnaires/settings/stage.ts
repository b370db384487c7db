/** Of a questionnaire that is written, of the next version of one, of what is published, or of all new ones. */
export type SettingsStage = 'new' | 'next' | 'published' | 'default'
