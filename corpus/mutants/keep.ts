/** All edits that keep the behaviour for every caller, whatever the program and the arguments. */
import type { Edit } from './edit.js'
import { copyEdits } from './keep/copies.js'
import { expressionEdits } from './keep/expressions.js'
import { memberEdits } from './keep/members.js'
import { statementEdits } from './keep/statements.js'

export const keepEdits: readonly Edit[] = [...memberEdits, ...expressionEdits, ...statementEdits, ...copyEdits]
