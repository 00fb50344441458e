/**
 * Which modules of a project matter to a change. Those that it touches, with what they need, are the least; those that need them may
 * break by it, so that they count too where they can be compiled together: modules of one project may contradict each other
 * (the same class twice, two libraries for one thing), and then only the least is looked at.
 */

export interface Module {
  /** With a slash at its end, unless it is the tree's root. */
  readonly folder: string
  readonly name: string
  /** Names of other modules; of what is no module of the project nothing is said here. */
  readonly needs: readonly string[]
}

export interface ModuleSelection {
  /** Folders of the modules that the change touches and of what these need. */
  readonly least: ReadonlySet<string>
  /** Those, all that need one of the touched ones, and what these need. */
  readonly most: ReadonlySet<string>
}

/** `changed`: paths of files. One that is in no module may be about all of them. */
export function relevantModules(modules: readonly Module[], changed: readonly string[]): ModuleSelection {
  const all = new Set(modules.map(({ folder }) => folder))
  const touched = changed.map(path => moduleOf(path, modules))
  if (touched.some(module => module === undefined)) return { least: all, most: all }
  const least = new Set(touched.flatMap(module => module?.name ?? []))
  const byName = new Map(modules.map(module => [module.name, module]))
  const users = grown(least, name => modules.filter(({ needs }) => needs.includes(name)).map(module => module.name))
  const needed = (names: ReadonlySet<string>) => grown(names, name => byName.get(name)?.needs ?? [])
  const foldersOf = (names: ReadonlySet<string>) => new Set([...names].flatMap(name => byName.get(name)?.folder ?? []))
  return { least: foldersOf(needed(least)), most: foldersOf(needed(users)) }
}

/** The innermost one. */
export function moduleOf(path: string, modules: readonly Module[]): Module | undefined {
  const around = modules.filter(({ folder }) => path.startsWith(folder))
  return around.reduce<Module | undefined>(
    (best, one) => (best === undefined || one.folder.length > best.folder.length ? one : best),
    undefined,
  )
}

function grown(start: ReadonlySet<string>, more: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(start)
  for (const name of found) for (const other of more(name)) found.add(other)
  return found
}
