/** The one page that may stand in a frame of another site: the questionnaire whose code it is asked for with. */
export const EMBED_PATH = '/embed'

/** The same, for the result of what was submitted there. */
export const EMBED_ANALYSIS_PATH = '/embed/analysis'

/** Says of a call, as `1`, that a page in a frame makes it: no other site can send it unless it is let. */
export const EMBEDDED_HEADER = 'embedded'

/** The key of the device that begins or has begun an attempt: in a frame it stands for a cookie that the browser takes from nobody there. */
export const DEVICE_KEY_HEADER = 'device-key'

/** Where a page's script finds the path of its questionnaire's own page, while it stands in a frame: an attribute of `<html>`. */
export const EMBEDDED_ATTRIBUTE = 'data-embedded'
