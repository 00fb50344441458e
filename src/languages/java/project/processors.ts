/** Annotation processors that are found as javac finds them where a build names none: jars of the class path that say they have some. */
import { extname } from 'node:path'
import { readBytes, statsOf } from '../../../programs/folder.js'

export function hasProcessor(jar: string): boolean {
  // Names of entries stand in a jar as they are.
  return extname(jar) === '.jar' && statsOf(jar)?.isFile() === true && readBytes(jar).includes(service)
}

const service = 'META-INF/services/javax.annotation.processing.Processor'
