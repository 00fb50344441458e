/** What a domain is: the files of a small program about something, with names, numbers and parts drawn by lot. In its text `@@` is the name of the class. */
import type { Dice } from '../../pairs/dice.js'

export type Domain = (d: Dice, packageName: string) => readonly string[]

export const between = (d: Dice, least: number, most: number): number => least + d.below(most - least + 1)

export const maybe = (d: Dice, text: string): string => (d.chance(0.6) ? text : '')

/** Some of these, in the order given. */
export const some = (d: Dice, share: number, parts: readonly string[]): string => parts.filter(() => d.chance(share)).join('\n')
