/** Names where they are declared, and all that are declared or named in a file. */
import { all, type Node } from '../syntax/parser.js'
import { byTree, isIdentifier, textOf } from '../syntax/source.js'

export type Role = 'package' | 'class' | 'typeParameter' | 'method' | 'field' | 'local'

/** Of a name that is declared here. */
export function declaredRole(node: Node): Role | undefined {
  const { parent, field } = node
  if (parent === undefined) return undefined
  if (parent.type === 'type_parameter') return node.type === 'type_identifier' || field === 'name' ? 'typeParameter' : undefined
  if (parent.type === 'inferred_parameters' || (parent.type === 'lambda_expression' && field === 'parameters')) return 'local'
  if (field !== 'name') return undefined
  if (/^(class|interface|enum|record|annotation_type)_declaration$/.test(parent.type)) return 'class'
  if (/^(method|annotation_type_element)_declaration$/.test(parent.type)) return 'method'
  if (parent.type === 'enum_constant') return 'field'
  if (parent.type === 'variable_declarator') return isOfField(parent) ? 'field' : 'local'
  if (parent.type === 'formal_parameter') return parent.parent?.parent?.type === 'record_declaration' ? 'field' : 'local'
  return /^(catch_formal_parameter|enhanced_for_statement|resource|instanceof_expression|type_pattern|record_pattern_component)$/.test(
    parent.type,
  )
    ? 'local'
    : undefined
}

function isOfField({ parent }: Node): boolean {
  return parent?.type === 'field_declaration' || parent?.type === 'constant_declaration'
}

/** All that is declared in a file, by name; not what every object has anyway. */
export const declaredIn = byTree(({ root, text }) => {
  const declared = all(root).filter(node => isIdentifier(node) && declaredRole(node) !== undefined)
  return new Set(declared.map(node => textOf(text, node)).filter(name => !ofEveryObject.has(name)))
})

/** Their names are not the program's to choose. */
export const ofEveryObject: ReadonlySet<string> = new Set([
  'clone',
  'equals',
  'finalize',
  'getClass',
  'hashCode',
  'main',
  'notify',
  'notifyAll',
  'toString',
  'wait',
])
