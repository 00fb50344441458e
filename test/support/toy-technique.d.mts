import type { TechniqueEntry } from '../../src/techniques/technique.js'

export const insisting: TechniqueEntry
