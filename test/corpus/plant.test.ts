/** The faults of `bench:mutants` about services, copies, checks, limits and values do what their names say. */
import { describe, expect, test } from 'vitest'
import { parse } from '../../corpus/mutants/java/parse.js'
import { print } from '../../corpus/mutants/java/print.js'
import { faults } from '../../corpus/mutants/plant.js'
import { dice } from '../../corpus/pairs/dice.js'

const gateway = 'package p; public interface Gateway { String charge(String account); void close(int code); }'

/** The name of a fault, the body that it is planted in, and what stands there afterwards. */
const planted: readonly (readonly [string, string, string])[] = [
  ['service called once more', 'g.close(n);', '{ g.close(n); g.close(n); }'],
  ['service called once less', 'g.close(n);', '{ }'],
  ['service called in another order', 'g.charge(a); g.close(n);', 'g.close(n); g.charge(a);'],
  ['answer of a service ignored', 'last = g.charge(a);', 'g.charge(a); last = "";'],
  ['answer of a service kept', 'last = g.charge(a);', 'if (kept == null) kept = g.charge(a); last = kept;'],
  ['what a service stored not used', 'last = g.charge(a);', 'g.charge(a); last = a;'],
  ['copy dropped', 'list = new ArrayList<>(given);', 'list = given;'],
  ['copy added', 'list = given;', 'list = new java.util.ArrayList<>(given);'],
  ['result made modifiable', 'list = List.copyOf(given);', 'list = new java.util.ArrayList<>(given);'],
  ['view for a copy', 'list = List.copyOf(given);', 'list = java.util.Collections.unmodifiableList(given);'],
  [
    'written before the check',
    'if (n < 0) throw new IllegalStateException(); last = a;',
    'last = a; if (n < 0) throw new IllegalStateException();',
  ],
  [
    'checked before the write',
    'last = a; if (n < 0) throw new IllegalStateException();',
    'if (n < 0) throw new IllegalStateException(); last = a;',
  ],
  ['comparison with a limit shifted', 'if (n < 40) return;', 'if (n <= 40) return;'],
  ['range of characters shifted', "if (a.charAt(0) <= 'q') return;", "if (a.charAt(0) < 'q') return;"],
]

describe('a planted fault is what its name says', () => {
  for (const [title, before, after] of planted) {
    test(title, () => {
      const fault = faults.find(({ name }) => name === title)
      const program = [parse(gateway), parse(shop(before))]
      const made = fault?.apply(dice(1, 1), program)
      expect(flat(print(made ?? program)['p/Shop.java'])).toContain(`List<String> given) { ${after} }`)
    })
  }

  test('a service is what no class of the program implements', () => {
    const implemented = parse(
      'package p; class Real implements Gateway { public String charge(String a) { return a; } public void close(int code) { } }',
    )
    const fault = faults.find(({ name }) => name === 'service called once more')
    expect(fault?.apply(dice(1, 1), [parse(gateway), implemented, parse(shop('g.close(n);'))])).toBeNull()
  })
})

function shop(body: string): string {
  return `package p; import java.util.ArrayList; import java.util.List; public class Shop { Gateway g; String last; List<String> list; void m(String a, int n, List<String> given) { ${body} } }`
}

function flat(text = ''): string {
  return text.replaceAll(/\s+/g, ' ')
}
