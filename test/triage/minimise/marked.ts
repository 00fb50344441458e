/** Examples as text: the target stands between « and ». */
import type { Example } from '../../../src/triage/minimise/minimise.js'

export function marked(files: Readonly<Record<string, string>>, parameters: Example['parameters'] = {}): Example {
  const found = Object.entries(files).find(([, text]) => text.includes('«'))
  if (found === undefined) throw new Error('nothing is marked')
  const [file, text] = found
  const [start, end] = [text.indexOf('«'), text.indexOf('»') - 1]
  return { files: { ...files, [file]: text.replace(/[«»]/g, '') }, target: { file, start, end }, parameters }
}

/** The other way round. */
export function shown({ files, target: { file, start, end } }: Example): Readonly<Record<string, string>> {
  const text = files[file] ?? ''
  return { ...files, [file]: `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}` }
}

/** All words of a program, the target's marked. */
export function textOf(example: Example): string {
  return Object.values(shown(example)).join('\n').replace(/\s+/g, ' ')
}

/** A program as a theory gives it. */
export const generated = marked({
  'p/A.java': `package p;

import q.C;

public class A extends C {
    protected int f = 10;

    public long «m»() {
        return new A().n(2);
    }

    protected long n(int a) {
        return 1;
    }

    public long k() {
        return m();
    }
}
`,
  'q/B.java': `package q;

import p.A;

public class B extends A {
    protected long n(long a) {
        return 2;
    }
}
`,
  'q/C.java': 'package q;\n\npublic class C {\n}\n',
})
