/** Poms as trees of elements. A library parses them: they have comments, sections of character data and entities. */
import { parseXml, XmlElement } from '@rgrove/parse-xml'

export type { XmlElement } from '@rgrove/parse-xml'

/** The root element; none if it is no XML (a template of a pom, say). */
export function parsePom(text: string): XmlElement | undefined {
  try {
    return parseXml(text, { ignoreUndefinedEntities: true, includeOffsets: true }).root ?? undefined
  } catch {
    return undefined
  }
}

/** The elements that a path of names leads to. */
export function children(element: XmlElement | undefined, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<readonly XmlElement[]>(
    (parents, name) =>
      parents.flatMap(parent =>
        parent.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name),
      ),
    element === undefined ? [] : [element],
  )
}

/** The text of the first such element. */
export function textOf(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  return children(element, ...path)[0]?.text.trim()
}
